import { type Attributes, renderTemplate } from "../element/template";
import { widget } from "../experiences/experiences.element";

export const render = (attributes: Attributes) => renderTemplate(widget, attributes);
