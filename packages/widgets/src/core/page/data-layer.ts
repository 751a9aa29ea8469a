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
export interface EventContext {
  widget: string;
  analytics?: string;
  destination?: string | undefined;
  package?: string | undefined;
  testMode?: boolean;
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
