import { type Attributes, renderTemplate } from "../element/template";
import { widget } from "../partnership/partnership.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
