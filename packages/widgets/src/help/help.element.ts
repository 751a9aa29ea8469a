import { define } from "../core/element/element";
import type { WidgetDefinition } from "../core/widget";
import { type HelpProps, HelpWidget } from "./help";
import { helpOptions } from "./help.options";

/** `<maloca-help>`; importing this file registers it. */
export const widget: WidgetDefinition<"inline", HelpProps, typeof helpOptions> = define({
  name: "help",
  kind: "inline",
  component: HelpWidget,
  options: helpOptions,
});
