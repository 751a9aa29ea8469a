import { type Attributes, renderTemplate } from "../element/template";
import { widget } from "../newsletter/newsletter.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
