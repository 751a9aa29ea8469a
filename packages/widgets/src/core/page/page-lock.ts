// A module of its own, because each widget of the script-tag build has a copy of the code that uses it.

/** The open modal dialogs of all widgets on the page. While there is one, the page does not scroll. */
const dialogs = new Set<Element>();

/**
 * The lock is a style sheet and no attribute: a router or a server's patch may write those of `<html>` and `<body>`
 * meanwhile.
 */
let sheet: CSSStyleSheet | undefined;

/** Locks the page's scrolling while a dialog is open, without a layout shift. A second call changes nothing. */
export function lockPage(dialog: Element): void {
  if (!dialogs.size) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(lockRules());
    document.adoptedStyleSheets.push(sheet);
  }
  dialogs.add(dialog);
}

/** The dialog has closed, or cannot be seen any more. */
export function unlockPage(dialog: Element): void {
  dialogs.delete(dialog);
  if (!dialogs.size) {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }
}

/** The id outweighs the page's own rules. */
function lockRules(): string {
  const root = document.documentElement;
  const scrolls = (element: Element) => getComputedStyle(element).overflow !== "visible";
  // The browser takes the window's overflow from the body where the root has none. Another rule for the root would
  // then make the body a scroll container, and its sticky elements would move.
  const owner = !scrolls(root) && scrolls(document.body) ? "body" : ":root";
  const gutter = root.clientWidth < innerWidth ? "scrollbar-gutter:stable!important" : "";
  return `${owner}:not(#_){overflow:hidden!important}:root:not(#_){${gutter}}`;
}
