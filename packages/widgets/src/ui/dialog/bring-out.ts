/** Shows an element with a dialog, and not its light children, whose place is hidden. */
const OUT = ":host{display:contents!important}slot{display:none}";

/** Moves a node and keeps its state where the browser can. */
function move(node: Node, parent: Partial<ParentNode> & Node, before: Node | null) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * Brings an element with an open dialog out of what the page hides (a menu that closes after the press): to the end of
 * the body, until it is closed. Nothing brings out a component, an element that the page itself has hidden since it was
 * opened, and one whose page was left for another address. Loads only when a dialog cannot be seen.
 * @param address of the page where it was opened.
 * @param wasSeen whether it was painted when it was opened.
 * @returns the function that puts the element back.
 */
export function bringOut(
  dialog: HTMLDialogElement,
  address: string,
  wasSeen: boolean,
): (() => void) | undefined {
  const root = dialog.getRootNode();
  if (!dialog.open || !(root instanceof ShadowRoot) || location.href !== address) return;
  const { host } = root;
  if (wasSeen && getComputedStyle(host).display === "none") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OUT);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let place: Comment | undefined;
  if (!dialog.checkVisibility()) {
    place = document.createComment("");
    host.before(place);
    Object.assign(host, { malocaAdded: true });
    move(host, document.body, null);
  }
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    if (!place) return;
    Object.assign(host, { malocaAdded: false });
    // Laid out once more, closed: Chromium goes on painting a dialog that goes where content is skipped.
    host.getClientRects();
    // Its place may have been removed meanwhile, or the element itself.
    if (place.isConnected && host.isConnected) move(host, place.parentNode as Node, place);
    else host.remove();
    place.remove();
  };
}
