import { define } from "../core/element/define";
import type { WidgetDefinition } from "../core/widget";
import { ContactForm, type ContactProps } from "./contact";
import { contactOptions } from "./contact.options";

/** Registers `<maloca-contact>`. */
export const widget: WidgetDefinition<"inline", ContactProps, typeof contactOptions> = define({
  name: "contact",
  kind: "inline",
  component: ContactForm,
  options: contactOptions,
});
