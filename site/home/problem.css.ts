import { space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, phone, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { air } from "../style/rhythm";
import { text as sizes, titleSize, title as titleType } from "../style/type";

export const problem = style({ rowGap: space[4], paddingTop: air.block });

const left = { "@media": { [tablet]: { gridColumn: "2 / span 7" } } } as const;

export const title = style([main, left]);
export const text = style([main, left, { maxWidth: "36em", fontSize: sizes.lead }]);

/** Along the right edge, longer than the text beside it. */
export const art = style({
  gridColumn: "full-start / full-end",
  "@media": {
    [phone]: { display: "none" },
    [tablet]: {
      gridColumn: "10 / full-end",
      gridRow: "1 / span 3",
      position: "relative",
      height: "auto",
      marginTop: `calc(-1 * ${air.block})`,
    },
  },
});

export const points = style([
  main,
  left,
  { "@media": { [phone]: { borderBlock: `2px solid ${palette.ink}` } } },
]);

export const point = style({
  display: "grid",
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[3],
  borderTop: `2px solid ${palette.ink}`,
  "@media": {
    [desk]: { gridTemplateColumns: "5fr 8fr", alignItems: "baseline" },
  },
});

export const answer = style([
  main,
  titleType,
  {
    paddingBlock: `0 ${air.block}`,
    color: palette.word,
    fontSize: titleSize(26, "clamp(26px, 3.6vw, 52px)"),
    fontWeight: 400,
    lineHeight: 1.12,
    "@media": { [desk]: { gridColumn: "2 / span 11" } },
  },
]);
