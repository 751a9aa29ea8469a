import { languageAt } from "./core/language-at";
import { languageFiles } from "./core/language-files";
import { wakeOnIntent } from "./core/wake-on-intent";
import { dialogs, type WidgetName, widgets } from "./widgets";

export { openFromAddress } from "./core/deep-link";
export { type LocaleWords, registerLocale } from "./core/register-locale";

/** Loads this page's elements when they are needed; on a server it does nothing. Just import it. */
if (typeof document !== "undefined") {
  wakeOnIntent(dialogs, async (name, near) => {
    // At the same time as its code; without them the element speaks Spanish.
    languageFiles[languageAt(near)]?.("").catch(() => {});
    // What has no widget's name is misspelt: that file says so, once.
    return Object.hasOwn(widgets, name) ? widgets[name as WidgetName].load() : import("./misspelt");
  });
}
