import { style } from "@vanilla-extract/css";
import { schemes, theme } from "../theme/theme.css";
import { space } from "../theme/tokens";

/** What stands on a form's background. */
export const standing = [theme.text, theme.textSoft, theme.link, theme.error];

/** The classes of an inline form, by the background behind it. */
export const looks = {
  ...schemes,
  /** On a picture, or on a colour on which no text colour is legible, the form has its own background. */
  unknown: style({
    padding: `clamp(${space[3]}, 4%, ${space[5]})`,
    borderRadius: theme.radius,
    background: theme.surface,
  }),
};
