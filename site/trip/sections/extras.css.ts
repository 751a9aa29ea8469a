import { color, shadow, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { dark, placed, spaced, stack, style, styleVariants } from "../../style/rules";
import { text as sizes, smallTitle, titleSize, title as titleType } from "../../style/type";
import { itinerary } from "../days/itinerary.css";
import { end } from "./about.css";

export const highlights = styleVariants({
  dark: {
    marginBottom: space[8],
    paddingBlock: space[8],
    ...dark,
    desk: { marginBottom: space[9], paddingBlock: space[9] },
  },
  lines: {
    paddingBlock: space[8],
    selectors: { [`section:has(> ${end}) + &`]: { paddingTop: space[6] } },
  },
});

/** In columns on the dark ground; one below the other on paper. */
export const list = {
  dark: placed({
    ...spaced(space[6]),
    marginTop: space[6],

    tablet: { gridTemplateColumns: "1fr 1fr" },
    desk: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  lines: placed({
    display: "grid",
    gridTemplateColumns: "subgrid",
    marginTop: space[5],
    borderBottom: `2px solid ${palette.ink}`,
  }),
};

export const item = styleVariants({
  dark: { borderTop: `2px solid ${palette.light}`, paddingTop: space[4] },
  lines: {
    gridColumn: "1 / -1",
    display: "grid",
    gridTemplateColumns: "subgrid",
    rowGap: space[1],
    paddingBlock: space[4],
    borderTop: `2px solid ${palette.ink}`,
    alignItems: "baseline",
  },
});

export const name = styleVariants({
  dark: { marginBottom: space[2], color: palette.light },
  lines: {
    gridColumn: "1 / -1",
    color: palette.accent,
    tablet: { gridColumn: "1 / span 5" },
  },
});

export const text = styleVariants({
  dark: {},
  lines: { gridColumn: "1 / -1", tablet: { gridColumn: "6 / -1" } },
});

export const ecolodge = style({ paddingBlock: space[8], background: palette.wash });

export const words = placed({ onDesk: "2 / span 4" });

export const lead = style({ marginTop: space[4], fontSize: sizes.lead });

export const cards = placed({
  onDesk: "6 / main-end",
  display: "grid",
  columnGap: space[4],
  marginTop: space[6],

  tablet: { gridTemplateColumns: "repeat(3, 1fr)" },
  desk: { marginTop: 0 },
});

/** Aligns the texts below names of one line and of two. */
export const card = style({
  display: "grid",
  gridRow: "span 2",
  gridTemplateRows: "subgrid",
  rowGap: space[3],
  padding: space[5],
  background: palette.card,
  boxShadow: shadow.card,
});

export const ecolodgeName = style({
  ...smallTitle,
  paddingBottom: space[3],
  borderBottom: `2px solid ${palette.accent}`,
  fontSize: titleSize(24),
  lineHeight: 1.15,
});

export const experiences = style({
  paddingBlock: space[8],
  marginBottom: space[8],
  ...dark,
});

export const experiencesWords = placed({ onDesk: "2 / span 5" });

export const experiencesCard = style({
  marginTop: space[5],
  padding: space[5],
  background: palette.card,
});

export const experiencesList = placed({
  onDesk: "8 / main-end",
  ...spaced(space[5]),
  marginTop: space[6],

  tablet: { gridTemplateColumns: "1fr 1fr", gap: `${space[6]} ${space[5]}` },
  desk: { gridTemplateColumns: "1fr", gap: space[5], marginTop: 0 },
});

export const experiencesItem = style({
  ...stack(space[2]),
  paddingLeft: space[4],
  borderLeft: `6px solid ${palette.light}`,
});

export const steps = style({ paddingBlock: space[8] });

export const stepsList = placed({
  ...spaced(space[6]),
  marginTop: space[6],

  tablet: { gridTemplateColumns: "1fr 1fr" },
  desk: { gridTemplateColumns: "repeat(4, 1fr)" },
});

export const step = style(stack(space[2]));

export const number = style({
  ...titleType,
  color: palette.accent,
  fontSize: sizes.figure,
  lineHeight: 0.95,
  fontVariantNumeric: "lining-nums",
});

export const button = placed({ marginTop: space[6] });

export const note = style({
  marginBottom: space[8],
  paddingBlock: space[8],
  background: palette.deep,
  color: color.card,
  // No light strip between two coloured sections.
  selectors: { [`&:has(+ ${itinerary.light})`]: { marginBottom: 0 } },
});

export const title = placed({ onDesk: "2 / span 5" });

export const noteText = placed({
  onDesk: "8 / main-end",
  marginTop: space[4],
  fontSize: sizes.lead,
  desk: { marginTop: space[2] },
});
export const noteButton = style({ marginTop: space[5] });
