/** Registers every custom element. On a server it does nothing. */
import "./booking/booking.element";
import "./newsletter/newsletter.element";
