import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { text, title } from "../../style/type";

export const steps = style({ paddingBlock: space[8] });

export const list = placed({
  display: "grid",
  gap: space[6],
  margin: `${space[6]} 0 0`,
  padding: 0,
  listStyle: "none",
  "@media": {
    [tablet]: { gridTemplateColumns: "1fr 1fr" },
    [desk]: { gridTemplateColumns: "repeat(4, 1fr)" },
  },
});

export const step = style({ display: "grid", gap: space[2], alignContent: "start" });

export const number = style({
  ...title,
  color: palette.accent,
  fontSize: text.figure,
  lineHeight: 0.95,
  fontVariantNumeric: "lining-nums",
});

export const button = placed({ marginTop: space[6] });
