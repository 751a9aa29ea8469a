import { PROPS } from "../element/element-symbols";
import { warnOnce } from "../warn-once";

interface Page {
  /** The list to which pages and tag managers add events; each entry is an object or a command. */
  dataLayer?: unknown;
  /** The tag manager's state of consent, which may not be in the layer. */
  google_tag_data?: {
    ics?: { entries?: { analytics_storage?: { default?: boolean; update?: boolean } } };
  };
}

/** The options that an event contains: they come from the page, not from the visitor. */
interface EventContext {
  widget: string;
  analytics?: string;
  destination?: string | undefined;
  package?: string | undefined;
  testMode?: boolean;
}

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

/** Pushes an event to the page's data layer if its visitor has consented to analytics. */
export function pushEvent(
  name: string,
  { widget, analytics, destination, package: chosen, testMode }: EventContext,
  detail?: unknown,
): void {
  if (!analytics) return;
  if (analytics !== "dataLayer") {
    warnOnce(`analytics: "${analytics}" is unknown; write dataLayer`);
    return;
  }
  const { reason } = Object(detail);
  // Attribute errors are the developer's: not reported.
  if (reason === "attribute") return;
  const page = window as typeof window & Page;
  const layer = page.dataLayer;
  if (!Array.isArray(layer) || !isAllowed(page, layer)) return;
  // With `undefined`, because the layer keeps the last value of a key that is missing.
  layer.push({
    event: `maloca_${name}`,
    maloca_widget: widget,
    maloca_destination: destination || undefined,
    maloca_package: chosen || undefined,
    maloca_reason: name === "failed" ? reason : undefined,
    maloca_test: testMode || undefined,
  });
}

/**
 * Whether `analytics_storage` is granted in consent mode: by the last update, else by the default. A default
 * that denies it in some region counts, because the visitor's region is unknown. Without either it is denied.
 */
function isAllowed({ google_tag_data: tags }: Page, layer: readonly unknown[]): boolean {
  const known = tags?.ics?.entries?.analytics_storage;
  const current = known?.update ?? known?.default;
  if (typeof current === "boolean") return current;
  let standard: unknown;
  let updated: unknown;
  for (const entry of layer) {
    // A command is the `arguments` of `gtag("consent", "update", { … })`.
    const { 0: command, 1: kind, 2: settings } = Object(entry);
    const state = command === "consent" && Object(settings).analytics_storage;
    if (!state) continue;
    if (kind === "update") updated = state;
    else if (kind === "default" && standard !== "denied") standard = state;
  }
  return (updated ?? standard) === "granted";
}
