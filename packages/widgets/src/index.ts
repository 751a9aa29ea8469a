/** The widgets as React components. Nothing is registered, and a server may import this. */
import "./theme/bundled.css";

export type { BookingSent } from "./booking/booking";
export { BookingDialog, type BookingDialogProps } from "./booking/booking.dialog";
export { ContactForm, type ContactProps, type ContactSent } from "./contact/contact";
export type { Failure, WidgetEvents } from "./core/widget";
export {
  ExperienceSelector,
  type ExperiencesChosen,
  type ExperiencesProps,
} from "./experiences/experiences";
export { type HelpProps, HelpWidget } from "./help/help";
export { Lightbox, type LightboxPicture, type LightboxProps } from "./lightbox/lightbox";
export { NewsletterForm, type NewsletterProps } from "./newsletter/newsletter";
export {
  PartnershipForm,
  type PartnershipProps,
  type PartnershipSent,
} from "./partnership/partnership";
export { PaymentDialog, type PaymentDialogProps, type PaymentSent } from "./payment/payment";
export { type TripRequestSent, TripWizard, type TripWizardProps } from "./trip-wizard/trip-wizard";
