// The schemas of all requests, with limits and Spanish messages (docs/product.md, "Checks and messages").

export {
  type BookingRequest,
  bookingLimits,
  bookingRequest,
  type ContactMessage,
  // The former names, for pages that still import them.
  type ContactMessage as AllianceMessage,
  contactLimits,
  contactLimits as allianceLimits,
  contactMessage,
  contactMessage as allianceMessage,
  type NewsletterSignup,
  newsletterLimits,
  newsletterSignup,
  newsletterSubmission,
  type PartnershipProposal,
  partnershipLimits,
  partnershipProposal,
  type TripRequest,
  tripRequest,
  tripRequestLimits,
} from "@maloca/catalog/requests/schemas";
export { type Checked, check, type FieldErrors } from "@maloca/catalog/validation";
