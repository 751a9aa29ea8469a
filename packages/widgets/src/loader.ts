import { wakeOnIntent } from "./element/loader";
import type { WidgetName } from "./kinds";

const load: Record<WidgetName, () => Promise<unknown>> = {
  booking: () => import("./booking/booking.element"),
  newsletter: () => import("./newsletter/newsletter.element"),
};

/** Wakes the elements of this page when they are needed. Importing it is enough. */
wakeOnIntent((name) => load[name]());
