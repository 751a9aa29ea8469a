import { type Attributes, renderTemplate } from "../core/declarative-shadow-root";
import { widget } from "../partnership/partnership.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
