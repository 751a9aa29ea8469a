import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import type { ExperiencesProps } from "./experiences";
import { FollowedSelector, fieldElement, fromForm } from "./experiences.field";
import { experiencesOptions } from "./experiences.options";

/** `<maloca-experiences>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", ExperiencesProps, typeof experiencesOptions> =
  define(
    {
      name: "experiences",
      kind: "inline",
      component: FollowedSelector,
      options: experiencesOptions,
      fromMarkup: fromForm,
      delegatesFocus: true,
    },
    fieldElement,
  );
