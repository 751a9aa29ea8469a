import { wakeOnIntent } from "./element/loader";
import { isDialog } from "./kinds";

/**
 * The script-tag build's own address: its pieces lie beside it, whoever's page this is. Read at once:
 * a page that navigates by itself would resolve a relative one anew, and one that adds a version to
 * every address means the same file.
 */
const src = (
  (document.currentScript ?? document.querySelector('[src*="/maloca.js"]')) as HTMLScriptElement
).src;

// What the widget shares with others is asked for together with it, not after it.
wakeOnIntent((name) => {
  const pieces = ["runtime", name];
  if (isDialog(name)) pieces.push("modal");
  if (name !== "lightbox") pieces.push("fields");
  // Only a dialog with fields has a fourth piece by now.
  if (pieces[3]) pieces.push("dialog", "choices");
  // Whose form is sent to the server, by the first letter: booking, contact, newsletter, trip wizard.
  if (/^[bcnt]/.test(name)) pieces.push("sending");
  return Promise.all(pieces.map((piece) => import(new URL(`${piece}.js`, src) as never)));
});
