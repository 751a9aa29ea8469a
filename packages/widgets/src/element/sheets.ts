import { dressing } from "./dressing";

/**
 * Style sheets of the widgets, as text until a root wants them. Constructable sheets need no
 * permission from a host page's content policy, and one object serves every element.
 */
const texts = new Map<string, string>();
const built = new Map<string, CSSStyleSheet>();

/** Called once by each style file when it loads; a second call replaces the first. */
export function register(name: string, css: string): void {
  texts.set(name, css);
  built.get(name)?.replaceSync(css);
}

/** All registered text, in import order: what a server writes into an element's template. */
export const styleText = () => [...texts.values()].join("");

dressing.rootOf = (host) => {
  if (!texts.size) return host;
  const root = host.attachShadow({ mode: "open" });
  adoptSheets(root);
  return root;
};

/** Gives a root every sheet registered so far, unless its markup brought its own. */
export function adoptSheets(root: DocumentOrShadowRoot & ParentNode): void {
  if (root instanceof ShadowRoot && root.querySelector("style, link")) return;
  root.adoptedStyleSheets = [...texts].map(([name, css]) => {
    let sheet = built.get(name);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      built.set(name, sheet);
    }
    return sheet;
  });
}
