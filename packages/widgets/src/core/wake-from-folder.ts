import { wakeOnIntent } from "./wake-on-intent";

/** Written in by the build: the widgets that are dialogs. */
declare const __DIALOGS__: readonly string[];
/** And each widget's file with all that it imports before it runs. */
declare const __WIDGET_FILES__: Readonly<Record<string, readonly string[]>>;

/**
 * Loads this page's elements from the script-tag build's files in a folder. All files that
 * a widget needs are requested at once: none waits for another.
 */
export function wakeFromFolder(folder: string): void {
  wakeOnIntent(__DIALOGS__, async (name) => {
    const files = __WIDGET_FILES__[name];
    if (!files) throw new Error(name);
    const addresses = files.map((file) => new URL(`${file}.js`, folder).href);
    await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
  });
}
