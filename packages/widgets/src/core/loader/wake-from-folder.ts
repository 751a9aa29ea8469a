import { languageIn } from "@maloca/catalog/language-tag";
import { prepareCreated } from "./prepare-created";
import { wakeOnIntent } from "./wake-on-intent";

/** Selects the elements of dialogs; the build inserts it. */
declare const __ANY_DIALOG__: string;
/** The file that each of them imports. */
declare const __WIDGET_RUNTIME__: string;
/** The languages except Spanish. */
declare const __LANGUAGES__: readonly string[];

const languages = __LANGUAGES__;

/**
 * Loads the code of this page's elements from a folder of the script-tag build. All files that a widget
 * needs are requested at the same time.
 * @param folder the same for all elements; if it is empty, `folderOf` finds that of an element, where the files of a
 *   widget have only its name.
 */
export function wakeFromFolder(
  folder: string,
  folderOf: (name: string, near: Element) => string,
): void {
  prepareCreated(
    wakeOnIntent(__ANY_DIALOG__, async (name, near) => {
      const from = folder || folderOf(name, near);
      const load = (file: string) => import(`${from + file}.js`);
      const language = languageIn(near.closest<HTMLElement>("[lang]")?.lang);
      const words = languages.includes(language) ? ["language", language] : [];
      // Requested with the widget's file, which imports the runtime; without its words the element is in Spanish.
      if (folder) for (const file of [__WIDGET_RUNTIME__, ...words]) load(file).catch(() => {});
      // A file that does not load may have a misspelt name: the other one logs it, and throws.
      await load(name).catch(() => load("misspelt"));
    }),
  );
}
