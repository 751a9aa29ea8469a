import { define } from "../core/element";
import type { WidgetDefinition } from "../core/widget";
import { ExperienceSelector, type ExperiencesProps } from "./experiences";
import { experiencesOptions } from "./experiences.options";

/** `<maloca-experiences>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", ExperiencesProps, typeof experiencesOptions> =
  define({
    name: "experiences",
    kind: "inline",
    component: ExperienceSelector,
    options: experiencesOptions,
  });
