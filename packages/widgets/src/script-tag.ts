import { wakeFromFolder } from "./core/wake-from-folder";

/**
 * The script-tag build's own address: its files lie beside it, whoever's page this is. Read at once:
 * a page that navigates by itself would resolve a relative one anew, and one that adds a version to
 * every address means the same file.
 */
const script =
  document.currentScript ?? document.querySelector<HTMLScriptElement>('[src*="/maloca.js"]');

wakeFromFolder((script as HTMLScriptElement).src);
