import { color, space } from "@maloca/widgets/theme/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { desk, phone, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { text as sizes, titleSize, title as titleType } from "../../style/type";

export const proposal = style({ background: palette.ground, color: color.paper });

export const words = placed({
  onDesk: "2 / span 5",
  paddingBlock: space[4],
  fontSize: sizes.lead,
  "@media": { [tablet]: { paddingBlock: air.block } },
});

export const title = style({ ...titleType, fontSize: titleSize(30, "clamp(30px, 3.6vw, 52px)") });

export const inside = style({
  display: "grid",
  gap: space[3],
  justifyItems: "start",
  paddingTop: space[4],
});

/** Bleeds off the right edge; below the words on a tablet, left out on a phone. */
export const art = style({
  gridColumn: "full-start / full-end",
  "@media": {
    [phone]: { display: "none" },
    [tablet]: { position: "relative", height: "260px" },
    [desk]: { gridColumn: "8 / full-end", gridRow: 1, height: "auto", maxHeight: "640px" },
  },
});

// Keeps the people around the fire visible.
globalStyle(`${art} img`, {
  objectPosition: "50% 100%",
  "@media": { [desk]: { position: "absolute", inset: 0 } },
});

export const form = style({
  width: "100%",
  marginTop: space[2],
  paddingTop: space[2],
  borderTop: `2px solid ${palette.light}`,
});

export const opened = style({ marginBlock: space[4] });

export const fields = style({
  padding: space[5],
  "@media": { [desk]: { padding: space[6] } },
});
