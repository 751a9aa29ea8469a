import { font, space } from "@maloca/widgets/theme/tokens";
import { edge } from "../../style/grid.css";
import { BAR_HEIGHT } from "../../style/media";
import { palette } from "../../style/palette.css";
import { column, dark, row, spaced, style } from "../../style/rules";
import { smallTitle, text, textSize, titleSize, title as titleType } from "../../style/type";
import type { ProseClasses } from "./prose";

export const page = style({
  desk: { display: "grid", gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
});

export const fall = style({
  position: "relative",
  display: "grid",
  alignItems: "end",
  height: "72svh",
  overflow: "hidden",
  background: palette.ground,

  desk: { position: "sticky", top: BAR_HEIGHT, height: `calc(100svh - ${BAR_HEIGHT})` },
});

export const art = style({ position: "absolute", inset: 0 });

/** At the lower edge of the picture. */
export const title = style({
  ...titleType,
  position: "relative",
  justifySelf: "start",
  padding: `0 0.2em 0.08em ${edge}`,
  ...dark,
  fontSize: titleSize(60, "clamp(60px, max(8vw, min(19.5vw, 76px)), 128px)"),
  whiteSpace: "nowrap",
  lineHeight: 1,
});

export const words = style({
  ...column(space[5]),
  padding: `${space[6]} ${edge} ${space[8]}`,
  counterReset: "step",
  fontSize: textSize(20, "clamp(18px, 1.5vw, 20px)"),
  lineHeight: 1.65,
  desk: { padding: `${space[9]} clamp(48px, 8vw, 128px)` },
});

export const lead = style({
  ...titleType,
  fontSize: titleSize(30, "clamp(30px, 3.6vw, 52px)"),
  lineHeight: 1.12,
});

const heading = style({
  ...smallTitle,
  counterIncrement: "step",
  ...spaced(space[2]),
  marginTop: space[6],
  fontSize: text.h3,
  "::before": {
    content: "counter(step)",
    color: palette.accent,
    fontSize: "2.6em",
    lineHeight: 1,
    fontVariantNumeric: "lining-nums",
  },
});

const quote = style({
  maxWidth: "22em",
  marginBlock: space[3],
  padding: `${space[5]} ${space[6]}`,
  background: palette.wash,
  fontFamily: font.title,
  fontSize: titleSize(24, "clamp(24px, 2.6vw, 36px)"),
  lineHeight: 1.25,
  textWrap: "balance",
});

const paragraph = style({ maxWidth: "34em" });

export const proseClasses: ProseClasses = {
  text: paragraph,
  heading,
  quote,
  picture: "",
  caption: "",
  print: "",
};

export const ways = style({ ...row(space[3]), marginTop: space[6] });
