import { define } from "../core/element";
import { ExperienceSelector } from "./experiences";
import { experiencesOptions } from "./experiences.options";

/** `<maloca-experiences>`; importing this file registers it. */
export const widget = define({
  name: "experiences",
  kind: "inline",
  component: ExperienceSelector,
  options: experiencesOptions,
});
