/** Shows an element with a dialog, and not its light children, whose place is hidden. */
const OUT = ":host{display:contents!important}slot{display:none}";

/** Whether it is painted, as nothing is inside `display: none`, not even in the top layer. */
export const isSeen = (dialog: Element) =>
  (dialog as Partial<Element>).checkVisibility?.() ?? dialog.getClientRects().length > 0;

/**
 * Brings an element with an open dialog out of what the page hides (a menu that closes after the press): to the end of
 * the body, until it is closed. Nothing brings out an element that the page itself has hidden while it was open.
 * @param wasSeen whether it has been painted since it was opened.
 * @returns the function that puts the element back.
 */
export function bringOut(dialog: HTMLDialogElement, wasSeen: boolean): (() => void) | undefined {
  const root = dialog.getRootNode() as ShadowRoot;
  const host: Element & { malocaAdded?: boolean } = root.host;
  if (wasSeen && getComputedStyle(host).display === "none") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OUT);
  root.adoptedStyleSheets.push(sheet);
  const { body } = document;
  let place: Comment | undefined;
  if (!isSeen(dialog)) {
    place = document.createComment("");
    host.before(place);
    host.malocaAdded = true;
    // Keeps the focus, where the browser can.
    ((body as Partial<ParentNode>).moveBefore ?? body.insertBefore).call(body, host, null);
  }
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
    if (!place) return;
    host.malocaAdded = false;
    // Its place may have been removed meanwhile.
    if (place.isConnected) place.replaceWith(host);
    else host.remove();
  };
}
