import { wakeOnIntent } from "./wake-on-intent";

/** Written in by the build: the widgets that are dialogs. */
declare const __DIALOGS__: readonly string[];
/** And, with spaces between them, the files that each widget's imports before it runs. */
declare const __WIDGET_FILES__: Readonly<Record<string, string>>;
/** And the languages beside Spanish. */
declare const __LANGUAGES__: readonly string[];

const languages = __LANGUAGES__;

/**
 * Loads this page's elements from the script-tag build's files in a folder. All files that
 * a widget needs are requested at once: none waits for another.
 * @param folder empty where an optimiser has put this script into another file: then the `endpoint` of an
 *   element says whose files these are.
 */
export function wakeFromFolder(folder: string): void {
  let reported = false;
  wakeOnIntent(__DIALOGS__, async (name, near) => {
    const imported = __WIDGET_FILES__[name];
    // What has no widget's name is misspelt: that file says so.
    let files = imported ? `${name} ${imported}` : "misspelt";
    let from = folder;
    if (!from) {
      const element = near.closest("[endpoint]") ?? document.querySelector("[endpoint]");
      const written = element?.getAttribute("endpoint") as string;
      // Without its protocol an address would be one of the page's own.
      if (!/^(http|\/|$)/.test(written)) {
        // In plain characters: a page's bundle may be read in any encoding.
        if (!reported) console.error(`maloca-${name}: write endpoint="https://..."`);
        reported = true;
        throw name;
      }
      from = written.replace(/\/?$/, "/cdn/");
      files = name;
    }
    const load = (file: string) => {
      const address = `${from + file}.js`;
      // Not the text itself: the site's bundler would wrap it in a helper, a second file of each page.
      return import(/* @vite-ignore */ address);
    };
    // As `languageAt`, which the site's bundler would put into a second file of each page.
    const language = near.closest<HTMLElement>("[lang]")?.lang.toLowerCase().split("-")[0] ?? "";
    if (languages.includes(language)) {
      // Asked for with the widget's own files; if they do not come, the element speaks Spanish.
      for (const file of ["language", language]) load(file).catch(() => {});
    }
    await Promise.all(files.split(" ").map(load));
  });
}
