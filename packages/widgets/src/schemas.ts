/**
 * The check of every request, its limits and its Spanish messages
 * (docs/product.md, "Checks and messages").
 */
export { type AllianceMessage, allianceLimits, allianceMessage } from "@maloca/catalog/alliance";
export { type BookingRequest, bookingLimits, bookingRequest } from "@maloca/catalog/booking";
export { type Checked, check, type FieldErrors } from "@maloca/catalog/check";
export {
  type NewsletterSignup,
  newsletterLimits,
  newsletterSignup,
  newsletterSubmission,
} from "@maloca/catalog/newsletter";
export {
  type PartnershipProposal,
  partnershipLimits,
  partnershipProposal,
} from "@maloca/catalog/partnership";
export { type TripRequest, tripRequest, tripRequestLimits } from "@maloca/catalog/trip-request";
