import { space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { label } from "../style/type";

export const album = style({ paddingBottom: space[8] });

export const table = style({
  display: "grid",
  gap: `${space[5]} ${space[4]}`,
  marginTop: space[6],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "@media": { [tablet]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
});

/** Rows of two pictures, three and one. On a phone the first and the last have a row to themselves. */
export const picture = style({
  selectors: { "&:first-child, &:last-child": { gridColumn: "1 / -1" } },
  "@media": {
    [tablet]: {
      gridColumn: "span 4",
      selectors: {
        "&:nth-child(1)": { gridColumn: "span 7" },
        "&:nth-child(2)": { gridColumn: "span 5" },
      },
    },
  },
});

export const print = style({
  height: "auto",
  aspectRatio: "4 / 3",
  selectors: {
    [`${picture}:first-child &`]: { aspectRatio: "16 / 10" },
    [`${picture}:last-child &`]: { aspectRatio: "16 / 9" },
  },
  "@media": {
    [tablet]: {
      selectors: {
        [`${picture}:nth-child(-n + 2) &`]: { height: "clamp(280px, 36vw, 540px)" },
        [`${picture}:last-child &`]: { aspectRatio: "16 / 6" },
      },
    },
  },
});

// Keeps the two people in front of the waterfall visible.
globalStyle(`${picture}:nth-child(2) img`, { objectPosition: "72% 50%" });
// Keeps the people on the beach visible from head to foot.
globalStyle(`${picture}:last-child img`, { objectPosition: "50% 80%" });

export const link = style({ display: "block", textDecoration: "none" });

export const caption = style({
  ...label,
  display: "flex",
  alignItems: "center",
  minHeight: TOUCH_TARGET,
  selectors: { [`${link}:hover &`]: { color: palette.word } },
});
