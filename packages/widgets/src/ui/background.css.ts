import { style } from "@vanilla-extract/css";
import { schemes, theme } from "../theme/theme.css";
import { space } from "../theme/tokens";

/** The class of a form in a page, by the background behind it. */
export const looks = {
  ...schemes,
  /** On a picture, or on a colour on which neither text colour is legible: its own background. */
  unknown: style({
    padding: `clamp(${space[3]}, 4%, ${space[5]})`,
    borderRadius: theme.radius,
    background: theme.surface,
  }),
};
