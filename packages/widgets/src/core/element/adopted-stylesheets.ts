import { styleRoot } from "./style-root";

/**
 * The text of the widgets' styles. A constructable style sheet needs no permission of the host page's
 * content security policy, and all elements share one object.
 */
const texts = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;

/**
 * Called by each style file when it loads; a second call replaces the first. Existing elements get the
 * styles of code that is loaded on demand, too.
 */
export function register(name: string, css: string): void {
  texts.set(name, css);
  sheet?.replaceSync(styleText());
}

/** All registered text, in import order. */
const styleText = () => [...texts.values()].join("");

/** The text of some of them, in this order, for an element's template on a server. */
export const styleTextOf = (names: readonly string[]) =>
  names.map((name) => texts.get(name) ?? "").join("");

styleRoot.rootOf = (host) => {
  if (!texts.size) return host;
  const root = host.attachShadow({ mode: "open" });
  adoptSheets(root);
  return root;
};

/**
 * Adopts all styles that are registered, now or later. A root from the page's HTML has only the styles of
 * its first state.
 */
export function adoptSheets(root: DocumentOrShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styleText());
  }
  root.adoptedStyleSheets = [sheet];
}
