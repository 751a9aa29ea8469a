import { color, space } from "@maloca/widgets/theme/tokens";
import { palette } from "./palette.css";
import { label } from "./type";

/** The style of a badge above a name, in the page's light colour. */
export const badge = {
  ...label,
  width: "fit-content",
  marginBottom: space[3],
  padding: `${space[1]} ${space[3]}`,
  background: palette.light,
  color: color.ink,
} as const;
