import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import { ContactForm, type ContactProps } from "./contact";
import { contactOptions } from "./contact.options";

/** `<maloca-contact>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", ContactProps, typeof contactOptions> = define({
  name: "contact",
  kind: "inline",
  component: ContactForm,
  options: contactOptions,
});
