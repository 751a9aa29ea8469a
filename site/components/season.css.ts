import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";

/** The badge of a departure that has passed is less prominent. */
export const past = style({ marginRight: space[2], fontWeight: 400, opacity: 0.85 });
