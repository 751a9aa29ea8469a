import { type Attributes, renderTemplate } from "../element/template";
import { widget } from "../trip-wizard/trip-wizard.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
