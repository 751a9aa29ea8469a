import { styleRoot } from "./style-root";

/**
 * Styles of the widgets, as text until a root wants them. A constructable sheet needs no permission
 * from a host page's content policy, and one object serves every element.
 */
const texts = new Map<string, string>();
let sheet: CSSStyleSheet | undefined;

/**
 * Called once by each style file when it loads; a second call replaces the first. What comes with
 * code that is loaded on demand reaches the elements that are there already.
 */
export function register(name: string, css: string): void {
  texts.set(name, css);
  sheet?.replaceSync(styleText());
}

/** All registered text, in import order. */
const styleText = () => [...texts.values()].join("");

/** The text of some of them, in this order: what a server writes into an element's template. */
export const styleTextOf = (names: readonly string[]) =>
  names.map((name) => texts.get(name) ?? "").join("");

styleRoot.rootOf = (host) => {
  if (!texts.size) return host;
  const root = host.attachShadow({ mode: "open" });
  adoptSheets(root);
  return root;
};

/**
 * Gives a root whatever is registered, now and later. What came with a page's markup has only the
 * styles of its first state.
 */
export function adoptSheets(root: DocumentOrShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styleText());
  }
  root.adoptedStyleSheets = [sheet];
}
