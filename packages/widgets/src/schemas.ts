/** The check of every request, its limits and its Spanish messages (spec §5). */
export { type BookingRequest, bookingLimits, bookingRequest } from "@maloca/catalog/booking";
export { type Checked, check, type FieldErrors } from "@maloca/catalog/check";
export {
  type NewsletterSignup,
  newsletterLimits,
  newsletterSignup,
  newsletterSubmission,
} from "@maloca/catalog/newsletter";
