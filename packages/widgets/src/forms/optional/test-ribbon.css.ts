import { style } from "@vanilla-extract/css";
import * as theme from "../../theme/ribbon";

export const ribbon = style(theme.ribbon);
