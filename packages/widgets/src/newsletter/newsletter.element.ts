import { define } from "../core/element";
import { NewsletterForm } from "./newsletter";
import { newsletterOptions } from "./newsletter.options";

/** `<maloca-newsletter>`; importing this file registers it. */
export const widget = define({
  name: "newsletter",
  kind: "inline",
  component: NewsletterForm,
  options: newsletterOptions,
});
