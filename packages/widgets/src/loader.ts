import { wakeOnIntent } from "./core/wake-on-intent";
import { dialogs, type WidgetName, widgets } from "./widgets";

/** Wakes the elements of this page when they are needed. Importing it is enough; a server has none. */
if (typeof document !== "undefined") {
  wakeOnIntent(dialogs, async (name) => widgets[name as WidgetName].load());
}
