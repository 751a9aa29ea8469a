import type * as z from "zod/mini";
import { tripRequestErrors } from "../locales/es";
import { limitsOf, schemaOf } from "./schema";
import { tripRequestFields } from "./trip-request";

/** The row that is inserted into `trip_requests`. */
export const tripRequest = schemaOf(tripRequestFields, tripRequestErrors);
export type TripRequest = z.output<typeof tripRequest>;

export const tripRequestLimits = limitsOf(tripRequestFields);
