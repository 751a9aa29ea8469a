import { color, dark, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { inDarkTheme, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { placed } from "../style/placed";
import { air } from "../style/rhythm";
import { titleSize, title as titleType } from "../style/type";

export const recognitions = style({
  rowGap: space[2],
  paddingBlock: air.block,
});

export const title = placed({
  onDesk: "2 / span 4",
  ...titleType,
  fontSize: titleSize(30, "clamp(30px, 3.6vw, 52px)"),
});

export const list = placed({ onDesk: "6 / main-end" });

const line = style({
  display: "grid",
  gridTemplateColumns: "40px 1fr",
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderTop: `2px solid ${palette.ink}`,
  "@media": { [tablet]: { gridTemplateColumns: "40px 5fr 6fr" } },
});

export const row = styleVariants({
  plain: [line],
  /** The acceleration programme of the operator. */
  strong: [line, { borderBottom: `2px solid ${palette.ink}` }],
});

const iconBase = style({ width: "40px", height: "40px" });

export const icon = styleVariants(
  {
    forest: { color: palette.ground, ...inDarkTheme({ color: dark.link }) },
    clay: { color: palette.accent },
    river: { color: color.river, ...inDarkTheme({ color: dark.river }) },
    maize: { color: palette.word },
  },
  (ink) => [iconBase, ink],
);

export const text = style({
  gridColumn: 2,
  "@media": { [tablet]: { gridColumn: 3 } },
});
