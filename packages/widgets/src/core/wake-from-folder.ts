import { wakeOnIntent } from "./wake-on-intent";
import type { WidgetName } from "./widget-names";

/** Each widget's file and all that it imports before it runs, as the build has made them. */
declare const __WIDGET_FILES__: Readonly<Record<WidgetName, readonly string[]>>;

/**
 * Wakes the elements of this page with the script-tag build's files, which lie in a folder. All that
 * a widget needs is asked for at once: none of it waits for another's answer.
 */
export function wakeFromFolder(folder: string): void {
  wakeOnIntent(async (name) => {
    const files = __WIDGET_FILES__[name].map((file) => new URL(`${file}.js`, folder).href);
    await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  });
}
