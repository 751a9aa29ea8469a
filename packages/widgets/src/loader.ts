import { wakeOnIntent } from "./core/wake-on-intent";
import type { WidgetName } from "./core/widget-names";

const load: Record<WidgetName, () => Promise<unknown>> = {
  booking: () => import("./booking/booking.element"),
  contact: () => import("./contact/contact.element"),
  experiences: () => import("./experiences/experiences.element"),
  help: () => import("./help/help.element"),
  lightbox: () => import("./lightbox/lightbox.element"),
  newsletter: () => import("./newsletter/newsletter.element"),
  partnership: () => import("./partnership/partnership.element"),
  payment: () => import("./payment/payment.element"),
  "trip-wizard": () => import("./trip-wizard/trip-wizard.element"),
};

/** Wakes the elements of this page when they are needed. Importing it is enough; a server has none. */
if (typeof document !== "undefined") wakeOnIntent((name) => load[name]());
