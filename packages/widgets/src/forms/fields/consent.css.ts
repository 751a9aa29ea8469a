import { style } from "@vanilla-extract/css";
import { scaled } from "../../theme/scaled";
import { focusRing, theme } from "../../theme/theme.css";
import { space } from "../../theme/tokens";

export const notice = style({
  gridColumn: "1 / -1",
  margin: 0,
  fontSize: scaled(14),
  lineHeight: 1.4,
  color: theme.textSoft,
});

export const link = style({ color: "inherit", textUnderlineOffset: "2px", whiteSpace: "nowrap" });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minHeight: "44px",
  cursor: "pointer",
});

export const box = style({
  flex: "none",
  width: "24px",
  height: "24px",
  margin: 0,
  accentColor: theme.link,
  selectors: {
    "&:focus-visible": focusRing,
    "&[aria-invalid]": { outline: `2px solid ${theme.error}`, outlineOffset: "2px" },
  },
});
