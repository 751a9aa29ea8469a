import { color, space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { desk, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { text as sizes } from "../../style/type";

export const proposal = style({
  rowGap: space[5],
  paddingTop: air.block,
  background: palette.ground,
  color: color.paper,
  "@media": { [desk]: { gridTemplateRows: "auto 1fr", paddingTop: 0 } },
});

export const words = placed({
  onDesk: "2 / span 5",
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  fontSize: sizes.lead,
  "@media": { [desk]: { paddingTop: air.block } },
});

export const ally = style({ marginTop: space[2] });

/** Bleeds off the right edge; on a phone it is below the words. */
export const art = style({
  gridColumn: "full-start / full-end",
  gridRow: 3,
  height: "140px",
  "@media": {
    [tablet]: { height: "320px" },
    [desk]: {
      gridColumn: "8 / full-end",
      gridRow: "1 / span 2",
      height: "100%",
      maxHeight: "720px",
    },
  },
});

// Keeps the people around the fire visible.
globalStyle(`${art} img`, { objectPosition: "50% 100%" });

export const form = placed({
  onDesk: "2 / span 5",
  paddingBlock: space[2],
  borderBlock: `2px solid ${palette.light}`,
  "@media": { [desk]: { alignSelf: "start", marginBottom: air.block } },
});

export const opened = style({ marginBlock: space[4] });

export const fields = style({
  padding: space[5],
  "@media": { [desk]: { padding: space[6] } },
});
