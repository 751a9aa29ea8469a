import { color, space } from "@maloca/widgets/theme/tokens";
import { styleVariants } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";

export const highlights = styleVariants({
  dark: {
    marginBottom: space[8],
    paddingBlock: space[8],
    background: palette.ground,
    color: color.paper,
    "@media": { [desk]: { marginBottom: space[9], paddingBlock: space[9] } },
  },
  lines: { paddingBlock: space[8] },
});

/** On the dark ground in columns; on paper line by line, as a programme. */
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
  lines: [main, { marginTop: space[5], borderBottom: `2px solid ${palette.ink}` }],
});

export const item = styleVariants({
  dark: { borderTop: `2px solid ${palette.light}`, paddingTop: space[4] },
  lines: {
    display: "grid",
    gap: `${space[1]} ${space[5]}`,
    paddingBlock: space[4],
    borderTop: `2px solid ${palette.ink}`,
    "@media": { [tablet]: { gridTemplateColumns: "5fr 6fr", alignItems: "baseline" } },
  },
});

export const name = styleVariants({
  dark: { marginBottom: space[2], color: palette.light },
  lines: { color: palette.accent },
});
