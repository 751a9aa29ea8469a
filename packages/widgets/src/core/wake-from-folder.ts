import { wakeOnIntent } from "./wake-on-intent";

/** Written in by the build: the widgets that are dialogs. */
declare const __DIALOGS__: readonly string[];
/** And each widget's file with all that it imports before it runs. */
declare const __WIDGET_FILES__: Readonly<Record<string, readonly string[]>>;
/** And each language's, beside Spanish. */
declare const __LANGUAGES__: Readonly<Record<string, readonly string[]>>;

/**
 * Loads this page's elements from the script-tag build's files in a folder. All files that
 * a widget needs are requested at once: none waits for another.
 */
export function wakeFromFolder(folder: string): void {
  wakeOnIntent(__DIALOGS__, async (name, near) => {
    // What has no widget's name is misspelt: that file says so.
    const files = __WIDGET_FILES__[name] ?? ["misspelt"];
    const load = (file: string) => import(/* @vite-ignore */ new URL(`${file}.js`, folder).href);
    const language = near.closest<HTMLElement>("[lang]")?.lang.slice(0, 2) ?? "";
    // Asked for with the widget's own files; if they do not come, the element speaks Spanish.
    for (const file of __LANGUAGES__[language] ?? []) load(file).catch(() => {});
    await Promise.all(files.map(load));
  });
}
