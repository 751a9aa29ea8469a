import * as z from "zod/mini";
import {
  bookingErrors,
  contactErrors,
  newsletterErrors,
  partnershipErrors,
  tripRequestErrors,
} from "../locales/es";
import { request } from "../validation";
import { bookingFields } from "./booking";
import { contactFields } from "./contact";
import { newsletterContext, newsletterFields } from "./newsletter";
import { partnershipFields } from "./partnership";
import { limitsOf, schemaOf } from "./schema";
import { tripRequestFields } from "./trip-request";

/** The body of `send-booking-request`, with its messages. */
export const bookingRequest = schemaOf(bookingFields, bookingErrors);
export type BookingRequest = z.output<typeof bookingRequest>;
export const bookingLimits = limitsOf(bookingFields);

/** The body of `send-alliance-email` (docs/decisions.md, "One contact form"). */
export const contactMessage = schemaOf(contactFields, contactErrors);
export type ContactMessage = z.output<typeof contactMessage>;
export const contactLimits = limitsOf(contactFields);

/** The row that is inserted into `trip_requests`. */
export const tripRequest = schemaOf(tripRequestFields, tripRequestErrors);
export type TripRequest = z.output<typeof tripRequest>;
export const tripRequestLimits = limitsOf(tripRequestFields);

/** A partnership proposal, with its messages. The server does not store it. */
export const partnershipProposal = schemaOf(partnershipFields, partnershipErrors);
export type PartnershipProposal = z.output<typeof partnershipProposal>;
export type OrganizationType = PartnershipProposal["organizationType"];
export const partnershipLimits = limitsOf(partnershipFields);

/** A sign-up: any text with an "@". */
export const newsletterSignup = schemaOf(newsletterFields, newsletterErrors);
export type NewsletterSignup = z.output<typeof newsletterSignup>;
export const newsletterLimits = limitsOf(newsletterFields);

/** The body of the marketing-automation forms endpoint. */
export const newsletterSubmission = request(() => ({
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  // The page fills this in, so no messages are needed.
  context: z.catch(schemaOf(newsletterContext, {}), { pageUri: "", pageName: "" }),
}));
