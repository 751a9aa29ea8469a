import { languageAt } from "./core/language/language-at";
import { languageFiles } from "./core/language/language-files";
import { prepareCreated } from "./core/loader/prepare-created";
import { wakeOnIntent } from "./core/loader/wake-on-intent";
import { anyDialog, type WidgetName, widgets } from "./widgets";

export { type LocaleWords, registerLocale } from "./core/language/register-locale";
export { openFromAddress } from "./core/loader/deep-link";

/** Importing this file is enough: it loads the page's elements when they are needed. On servers it does nothing. */
if (typeof document !== "undefined") {
  prepareCreated(
    wakeOnIntent(anyDialog, async (name, near) => {
      // Loads the texts at the same time as the code; without them the element is in Spanish.
      languageFiles[languageAt(near)]?.("").catch(() => {});
      // Any other name is misspelt: that file warns about it once.
      return Object.hasOwn(widgets, name)
        ? widgets[name as WidgetName].load()
        : import("./core/loader/misspelt");
    }),
  );
}
