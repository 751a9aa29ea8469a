import type { Attributes } from "./element/template";
import type { kinds, WidgetName } from "./kinds";
import { render as newsletter } from "./server/newsletter";

/** Widgets that can stand in a page before its scripts run. */
export type InlineWidgetName = {
  [Name in WidgetName]: (typeof kinds)[Name] extends "inline" ? Name : never;
}[WidgetName];

// Each of these is built on its own, so that a widget's markup carries its own styles only.
const render: Record<InlineWidgetName, (attributes: Attributes) => string> = { newsletter };

/**
 * The inside of `<maloca-{name} …attributes>`, for a page that is rendered on a server or ahead of
 * time. Give the element the same attributes.
 */
export function renderWidget(name: InlineWidgetName, attributes: Attributes = {}): string {
  return render[name](attributes);
}
