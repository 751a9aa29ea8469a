import { type Attributes, renderTemplate } from "../core/declarative-shadow-root";
import { widget } from "../trip-wizard/trip-wizard.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
