import { color, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { label, title as titleType } from "../style/type";

export const programmes = style({ background: palette.ground, color: color.paper });

export const inside = style({
  paddingBlock: space[8],
  "@media": { [desk]: { paddingBlock: space[9] } },
});

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 8" } } }]);

export const models = style([main, { marginTop: space[6] }]);

/** A line of a timetable: what, how, for how much. */
export const model = style({
  display: "grid",
  gap: `${space[3]} ${space[6]}`,
  paddingBlock: space[5],
  borderTop: `2px solid ${palette.light}`,
  "@media": {
    [tablet]: { gridTemplateColumns: "5fr 6fr", alignItems: "start" },
    [desk]: { gridTemplateColumns: "4fr 5fr 5fr" },
  },
});

export const length = style({ ...label, marginTop: space[2], color: palette.light });

export const words = style({ display: "grid", gap: space[4], justifyItems: "start" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44px",
  fontWeight: 600,
  ":hover": { color: palette.light },
});

export const price = style({
  "@media": {
    [tablet]: { gridColumn: 2 },
    [desk]: { gridColumn: 3, textAlign: "right" },
  },
});

export const figure = style({
  ...titleType,
  display: "block",
  color: palette.light,
  fontSize: "clamp(48px, 5.6vw, 88px)",
  lineHeight: 1,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
});
