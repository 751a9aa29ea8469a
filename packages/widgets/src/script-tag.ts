import { LOADER } from "./core/loader/loader-tags";
import { wakeFromFolder } from "./core/loader/wake-from-folder";

/** Written in by the build: the folder of its other files, named by their content. */
declare const __FOLDER__: string;

/**
 * The script's own tag, whose address says where the other files are. Read at once, because after a
 * client-side navigation a relative address would resolve differently. A page may add a version to every
 * address: it means the same file. In a file that an optimiser has combined the running script has another
 * name or no address; as a module no script is the running one.
 */
const script = (document.currentScript ??
  document.querySelector(LOADER)) as HTMLScriptElement | null;

const folder = script?.matches(LOADER) ? new URL(`${__FOLDER__}/`, script.src).href : "";

wakeFromFolder(folder);

if (script?.dataset.deepLink !== undefined) {
  // As a string, because this file is no module and nothing is bundled into it.
  import(/* @vite-ignore */ new URL("deep-link.js", folder).href).then((code) =>
    code.openFromAddress(),
  );
}
