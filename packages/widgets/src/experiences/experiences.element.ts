import { define } from "../core/element/define";
import type { WidgetDefinition } from "../core/widget";
import type { ExperiencesProps } from "./experiences";
import { fieldElement, fromForm, SelectorInElement } from "./experiences.field";
import { experiencesOptions } from "./experiences.options";

/** Registers `<maloca-experiences>`. */
export const widget: WidgetDefinition<"inline", ExperiencesProps, typeof experiencesOptions> =
  define(
    {
      name: "experiences",
      kind: "inline",
      component: SelectorInElement,
      options: experiencesOptions,
      fromMarkup: fromForm,
      delegatesFocus: true,
    },
    fieldElement,
  );
