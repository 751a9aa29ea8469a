/**
 * What belongs to a widget while it is typed into or pressed. Outside of its root all of it seems to
 * come from the element, which is no field: a page's shortcuts would take the letters, and a page that
 * forbids to copy would take the press and the paste. The first two are a dialog's alone: it scrolls,
 * whatever a page does with the wheel.
 */
const OWN =
  "wheel touchmove keydown keypress keyup mousedown touchstart selectstart contextmenu paste".split(
    " ",
  );

/** Keys that leave a place: a page must know of them, but for those of an open dialog. */
const LEAVES = /^(Tab|Esc)/;

const keep = (event: Event) => {
  if (!LEAVES.test((event as KeyboardEvent).key)) event.stopPropagation();
};

/** Keeps a widget's events from leaving this container. */
export function stopPropagationToPage(container: Element, dialog: boolean): void {
  for (const type of OWN.slice(dialog ? 0 : 2)) {
    container.addEventListener(type, keep, { passive: true });
  }
}

/**
 * While a dialog is open, the page's focus traps and its own dialogs do not hear the keys that leave.
 * @returns the end of it.
 */
export function isolateDialogKeys(element: HTMLElement): () => void {
  const guard = (event: KeyboardEvent) => {
    if (LEAVES.test(event.key) && element.shadowRoot?.activeElement) event.stopPropagation();
  };
  addEventListener("keydown", guard, true);
  return () => removeEventListener("keydown", guard, true);
}
