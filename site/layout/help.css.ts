import { color } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { belowDesk, desk } from "../style/media";

/** The element is in the window's corner, where its button is: the loader waits until it is visible. */
export const help = style({
  // Green on every page, whatever the page's colours.
  vars: { "--maloca-brand": color.forest },
  flex: "none",
  "@media": { [desk]: { position: "fixed", zIndex: 9, right: 0, bottom: 0 } },
});

// It covers no text: on a desk it is as narrow as the page's margin, in other windows a part of the bar.
globalStyle(`${help} maloca-help::part(button)`, {
  width: "48px",
  height: "48px",
  "@media": {
    [belowDesk]: { position: "static", boxShadow: "none" },
    [desk]: { right: "11px", bottom: "11px" },
  },
});
