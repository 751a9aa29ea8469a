import type { Options } from "../options/attributes";
import type { WidgetDefinition } from "../widget";
import { createElement } from "./element";

/**
 * Registers a widget; `opening-element.ts` registers those that open. Does nothing on a server, or if the tag is
 * defined already.
 * @param create creates the class; for an element with additional methods.
 */
export function define<Kind extends WidgetDefinition["kind"], Props, Table extends Options>(
  widget: WidgetDefinition<Kind, Props, Table>,
  create = createElement,
): WidgetDefinition<Kind, Props, Table> {
  const tag = `maloca-${widget.name}`;
  if (typeof customElements !== "undefined" && !customElements.get(tag)) {
    customElements.define(tag, create(widget));
  }
  return widget;
}
