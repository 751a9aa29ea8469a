import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../../style/grid.css";
import { phone, tablet } from "../../style/media";
import { palette } from "../../style/palette.css";
import { placed } from "../../style/placed";
import { air } from "../../style/rhythm";
import { label, titleSize, title as titleType } from "../../style/type";
import { phoneStrip } from "../strip.css";

export const programmes = style({ background: palette.ground, color: color.paper });

export const inside = style({ paddingBlock: air.block });

export const title = placed({});

/** Side by side; on a phone they scroll sideways. */
export const models = style([
  main,
  phoneStrip,
  {
    scrollbarColor: `${palette.light} transparent`,
    "@media": {
      [phone]: { gridColumn: "full-start / full-end" },
      [tablet]: {
        marginTop: space[4],
        display: "grid",
        gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
        columnGap: space[6],
      },
    },
  },
]);

/** Name, description and price; from a tablet up each is aligned with that of its neighbours. */
export const model = style({
  display: "grid",
  gridRow: "span 3",
  gridTemplateRows: "subgrid",
  rowGap: space[3],
  paddingTop: space[3],
  borderTop: `2px solid ${palette.light}`,
  scrollSnapAlign: "start",
  "@media": { [phone]: { gridRow: "auto", gridTemplateRows: "auto 1fr auto" } },
});

export const length = style({ ...label, marginTop: space[2], color: palette.light });

export const words = style({ display: "grid", alignContent: "start", justifyItems: "start" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: 600,
  ":hover": { color: palette.light },
});

export const cheapest = style({ marginTop: space[2] });

export const figure = style({
  ...titleType,
  display: "block",
  color: palette.light,
  fontSize: titleSize(32, "clamp(32px, 4.4vw, 64px)"),
  lineHeight: 1,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});
