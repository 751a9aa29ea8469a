import type { Wording } from "@maloca/catalog/words";
import { PROPS } from "../element/r2wc-symbols";
import type { OperatorOptions } from "../operator/operator.options";
import { showOperator } from "../operator/operator-line";
import { pushEvent, type Told } from "./data-layer";

type Options = Partial<Omit<Told, "widget"> & OperatorOptions> & Wording & { endpoint?: string };

interface Followed extends HTMLElement {
  open?: boolean;
  /** What it is shown with. */
  [PROPS]?: object;
}

const known = new WeakSet<Followed>();

/** What an element is shown with in the dialog of another. */
const lent = new WeakMap<Followed, Options>();

/**
 * What an element does for the page of a partner: it tells the tag manager, and says who operates the
 * trips. Called each time the element is shown.
 * @param instead what holds in place of its own options.
 */
export function follow(element: Followed, widget: string, instead?: Options) {
  if (instead) lent.set(element, instead);
  else lent.delete(element);
  // Read when it is needed: an element may tell that it opened before this was called for its opening.
  const options = (): Options => lent.get(element) ?? element[PROPS] ?? {};
  const container = element.shadowRoot?.querySelector("div");
  if (container) showOperator(container, options());
  if (known.has(element)) return;
  known.add(element);
  const push = (name: string, detail?: unknown) =>
    pushEvent(name, { ...options(), widget }, detail);
  for (const name of ["open", "sent", "failed"]) {
    element.addEventListener(`maloca-${name}`, (event) => {
      if (event.target === element) push(name, (event as CustomEvent).detail);
    });
  }
  // It was opened while this code loaded; a dialog that only will be has not told so yet.
  if (container?.querySelector("dialog")?.open ?? element.open) push("open");
}
