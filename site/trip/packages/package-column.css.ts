import { color, shadow, space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { badge } from "./package-words.css";

const base = style({
  position: "relative",
  display: "grid",
  gap: space[4],
  alignContent: "start",
  padding: space[5],
  boxShadow: shadow.card,
  "@media": {
    // The price is beside the content.
    [tablet]: {
      gridTemplateColumns: "5fr 7fr",
      gridTemplateRows: "auto auto 1fr",
      columnGap: space[6],
    },
    [desk]: {
      gridRow: "span 4",
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "subgrid",
      padding: space[6],
    },
  },
});

export const column = styleVariants({
  plain: [base, { background: palette.card, borderTop: `${space[2]} solid ${palette.light}` }],
  badged: [
    base,
    {
      background: palette.ground,
      color: color.paper,
      borderTop: `${space[2]} solid ${palette.accent}`,
    },
  ],
});

/** On the column's upper edge, so that the names of packages are aligned. */
globalStyle(`${column.badged} ${badge}`, {
  position: "absolute",
  top: `calc(-1 * ${space[2]})`,
  transform: "translateY(-50%)",
});

/** At the lower edge, whatever the length of the list above. */
export const button = style({
  alignSelf: "end",
  "@media": { [tablet]: { alignSelf: "start" }, [desk]: { alignSelf: "end" } },
});

export const content = style({
  "@media": {
    [tablet]: { gridColumn: 2, gridRow: "1 / span 3" },
    [desk]: { gridColumn: "auto", gridRow: "auto" },
  },
});

/** Fills the column from edge to edge. */
export const picture = style({
  width: `calc(100% + 2 * ${space[5]})`,
  maxWidth: "none",
  height: "auto",
  margin: `calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) ${space[5]}`,
  aspectRatio: "16 / 10",
  "@media": {
    [tablet]: { width: `calc(100% + ${space[5]})`, marginRight: 0 },
    [desk]: {
      width: `calc(100% + 2 * ${space[6]})`,
      margin: `calc(-1 * ${space[6]}) calc(-1 * ${space[6]}) ${space[5]}`,
    },
  },
});
