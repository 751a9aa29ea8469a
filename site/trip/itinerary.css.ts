import { space } from "@maloca/widgets/theme/tokens";
import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { palette } from "../style/palette.css";
import { text as sizes, title as titleType } from "../style/type";

const ink = createVar();

const base = style({ paddingBlock: space[8] });

export const itinerary = styleVariants({
  light: [base, { background: palette.wash, vars: { [ink]: palette.ink } }],
  paper: [base, { vars: { [ink]: palette.accent } }],
});

export const title = style([
  main,
  { "@media": { [desk]: { gridColumn: "2 / span 4", alignSelf: "start" } } },
]);

export const words = style([
  main,
  {
    display: "grid",
    gap: space[5],
    alignContent: "start",
    justifyItems: "start",
    marginTop: space[4],
    fontSize: sizes.lead,
    "@media": { [desk]: { gridColumn: "7 / span 6", marginTop: space[2] } },
  },
]);

/** The height that the outside service asks for. */
const FRAME_HEIGHT = "800px";

export const frame = style([
  main,
  {
    width: "100%",
    minHeight: FRAME_HEIGHT,
    marginTop: space[5],
    border: 0,
    // The background for a page that sets none.
    background: palette.card,
  },
]);

export const days = style([
  main,
  {
    margin: `${space[5]} 0 0`,
    padding: 0,
    listStyle: "none",
    "@media": { [desk]: { gridColumn: "7 / main-end", marginTop: 0 } },
  },
]);

export const day = style({
  display: "grid",
  gridTemplateColumns: "2.2em 1fr",
  columnGap: space[4],
  alignItems: "baseline",
  paddingBlock: space[4],
  borderTop: "2px solid currentColor",
  "@media": { [tablet]: { gridTemplateColumns: "4em 1fr" } },
});

export const number = style({
  ...titleType,
  color: ink,
  fontSize: sizes.h3,
  fontVariantNumeric: "lining-nums",
});

export const text = style({ gridColumn: 2, marginTop: space[1] });
