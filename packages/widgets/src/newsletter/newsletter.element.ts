import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import { NewsletterForm, type NewsletterProps } from "./newsletter";
import { newsletterOptions } from "./newsletter.options";

/** `<maloca-newsletter>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", NewsletterProps, typeof newsletterOptions> = define(
  {
    name: "newsletter",
    kind: "inline",
    component: NewsletterForm,
    options: newsletterOptions,
  },
);
