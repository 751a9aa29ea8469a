import { style } from "@vanilla-extract/css";
import { color, space } from "../theme/tokens";

/** Above a form that only tests its page. Its own colours: it must be seen on any page. */
export const ribbon = style({
  gridColumn: "1 / -1",
  flexBasis: "100%",
  margin: 0,
  padding: `${space[2]} ${space[4]}`,
  borderRadius: "6px",
  background: color.maize,
  color: color.ink,
  fontSize: "16px",
  fontWeight: 700,
});
