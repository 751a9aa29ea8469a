// A modal dialog makes everything outside of it inert, also in the top layer.

/** Whether a modal dialog is open that does not contain the element. */
export function isInert(element: Element): boolean {
  return hasModal(document) && !isInModal(element);
}

/** Whether a modal dialog is open, also within open shadow roots. */
const hasModal = (root: ParentNode): boolean =>
  root.querySelector("dialog:modal") !== null ||
  [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot && hasModal(shadowRoot));

function isInModal(element: Element): boolean {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (node instanceof Element && node.matches("dialog:modal")) return true;
  }
  return false;
}

/** The parent in the flat tree: the slot of a slotted node, the host of a shadow root. */
const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
