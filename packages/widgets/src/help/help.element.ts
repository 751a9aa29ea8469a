import { defineOpening } from "../core/element/opening-element";
import type { WidgetDefinition } from "../core/widget";
import { type HelpProps, HelpWidget } from "./help";
import { helpOptions } from "./help.options";

/** Registers `<maloca-help>`. */
export const widget: WidgetDefinition<"inline", HelpProps, typeof helpOptions> = defineOpening({
  name: "help",
  kind: "inline",
  component: HelpWidget,
  options: helpOptions,
});
