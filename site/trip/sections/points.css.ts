import { shadow, space } from "@maloca/widgets/theme/tokens";
import { subheading } from "../../components/texts.css";
import { main } from "../../style/grid.css";
import { palette } from "../../style/palette.css";
import { onScreen } from "../../style/print.css";
import { dark, placed, spaced, stack, style, styleVariants } from "../../style/rules";
import { text as sizes, smallTitle, titleSize, title as titleType } from "../../style/type";
import { end } from "./about.css";

// By look: `dark` in columns on the dark ground, `lines` one below the other on paper, `cards` and `bars` beside the
// words, `steps` numbered.

export const section = styleVariants({
  dark: [
    onScreen,
    {
      marginBottom: space[8],
      paddingBlock: space[8],
      ...dark,
      desk: { marginBottom: space[9], paddingBlock: space[9] },
    },
  ],
  lines: [
    onScreen,
    {
      paddingBlock: space[8],
      selectors: { [`section:has(> ${end}) + &`]: { paddingTop: space[6] } },
    },
  ],
  cards: [onScreen, { paddingBlock: space[8], background: palette.wash }],
  bars: { paddingBlock: space[8], marginBottom: space[8], ...dark },
  steps: [onScreen, { paddingBlock: space[8] }],
});

export const words = {
  dark: main,
  lines: main,
  cards: placed({ onDesk: "2 / span 4" }),
  bars: placed({ onDesk: "2 / span 5" }),
  steps: main,
};

export const choice = style([
  onScreen,
  { marginTop: space[5], padding: space[5], background: palette.card },
]);

const columns = { ...spaced(space[6]), marginTop: space[6] };

export const list = {
  dark: placed({
    ...columns,
    tablet: { gridTemplateColumns: "1fr 1fr" },
    desk: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  lines: placed({
    display: "grid",
    gridTemplateColumns: "subgrid",
    marginTop: space[5],
    borderBottom: `2px solid ${palette.ink}`,
  }),
  cards: placed({
    onDesk: "6 / main-end",
    display: "grid",
    columnGap: space[4],
    marginTop: space[6],
    tablet: { gridTemplateColumns: "repeat(3, 1fr)" },
    desk: { marginTop: 0 },
  }),
  bars: placed({
    onDesk: "8 / main-end",
    ...spaced(space[5]),
    marginTop: space[6],
    tablet: { gridTemplateColumns: "1fr 1fr", gap: `${space[6]} ${space[5]}` },
    desk: { gridTemplateColumns: "1fr", gap: space[5], marginTop: 0 },
  }),
  steps: placed({
    ...columns,
    tablet: { gridTemplateColumns: "1fr 1fr" },
    desk: { gridTemplateColumns: "repeat(4, 1fr)" },
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
  // Aligns the texts below names of one line and of two.
  cards: {
    display: "grid",
    gridRow: "span 2",
    gridTemplateRows: "subgrid",
    rowGap: space[3],
    padding: space[5],
    background: palette.card,
    boxShadow: shadow.card,
  },
  bars: { ...stack(space[2]), paddingLeft: space[4], borderLeft: `6px solid ${palette.light}` },
  steps: stack(space[2]),
});

/** Before a step. */
export const number = style({
  ...titleType,
  color: palette.accent,
  fontSize: sizes.figure,
  lineHeight: 0.95,
  fontVariantNumeric: "lining-nums",
});

export const name = styleVariants({
  dark: [subheading, { marginBottom: space[2], color: palette.light }],
  lines: [
    subheading,
    { gridColumn: "1 / -1", color: palette.accent, tablet: { gridColumn: "1 / span 5" } },
  ],
  cards: {
    ...smallTitle,
    paddingBottom: space[3],
    borderBottom: `2px solid ${palette.accent}`,
    fontSize: titleSize(24),
    lineHeight: 1.15,
  },
  bars: [subheading],
  steps: [subheading],
});

export const lineText = style({ gridColumn: "1 / -1", tablet: { gridColumn: "6 / -1" } });

export const button = placed({ marginTop: space[6] });
