import { color } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";

/** Its box is in the window's corner with its button, so that it counts as visible and loads. */
export const help = style({
  // Green on every page, whatever the page's own colours.
  vars: { "--maloca-brand": color.forest },
  position: "fixed",
  zIndex: 9,
  right: 0,
  bottom: 0,
});
