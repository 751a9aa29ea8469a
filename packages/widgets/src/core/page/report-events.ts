import { PROPS } from "../element/element-symbols";
import { type EventContext, pushEvent } from "./data-layer";

type Options = Partial<Omit<EventContext, "widget">>;

interface WidgetElement extends HTMLElement {
  open?: boolean;
  /** Its current props. */
  [PROPS]?: object;
}

const listening = new WeakSet<WidgetElement>();

/** Options that replace an element's own while another element's dialog shows its form. */
const overrides = new WeakMap<WidgetElement, Options>();

/**
 * Reports an element's events to the page's data layer. Called each time the element renders.
 * @param override options that replace the element's own.
 */
export function reportEvents(element: WidgetElement, widget: string, override?: Options) {
  if (override) overrides.set(element, override);
  else overrides.delete(element);
  if (listening.has(element)) return;
  listening.add(element);
  const push = (name: string, detail?: unknown) => {
    // Read at each event: an element may fire `maloca-open` before this is called for that opening.
    const options: Options = overrides.get(element) ?? element[PROPS] ?? {};
    pushEvent(name, { ...options, widget }, detail);
  };
  for (const name of ["open", "sent", "failed"]) {
    element.addEventListener(`maloca-${name}`, (event) => {
      if (event.target === element) push(name, (event as CustomEvent).detail);
    });
  }
  // It was opened while this code loaded. A dialog that is still opening fires the event later.
  if (element.shadowRoot?.querySelector("dialog")?.open ?? element.open) push("open");
}
