import type * as z from "zod/mini";
import { bookingErrors } from "../locales/es";
import { bookingFields } from "./booking";
import { limitsOf, schemaOf } from "./schema";

/** The body of `send-booking-request`, with its messages. */
export const bookingRequest = schemaOf(bookingFields, bookingErrors);
export type BookingRequest = z.output<typeof bookingRequest>;

export const bookingLimits = limitsOf(bookingFields);
