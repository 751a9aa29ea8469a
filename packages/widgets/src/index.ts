/** The widgets as React components. Importing them registers no elements and works on servers. */
import "./theme/bundled.css";
import { BookingDialog as Booking } from "./booking/booking.dialog";
import { ContactForm as Contact } from "./contact/contact";
import { inLanguage } from "./core/language/in-language";
import { requiringEndpoint } from "./core/operator/required-endpoint";
import { ExperienceSelector as Experiences } from "./experiences/experiences";
import { HelpWidget as Help } from "./help/help";
import { Lightbox as Pictures } from "./lightbox/lightbox";
import { NewsletterForm as Newsletter } from "./newsletter/newsletter";
import { PartnershipForm as Partnership } from "./partnership/partnership";
import { PaymentDialog as Payment } from "./payment/payment";
import { TripWizard as Wizard } from "./trip-wizard/trip-wizard";

export type { BookingSent } from "./booking/booking";
export type { BookingDialogProps } from "./booking/booking.dialog";
export type { ContactProps, ContactSent } from "./contact/contact";
export { LanguageProvider } from "./core/language/in-language";
export { type LocaleWords, registerLocale } from "./core/language/register-locale";
export { loadMaloca } from "./core/loader/load-maloca";
export type { Failure, WidgetEvents } from "./core/widget";
export type { ExperiencesChosen, ExperiencesProps } from "./experiences/experiences";
export type { HelpProps } from "./help/help";
export type { LightboxPicture, LightboxProps } from "./lightbox/lightbox";
export type { NewsletterProps } from "./newsletter/newsletter";
export type { PartnershipProps, PartnershipSent } from "./partnership/partnership";
export type { PaymentDialogProps, PaymentSent } from "./payment/payment";
export type { TripRequestSent, TripWizardProps } from "./trip-wizard/trip-wizard";

export const BookingDialog = /* @__PURE__ */ requiringEndpoint("BookingDialog", Booking);
export const ContactForm = /* @__PURE__ */ requiringEndpoint("ContactForm", Contact);
export const ExperienceSelector = /* @__PURE__ */ inLanguage(Experiences);
export const HelpWidget = /* @__PURE__ */ inLanguage(Help);
export const Lightbox = /* @__PURE__ */ inLanguage(Pictures);
export const NewsletterForm = /* @__PURE__ */ requiringEndpoint("NewsletterForm", Newsletter);
export const PartnershipForm = /* @__PURE__ */ requiringEndpoint("PartnershipForm", Partnership);
export const PaymentDialog = /* @__PURE__ */ inLanguage(Payment);
export const TripWizard = /* @__PURE__ */ requiringEndpoint("TripWizard", Wizard);
