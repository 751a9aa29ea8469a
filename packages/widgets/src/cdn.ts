import { wakeOnIntent } from "./element/loader";
import { isDialog } from "./kinds";

/** The script-tag build's own address: its pieces lie beside it, whoever's page this is. */
const script = (document.currentScript ??
  document.querySelector('script[src$="/maloca.js"]')) as HTMLScriptElement;

// What the widget shares with others is asked for together with it, not after it.
wakeOnIntent((name) => {
  const pieces = isDialog(name) ? ["runtime", "dialog", name] : ["runtime", name];
  return Promise.all(pieces.map((piece) => import(new URL(`${piece}.js`, script.src).href)));
});
