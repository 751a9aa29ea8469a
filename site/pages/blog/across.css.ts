import { font, space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { edge } from "../../style/grid.css";
import { backward, marked } from "../../style/marks";
import { palette } from "../../style/palette.css";
import { column, globalStyle, placed, row, spaced, style } from "../../style/rules";
import {
  label,
  measure,
  smallTitle,
  text,
  textSize,
  titleSize,
  title as titleType,
} from "../../style/type";
import type { ProseClasses } from "./prose";

export const horizon = style({
  height: "46svh",
  minHeight: "260px",
  tablet: { height: "74svh", maxHeight: "760px" },
});

export const art = style({ objectPosition: "50% 85%" });

/** A light sheet that overlaps the picture's lower edge. */
export const sheet = style({
  position: "relative",
  width: "fit-content",
  marginTop: `calc(-1 * ${space[6]})`,
  padding: `${space[3]} ${space[6]} 0 ${edge}`,
  background: palette.paper,

  tablet: {
    maxWidth: "86%",
    marginTop: `calc(-1 * ${space[8]})`,
    padding: `${space[4]} ${space[8]} 0 ${edge}`,
  },
});

const arrow = marked(backward, palette.accent);

export const back = style({
  ...arrow,
  // Centred in a touch target that is taller than the words.
  "::before": { ...arrow["::before"], top: "calc(50% - 10px)" },
  display: "inline-flex",
  alignItems: "center",
  minHeight: TOUCH_TARGET,
  fontWeight: 600,
});

export const eyebrow = style({
  ...label,
  marginBlock: `${space[3]} ${space[2]}`,
  color: palette.word,
});

export const title = style({ ...titleType, fontSize: titleSize(38, "clamp(38px, 6.2vw, 92px)") });

export const body = style({
  paddingBlock: `${space[5]} ${space[9]}`,
  desk: { paddingTop: space[7] },
});

export const lead = placed({
  onDesk: "6 / span 8",
  fontFamily: font.title,
  fontSize: textSize(22, "clamp(22px, 2.3vw, 32px)"),
  lineHeight: 1.35,
  textWrap: "balance",
});

/** On a desktop beside the text, where it stays visible while the text scrolls. */
export const margin = placed({
  onDesk: "2 / span 3",
  marginTop: space[6],
  desk: { gridRow: "1 / span 2", marginTop: space[2] },
});

export const facts = style({
  ...spaced(space[4]),
  gridTemplateColumns: "1fr 1fr",
  padding: space[5],
  background: palette.wash,

  tablet: { gridTemplateColumns: "repeat(3, auto)" },
  desk: { position: "sticky", top: "100px", gridTemplateColumns: "1fr" },
});

export const fact = style({ display: "grid", alignContent: "start" });

export const term = style(label);

export const value = style({
  ...smallTitle,
  fontSize: titleSize(26, "clamp(22px, 6vw, 26px)"),
  lineHeight: 1.2,
  fontVariantNumeric: "lining-nums",
});

export const prose = placed({
  onDesk: "6 / full-end",
  ...column(space[5]),
  marginTop: space[6],
  fontSize: textSize(20, "clamp(18px, 1.5vw, 20px)"),
  lineHeight: 1.65,
});

const paragraph = style({ maxWidth: measure });

const heading = style({
  ...smallTitle,
  maxWidth: "20em",
  marginTop: space[6],
  fontSize: text.h3,
  lineHeight: 1.15,
});

const quote = style({
  ...titleType,
  maxWidth: "12em",
  marginBlock: space[5],
  paddingLeft: space[5],
  borderLeft: `8px solid ${palette.accent}`,
  color: palette.word,
  fontSize: titleSize(32, "clamp(32px, 4.4vw, 62px)"),
});

/** Bleeds off the right edge. */
const picture = style({ width: "100%", marginBlock: space[5] });

const caption = style({ ...label, paddingTop: space[2], color: palette.inkSoft });

const print = style({ aspectRatio: "16 / 9" });

export const proseClasses: ProseClasses = {
  text: paragraph,
  heading,
  quote,
  picture,
  caption,
  print,
};

/** A drop cap. */
globalStyle(`${prose} > ${paragraph}:first-child::first-letter`, {
  float: "left",
  margin: "0.06em 0.1em 0 0",
  color: palette.accent,
  fontFamily: font.title,
  fontSize: "4.4em",
  fontWeight: 600,
  lineHeight: 0.78,
});

export const end = style({ ...row(space[3]), marginTop: space[5] });
