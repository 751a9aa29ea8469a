// The schemas of all requests, with limits and Spanish messages (docs/product.md, "Checks and messages").

export {
  type BookingRequest,
  bookingLimits,
  bookingRequest,
} from "@maloca/catalog/requests/booking.schema";
export {
  type ContactMessage,
  // The former names, for pages that still import them.
  type ContactMessage as AllianceMessage,
  contactLimits,
  contactLimits as allianceLimits,
  contactMessage,
  contactMessage as allianceMessage,
} from "@maloca/catalog/requests/contact.schema";
export {
  type NewsletterSignup,
  newsletterLimits,
  newsletterSignup,
  newsletterSubmission,
} from "@maloca/catalog/requests/newsletter.schema";
export {
  type PartnershipProposal,
  partnershipLimits,
  partnershipProposal,
} from "@maloca/catalog/requests/partnership.schema";
export {
  type TripRequest,
  tripRequest,
  tripRequestLimits,
} from "@maloca/catalog/requests/trip-request.schema";
export { type Checked, check, type FieldErrors } from "@maloca/catalog/validation";
