/** Registers every custom element. On a server it does nothing. */
import "./booking/booking.element";
import "./contact/contact.element";
import "./experiences/experiences.element";
import "./help/help.element";
import "./lightbox/lightbox.element";
import "./newsletter/newsletter.element";
import "./partnership/partnership.element";
import "./payment/payment.element";
import "./trip-wizard/trip-wizard.element";

export type { AttributesOf, ElementOf, MalocaEvents } from "./element-types";
