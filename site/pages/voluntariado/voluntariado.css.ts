import { font, space } from "@maloca/widgets/theme/tokens";
import { edge } from "../../style/grid.css";
import { BAR_HEIGHT } from "../../style/media";
import { palette } from "../../style/palette.css";
import { dark, placed, roomy, row, spaced, stack, style } from "../../style/rules";
import { label, rem, smallTitle, text, titleSize, title as titleType } from "../../style/type";

export const hero = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "minmax(280px, 44svh) auto",
  ...dark,

  tablet: {
    minHeight: `min(calc(100svh - ${BAR_HEIGHT}), 960px)`,
    gridTemplateRows: "minmax(360px, 1fr) auto",
  },
  sideways: { gridTemplateRows: "none", alignItems: "end" },
});

export const sky = style({
  position: "relative",
  overflow: "hidden",
  minHeight: 0,
  contain: "size",
  sideways: { position: "absolute", inset: "0 0 0 60%" },
});

/** Keeps the lower part visible in a wide window: the people who plant are there. */
export const planting = style({ objectPosition: "50% 80%" });

export const words = style({
  paddingBlock: `${space[4]} ${space[7]}`,
  desk: { alignItems: "end" },
  sideways: { paddingBlock: space[4] },
});

/** Beside the picture. */
const beside = { gridColumn: "2 / span 6" };

export const eyebrow = placed({ ...label, marginBottom: space[2], color: palette.light });

export const title = placed({
  onDesk: "2 / span 7",
  ...titleType,
  fontSize: text.hero.long,

  desk: { fontSize: titleSize(88, "clamp(88px, 8.4vw, 132px)") },
  sideways: { ...beside, fontSize: titleSize(40) },
});

export const foot = placed({
  onDesk: "9 / span 5",
  marginTop: space[4],

  desk: { marginTop: 0, paddingBottom: space[3] },
  sideways: { ...beside, marginTop: space[2] },
});

export const lead = style({
  fontSize: text.lead,
  lineHeight: 1.5,
  maxWidth: "38em",
  sideways: { fontSize: rem(16), lineHeight: 1.35 },
});

export const buttons = style({
  ...row(space[3]),
  marginTop: space[5],
  sideways: { marginTop: space[3] },
});

export const work = style(roomy);

export const workTitle = placed({ onDesk: "2 / span 9" });

export const workWords = placed({
  onDesk: "4 / span 6",
  ...stack(space[4]),
  marginTop: space[5],
  fontSize: text.lead,
  desk: { marginTop: space[6] },
});

export const checks = style({
  ...spaced(space[3]),
  marginTop: space[3],
  fontSize: rem(17),
  tablet: { gridTemplateColumns: "1fr 1fr" },
});

/** A ticket with a dotted edge, at the page's right edge. */
export const ticket = placed({
  onDesk: "11 / full-end",
  ...spaced(space[5]),
  alignSelf: "start",
  marginTop: space[6],
  padding: space[5],
  background: palette.wash,

  desk: {
    paddingRight: space[6],
    borderLeft: `6px dotted ${palette.paper}`,
    boxShadow: `-6px 0 0 ${palette.wash}`,
  },
});

export const ticketTitle = style({ ...smallTitle, fontSize: titleSize(28) });

export const facts = style({
  ...spaced(space[4]),

  tablet: { gridTemplateColumns: "1fr 1fr" },
  desk: { gridTemplateColumns: "1fr" },
});

export const term = style({ ...label });

export const value = style({ fontFamily: font.title, fontSize: rem(21), lineHeight: 1.25 });

export const longer = style({ rowGap: space[6] });

const part = { ...stack(space[4]), justifyItems: "start" };

/** The page's margin, for a block of any width. */
const margin = edge.replace("100%", "100vw");

/** Its background extends to the page's left edge. */
export const weeks = style({
  ...part,
  gridColumn: "full-start / full-end",
  padding: `${space[7]} ${margin}`,
  ...dark,
  desk: { gridColumn: "full-start / 9", paddingRight: space[6] },
});

export const length = style({ color: palette.light, fontSize: text.lead, fontWeight: 600 });
export const students = placed({
  ...part,
  onDesk: "10 / main-end",
  desk: { alignContent: "center" },
});
