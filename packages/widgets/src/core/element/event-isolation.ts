/**
 * Events that stay inside a widget. To the page they would seem to come from the element, which is no
 * field: its shortcuts would act on typed letters, and a page that forbids copying would block pressing
 * and pasting. The first two stay in dialogs alone, so that a dialog scrolls even if the page handles
 * the wheel.
 */
const OWN =
  "wheel touchmove keydown keypress keyup mousedown touchstart selectstart contextmenu paste".split(
    " ",
  );

/** Keys that move the focus out or close something: the page hears them, unless a dialog is open. */
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
 * While a dialog is open, the page's focus traps and its own dialogs do not hear Tab and Escape.
 * @returns the end of it.
 */
export function isolateDialogKeys(element: HTMLElement): () => void {
  const guard = (event: KeyboardEvent) => {
    if (LEAVES.test(event.key) && element.shadowRoot?.activeElement) event.stopPropagation();
  };
  addEventListener("keydown", guard, true);
  return () => removeEventListener("keydown", guard, true);
}
