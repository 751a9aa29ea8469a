import type { Options } from "../options/attributes";
import type { WidgetDefinition } from "../widget";
import { createElement } from "./element";

/**
 * Registers an inline widget; `opening-element.ts` registers those that open.
 * @param create creates the class; for an element with additional methods.
 */
export const define = <Props, Table extends Options>(
  widget: WidgetDefinition<"inline", Props, Table>,
  create = createElement,
) => register(widget, create);

/** Registers a widget. Does nothing on a server, or if the tag is defined already. */
export function register<Kind extends WidgetDefinition["kind"], Props, Table extends Options>(
  widget: WidgetDefinition<Kind, Props, Table>,
  create: typeof createElement,
): WidgetDefinition<Kind, Props, Table> {
  const tag = `maloca-${widget.name}`;
  if (typeof customElements !== "undefined" && !customElements.get(tag)) {
    customElements.define(tag, create(widget));
  }
  return widget;
}
