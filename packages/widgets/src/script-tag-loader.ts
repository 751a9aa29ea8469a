import { endpointFolder } from "./core/loader/endpoint-folder";
import { LOADER } from "./core/loader/loader-tags";
import { wakeFromFolder } from "./core/loader/wake-from-folder";

/** The folder with the other files, which is named after their content; it is the argument of the last line. */
declare const __FOLDER__: string;

/**
 * The tag of this script; the other files are beside its address. It is read at once, because a relative address
 * would resolve differently after a client-side navigation. A query in the address does not matter. The tag is
 * searched for where `currentScript` is not this tag: in a module, or in a file that an optimiser has combined.
 */
const script = (document.currentScript ??
  document.querySelector(LOADER)) as HTMLScriptElement | null;

const folder = script?.matches(LOADER) ? new URL(__FOLDER__, script.src).href : "";

wakeFromFolder(folder, endpointFolder);

if (script?.matches("[data-deep-link]")) {
  // An address and not a module name: this file is a classic script, into which nothing is bundled.
  import(/* @vite-ignore */ `${folder}deep-link.js`);
}
