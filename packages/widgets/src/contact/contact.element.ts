import { define } from "../core/element";
import { ContactForm } from "./contact";
import { contactOptions } from "./contact.options";

/** `<maloca-contact>`; importing this file registers it. */
export const widget = define({
  name: "contact",
  kind: "inline",
  component: ContactForm,
  options: contactOptions,
});
