import { wakeOnIntent } from "./element/loader";
import { kinds } from "./kinds";

/** The script-tag build's own address: its pieces lie beside it, whoever's page this is. */
const script = (document.currentScript ??
  document.querySelector('script[src$="/maloca.js"]')) as HTMLScriptElement;

// What the widget shares with others is asked for together with it, not after it.
wakeOnIntent((name) =>
  Promise.all(
    ["runtime", kinds[name], name]
      .filter((piece) => piece !== "inline")
      .map((piece) => import(new URL(`${piece}.js`, script.src).href)),
  ),
);
