/**
 * Events that stay inside a widget. For the page their target would be the element, which is no field: the
 * page's shortcuts would react to typed letters, and a page that drags or that forbids copying would block
 * pressing and pasting. The first two stay inside dialogs only, so that a dialog scrolls even if the page
 * handles the wheel.
 */
const ISOLATED =
  "wheel touchmove pointerdown keydown keypress keyup mousedown touchstart selectstart contextmenu paste".split(
    " ",
  );

/** Keys that move the focus out or close something: they reach the page unless a dialog is open. */
export const LEAVES = /^(Tab|Esc)/;

const keep = (event: Event) => {
  if (!LEAVES.test((event as KeyboardEvent).key)) event.stopPropagation();
};

/** Stops a widget's events at this container. */
export function stopPropagationToPage(container: Element, dialog: boolean): void {
  for (const type of ISOLATED.slice(dialog ? 0 : 2)) {
    container.addEventListener(type, keep, { passive: true });
  }
}
