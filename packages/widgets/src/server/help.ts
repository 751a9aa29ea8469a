import { type Attributes, renderTemplate } from "../element/template";
import { widget } from "../help/help.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
