import { widget } from "../contact/contact.element";
import { type Attributes, renderTemplate } from "../element/template";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
