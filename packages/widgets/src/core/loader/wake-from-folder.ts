import { languageIn } from "@maloca/catalog/language-tag";
import { wakeOnIntent } from "./wake-on-intent";

/** The widgets that are dialogs, which the build inserts. */
declare const __DIALOGS__: readonly string[];
/** Every widget's name, which is that of its file. */
declare const __WIDGET_NAMES__: readonly string[];
/** The file that each of them imports. */
declare const __WIDGET_RUNTIME__: string;
/** The languages except Spanish. */
declare const __LANGUAGES__: readonly string[];

const names = __WIDGET_NAMES__;
const languages = __LANGUAGES__;

/**
 * Loads the code of this page's elements from a folder of the script-tag build. All files that a widget
 * needs are requested at the same time.
 * @param folder the same for all elements, or one for each, where the files of a widget have only its name.
 */
export function wakeFromFolder(folder: string | ((name: string, near: Element) => string)): void {
  wakeOnIntent(__DIALOGS__, async (name, near) => {
    // An unknown name is misspelt: that file logs it.
    let files = names.includes(name) ? [name, __WIDGET_RUNTIME__] : ["misspelt"];
    let from = folder;
    if (typeof from !== "string") {
      from = from(name, near);
      files = [name];
    }
    const load = (file: string) => {
      const address = `${from + file}.js`;
      // A variable, because the site's bundler would wrap a string in a helper, in a second file of each page.
      return import(/* @vite-ignore */ address);
    };
    // Not `languageAt`, which the site's bundler would put into a second file of each page.
    const language = languageIn(near.closest<HTMLElement>("[lang]")?.lang);
    if (languages.includes(language)) {
      // Requested with the widget's files; if they do not load, the element is in Spanish.
      for (const file of ["language", language]) load(file).catch(() => {});
    }
    await Promise.all(files.map(load));
  });
}
