/**
 * The check of every request, its limits and its Spanish messages
 * (docs/product.md, "Checks and messages").
 */
export { type BookingRequest, bookingLimits, bookingRequest } from "@maloca/catalog/booking";
export {
  type ContactMessage,
  // The package's first names for them.
  type ContactMessage as AllianceMessage,
  contactLimits,
  contactLimits as allianceLimits,
  contactMessage,
  contactMessage as allianceMessage,
} from "@maloca/catalog/contact";
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
export { type Checked, check, type FieldErrors } from "@maloca/catalog/validation";
