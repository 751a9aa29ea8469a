import { wakeFromFolder } from "./core/wake-from-folder";

/**
 * The script's own address: the build's other files are beside it. Read at once, because after a
 * client-side navigation a relative address would resolve differently. A page may add a version to
 * every address: it means the same file.
 */
const script =
  document.currentScript ?? document.querySelector<HTMLScriptElement>('[src*="/maloca.js"]');

const { src, dataset } = script as HTMLScriptElement;

/** Written in by the build: the folder of its other files, named by their content. */
declare const __FOLDER__: string;

const folder = new URL(`${__FOLDER__}/`, src).href;

wakeFromFolder(folder);

if (dataset.deepLink !== undefined) {
  // As a string, because this file is no module and nothing is bundled into it.
  import(/* @vite-ignore */ new URL("deep-link.js", folder).href).then((code) =>
    code.openFromAddress(),
  );
}
