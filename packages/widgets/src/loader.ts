import { wakeOnIntent } from "./core/wake-on-intent";
import { dialogs, type WidgetName, widgets } from "./widgets";

export { openFromAddress } from "./core/deep-link";

/** Loads this page's elements when they are needed; on a server it does nothing. Just import it. */
if (typeof document !== "undefined") {
  wakeOnIntent(dialogs, async (name) => widgets[name as WidgetName].load());
}
