import { style } from "@vanilla-extract/css";
import { space } from "../theme/tokens";
import { quiet } from "../ui/button.css";

export const panel = style({ scrollMarginTop: space[6] });

export const back = style([quiet, { marginBottom: space[5] }]);
