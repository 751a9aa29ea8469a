import { languageIn } from "@maloca/catalog/language-tag";
import { wakeOnIntent } from "./wake-on-intent";

/** The widgets that are dialogs, which the build inserts. */
declare const __DIALOGS__: readonly string[];
/** The files that each widget imports, separated by spaces. */
declare const __WIDGET_FILES__: Readonly<Record<string, string>>;
/** The languages except Spanish. */
declare const __LANGUAGES__: readonly string[];

const languages = __LANGUAGES__;

/**
 * Loads the code of this page's elements from a folder of the script-tag build. All files that a widget
 * needs are requested at the same time.
 * @param folder the same for all elements, or one for each, where the files of a widget have only its name.
 */
export function wakeFromFolder(folder: string | ((name: string, near: Element) => string)): void {
  wakeOnIntent(__DIALOGS__, async (name, near) => {
    const imported = __WIDGET_FILES__[name];
    // An unknown name is misspelt: that file logs it.
    let files = imported ? `${name} ${imported}` : "misspelt";
    let from = folder;
    if (typeof from !== "string") {
      from = from(name, near);
      files = name;
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
    await Promise.all(files.split(" ").map(load));
  });
}
