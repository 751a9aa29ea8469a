import { color, space } from "@maloca/widgets/theme/tokens";
import { styleVariants } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { end } from "./about.css";

export const highlights = styleVariants({
  dark: {
    marginBottom: space[8],
    paddingBlock: space[8],
    background: palette.ground,
    color: color.paper,
    "@media": { [desk]: { marginBottom: space[9], paddingBlock: space[9] } },
  },
  lines: {
    paddingBlock: space[8],
    selectors: { [`section:has(> ${end}) + &`]: { paddingTop: space[6] } },
  },
});

/** In columns on the dark ground; one below the other on paper. */
export const list = styleVariants({
  dark: [
    main,
    {
      display: "grid",
      gap: `${space[6]} ${space[6]}`,
      marginTop: space[6],
      "@media": {
        [tablet]: { gridTemplateColumns: "1fr 1fr" },
        [desk]: { gridTemplateColumns: "repeat(3, 1fr)" },
      },
    },
  ],
  lines: [
    main,
    {
      display: "grid",
      gridTemplateColumns: "subgrid",
      marginTop: space[5],
      borderBottom: `2px solid ${palette.ink}`,
    },
  ],
});

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
    "@media": { [tablet]: { gridColumn: "1 / span 5" } },
  },
});

export const text = styleVariants({
  dark: {},
  lines: { gridColumn: "1 / -1", "@media": { [tablet]: { gridColumn: "6 / -1" } } },
});
