import { color, font, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { label, text } from "../style/type";

export const viajes = style({ paddingTop: space[9], display: "grid", gap: space[7] });

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 7" } } }]);

const beside = style([
  main,
  {
    marginTop: space[4],
    fontSize: text.lead,
    "@media": { [desk]: { gridColumn: "9 / span 5", marginTop: space[2] } },
  },
]);

export { beside as text };

/** Bleeds off the left edge; the card is pinned over its corner. */
export const art = style({
  gridColumn: "full-start / full-end",
  gridRow: 1,
  aspectRatio: "16 / 10",
  "@media": {
    [tablet]: { gridColumn: "full-start / span 9", aspectRatio: "auto", minHeight: "560px" },
    [desk]: { gridColumn: "full-start / span 10", minHeight: "680px" },
  },
});

export const card = style({
  gridColumn: "main-start / main-end",
  gridRow: 2,
  marginTop: `calc(-1 * ${space[7]})`,
  "@media": {
    [tablet]: { gridColumn: "8 / main-end", gridRow: 1, alignSelf: "end", marginBlock: space[7] },
    [desk]: { gridColumn: "9 / main-end" },
  },
});

export const words = style({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  padding: space[5],
  "@media": { [desk]: { padding: space[6] } },
});

export const place = style({ ...label, color: color.clayDeep });

export const regions = style([
  main,
  {
    fontFamily: font.title,
    fontSize: "clamp(28px, 4vw, 54px)",
    fontWeight: 400,
    lineHeight: 1.18,
    letterSpacing: "-0.01em",
    textWrap: "pretty",
  },
]);

export const regionsLabel = style({ color: color.clay });
