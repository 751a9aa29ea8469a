import { wakeOnIntent } from "./wake-on-intent";

/** Written in by the build: the widgets that are dialogs. */
declare const __DIALOGS__: readonly string[];
/** And each widget's file with all that it imports before it runs. */
declare const __WIDGET_FILES__: Readonly<Record<string, readonly string[]>>;

/**
 * Wakes the elements of this page with the script-tag build's files, which lie in a folder. All that
 * a widget needs is asked for at once: none of it waits for another's answer.
 */
export function wakeFromFolder(folder: string): void {
  wakeOnIntent(__DIALOGS__, async (name) => {
    const files = __WIDGET_FILES__[name];
    if (!files) throw new Error(name);
    const addresses = files.map((file) => new URL(`${file}.js`, folder).href);
    await Promise.all(addresses.map((address) => import(/* @vite-ignore */ address)));
  });
}
