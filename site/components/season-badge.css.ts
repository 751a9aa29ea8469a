import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";

/** Nothing that still calls for attention. */
export const past = style({ marginRight: space[2], fontWeight: 400, opacity: 0.85 });
