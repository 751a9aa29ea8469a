import { widget } from "../contact/contact.element";
import { type Attributes, renderTemplate } from "../core/declarative-shadow-root";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
