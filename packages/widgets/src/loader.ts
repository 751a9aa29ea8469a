import { languageAt } from "./core/language/language-at";
import { languageFiles } from "./core/language/language-files";
import { wakeOnIntent } from "./core/loader/wake-on-intent";
import { dialogs, type WidgetName, widgets } from "./widgets";

export { type LocaleWords, registerLocale } from "./core/language/register-locale";
export { openFromAddress } from "./core/loader/deep-link";

/** Loads this page's elements when they are needed; on a server it does nothing. Just import it. */
if (typeof document !== "undefined") {
  wakeOnIntent(dialogs, async (name, near) => {
    // At the same time as its code; without them the element speaks Spanish.
    languageFiles[languageAt(near)]?.("").catch(() => {});
    // What has no widget's name is misspelt: that file says so, once.
    return Object.hasOwn(widgets, name)
      ? widgets[name as WidgetName].load()
      : import("./core/loader/misspelt");
  });
}
