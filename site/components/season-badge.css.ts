import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";

/** Less prominent than a badge that is true. */
export const past = style({ marginRight: space[2], fontWeight: 400, opacity: 0.85 });
