import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { label, title as titleType } from "../style/type";

export const recognitions = style({ rowGap: space[5], paddingBlock: `${space[9]} ${space[8]}` });

export const title = style([
  main,
  {
    ...titleType,
    fontSize: "clamp(30px, 3.6vw, 52px)",
    "@media": { [desk]: { gridColumn: "2 / span 4" } },
  },
]);

export const list = style([main, { "@media": { [desk]: { gridColumn: "6 / main-end" } } }]);

const line = style({
  display: "grid",
  gridTemplateColumns: "40px 1fr",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
  borderTop: `2px solid ${color.ink}`,
  "@media": { [tablet]: { gridTemplateColumns: "40px 5fr 6fr" } },
});

export const row = styleVariants({
  plain: [line],
  /** The year that we were taught. */
  strong: [line, { borderBottom: `2px solid ${color.ink}` }],
});

const iconBase = style({ width: "40px", height: "40px" });

export const icon = styleVariants(
  { forest: palette.ground, clay: palette.accent, river: color.river, maize: color.clayDeep },
  (ink) => [iconBase, { color: ink }],
);

export const year = style({ ...label, color: color.clayDeep });

export const text = style({
  gridColumn: 2,
  "@media": { [tablet]: { gridColumn: 3 } },
});
