import type { Wording } from "@maloca/catalog/words";
import { pushEvent, type Told } from "./data-layer";
import type { OperatorOptions } from "./operator.options";
import { showOperator } from "./operator-line";

type Options = Partial<Omit<Told, "widget"> & OperatorOptions> & Wording & { endpoint?: string };

/** What an element was last shown with. */
const followed = new WeakMap<HTMLElement, Options>();

/**
 * What an element does for the page of a partner: it tells the tag manager, and says who operates the
 * trips. Called each time the element is shown.
 */
export function follow(
  element: HTMLElement & { open?: boolean },
  widget: string,
  options: Options,
) {
  const isNew = !followed.has(element);
  followed.set(element, options);
  const container = element.shadowRoot?.querySelector("div");
  if (container) showOperator(container, options);
  if (!isNew) return;
  const push = (name: string, detail?: unknown) =>
    pushEvent(name, { ...followed.get(element), widget }, detail);
  for (const name of ["open", "sent", "failed"]) {
    element.addEventListener(`maloca-${name}`, (event) => {
      if (event.target === element) push(name, (event as CustomEvent).detail);
    });
  }
  // It was opened while this code loaded; a dialog that only will be has not told so yet.
  if (container?.querySelector("dialog")?.open ?? element.open) push("open");
}
