import { style } from "@vanilla-extract/css";
import { theme } from "../../theme/theme.css";
import { space } from "../../theme/tokens";

export const handover = style({
  gridColumn: "1 / -1",
  paddingTop: space[5],
  borderTop: `1px solid ${theme.edge}`,
});

export const reason = style({ margin: `0 0 ${space[4]}`, fontWeight: 600, outline: "none" });
