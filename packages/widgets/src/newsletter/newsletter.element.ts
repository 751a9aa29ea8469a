import { define } from "../core/element/define";
import type { WidgetDefinition } from "../core/widget";
import { NewsletterForm, type NewsletterProps } from "./newsletter";
import { newsletterOptions } from "./newsletter.options";

/** Registers `<maloca-newsletter>`. */
export const widget: WidgetDefinition<"inline", NewsletterProps, typeof newsletterOptions> = define(
  {
    name: "newsletter",
    kind: "inline",
    component: NewsletterForm,
    options: newsletterOptions,
  },
);
