import { wakeOnIntent } from "../packages/widgets/src/core/loader/wake-on-intent";

/** Selects the elements of dialogs, and the file that each widget imports; the site's build sets them. */
declare const __ANY_DIALOG__: string;
declare const __WIDGET_RUNTIME__: string;

function load(file: string) {
  // A variable, because the bundler would wrap a string in a helper, in a second file of each page.
  // The site's script is in the widgets' folder, whose name it does not need to know.
  const address = `./${file}.js`;
  return import(/* @vite-ignore */ address);
}

// The site loads the same files as a partner's page, with all that a widget needs at the same time.
wakeOnIntent(__ANY_DIALOG__, (name) => {
  load(__WIDGET_RUNTIME__).catch(() => {});
  return load(name);
});
