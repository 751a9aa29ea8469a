import { space } from "@maloca/widgets/theme/tokens";
import { main } from "../style/grid.css";
import { air } from "../style/media";
import { palette } from "../style/palette.css";
import { column, globalStyle, stack, style } from "../style/rules";
import { strip } from "../style/strip.css";
import { text as sizes, titleSize } from "../style/type";

export const blog = style({ paddingBlock: air.block, rowGap: space[3] });

/** They scroll sideways; on a desktop they stand side by side, the first one wide. */
export const stories = style([
  main,
  strip,
  {
    belowDesk: { gridColumn: "full-start / full-end" },
    desk: { gridTemplateColumns: "subgrid", paddingInline: 0 },
  },
]);

export const story = style({
  ...stack(space[3]),
  gridTemplateRows: "clamp(64px, 14vw, 140px) auto",
  scrollSnapAlign: "start",
  borderTop: `2px solid ${palette.ink}`,
  paddingTop: space[3],
  desk: {
    gridColumn: "span 3",
    selectors: { "&:first-child": { gridColumn: "span 6" } },
  },
});

export const words = style(column(space[2]));

/** The stories beside the wide one have a smaller title. */
globalStyle(`${story}:not(:first-child) h3`, {
  fontSize: titleSize(23, "clamp(23px, 1.8vw, 26px)"),
});

export const newsletter = style({ paddingBlock: air.block, background: palette.card });

export const subscribe = style({
  ...stack(space[3]),
  paddingTop: space[2],
  fontSize: sizes.lead,
  desk: { paddingTop: 0 },
});
