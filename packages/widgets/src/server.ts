import { markup } from "maloca:markup";
import type { Attributes } from "./core/declarative-shadow-root";
import type { InlineName } from "./widgets";

export type { Attributes, InlineName };

/**
 * The inside of `<maloca-{name} …attributes>`, for a page that is rendered on a server or ahead of
 * time. Give the element the same attributes.
 */
export function renderWidget(name: InlineName, attributes: Attributes = {}): string {
  return markup[name](attributes);
}
