import { style } from "@vanilla-extract/css";
import { theme } from "../theme/theme.css";
import { space } from "../theme/tokens";
import { quiet } from "../ui/button.css";

/** The message, when the visitor has to carry it. */
export const handover = style({
  gridColumn: "1 / -1",
  paddingTop: space[5],
  borderTop: `1px solid ${theme.edge}`,
});

export const reason = style({
  margin: `0 0 ${space[4]}`,
  fontWeight: 600,
  outline: "none",
});

export const link = style([
  quiet,
  { display: "inline-flex", alignItems: "center", textDecoration: "none" },
]);
