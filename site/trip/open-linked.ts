/** The folder with the files of the script-tag build, which the site's build sets; the dev server has none. */
declare const __WIDGETS_FOLDER__: string;

/** Opens the dialog that the address names, as on a partner's page with `data-deep-link`. */
export function openLinked(): void {
  if (typeof __WIDGETS_FOLDER__ !== "string" || !/[?&]maloca=/.test(location.search)) return;
  // A variable, because the bundler would wrap a text in a helper.
  const address = `${__WIDGETS_FOLDER__}deep-link.js`;
  import(/* @vite-ignore */ address).then((code) => code.openFromAddress());
}
