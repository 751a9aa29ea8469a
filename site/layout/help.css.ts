import { color } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { phone, tablet } from "../style/media";

/** The element is in the window's corner, where its button is: the loader waits until it is visible. */
export const help = style({
  // Green on every page, whatever the page's colours.
  vars: { "--maloca-brand": color.forest },
  flex: "none",
  "@media": { [tablet]: { position: "fixed", zIndex: 9, right: 0, bottom: 0 } },
});

// On a phone it is part of the bar and covers no text.
globalStyle(`${help} maloca-help::part(button)`, {
  "@media": { [phone]: { position: "static", width: "48px", height: "48px", boxShadow: "none" } },
});
