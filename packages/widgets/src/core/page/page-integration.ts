import type { Wording } from "@maloca/catalog/words";
import { PROPS } from "../element/r2wc";
import type { OperatorOptions } from "../operator/operator.options";
import { showOperator } from "../operator/operator-line";
import { type EventContext, pushEvent } from "./data-layer";

type Options = Partial<Omit<EventContext, "widget"> & OperatorOptions> &
  Wording & { endpoint?: string };

interface WidgetElement extends HTMLElement {
  open?: boolean;
  /** Its current props. */
  [PROPS]?: object;
}

const listening = new WeakSet<WidgetElement>();

/** Options that replace an element's own while another element's dialog shows its form. */
const overrides = new WeakMap<WidgetElement, Options>();

/**
 * Reports an element's events to the page's data layer, and shows who operates the trips. Called each
 * time the element renders.
 * @param override options that replace the element's own.
 */
export function integrateWithPage(element: WidgetElement, widget: string, override?: Options) {
  if (override) overrides.set(element, override);
  else overrides.delete(element);
  // Read at each event: an element may fire `maloca-open` before this is called for that opening.
  const options = (): Options => overrides.get(element) ?? element[PROPS] ?? {};
  const container = element.shadowRoot?.querySelector("div");
  if (container) showOperator(container, options());
  if (listening.has(element)) return;
  listening.add(element);
  const push = (name: string, detail?: unknown) =>
    pushEvent(name, { ...options(), widget }, detail);
  for (const name of ["open", "sent", "failed"]) {
    element.addEventListener(`maloca-${name}`, (event) => {
      if (event.target === element) push(name, (event as CustomEvent).detail);
    });
  }
  // It was opened while this code loaded. A dialog that is still opening fires the event later.
  if (container?.querySelector("dialog")?.open ?? element.open) push("open");
}
