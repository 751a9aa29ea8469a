import { define } from "../core/element";
import { HelpWidget } from "./help";
import { helpOptions } from "./help.options";

/** `<maloca-help>`; importing this file registers it. */
export const widget = define({
  name: "help",
  kind: "inline",
  component: HelpWidget,
  options: helpOptions,
});
