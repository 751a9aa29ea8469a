// A modal dialog makes all inert that is outside of it, in the top layer, too.

/** Whether a modal dialog is open that does not contain the element. */
export function isInert(element: Element): boolean {
  return hasModal(document) && !isInModal(element);
}

/** Also in the open shadow roots below. */
const hasModal = (root: ParentNode): boolean =>
  root.querySelector("dialog:modal") !== null ||
  [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot && hasModal(shadowRoot));

function isInModal(element: Element): boolean {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (node instanceof Element && node.matches("dialog:modal")) return true;
  }
  return false;
}

/** As it is drawn: a slot's, or a shadow root's host. */
const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
