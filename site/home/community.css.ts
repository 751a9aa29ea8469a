import { color, radius, space } from "@maloca/widgets/theme/tokens";
import { halves } from "../components/fold.css";
import { air } from "../style/media";
import { palette } from "../style/palette.css";
import { dark, placed, spaced, style } from "../style/rules";
import { rem, smallTitle, titleSize, title as titleType } from "../style/type";

export const community = style({
  rowGap: space[3],
  paddingBlock: air.block,
  ...dark,
  desk: { rowGap: space[5] },
});

const folded = { borderTop: `2px solid ${palette.light}`, paddingTop: space[1] };

export const advisers = placed(
  { ...folded, onDesk: "2 / span 7", alignSelf: "start" },
  halves.left,
);

export const people = style({
  ...spaced(`${space[4]} ${space[6]}`),
  marginTop: space[4],

  tablet: { gridTemplateColumns: "1fr 1fr", rowGap: space[5] },
  // Four rows of advisers then have the height of ten lines of partners.
  desk: { rowGap: space[7] },
});

const CIRCLE = "clamp(48px, 9vw, 72px)";

/** With a circle once there is a name, of which it has the initials. */
export const person = style({ display: "flex", alignItems: "start", gap: space[4] });

export const circle = style({
  ...titleType,
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: CIRCLE,
  height: CIRCLE,
  borderRadius: radius.round,
  background: palette.light,
  color: color.ink,
  fontSize: titleSize(26),
  selectors: {
    [`${person}:nth-child(3n + 2) &`]: { background: palette.deep, color: color.paper },
    [`${person}:nth-child(3n) &`]: { background: color.paper },
  },
});

export const name = style({ ...smallTitle, fontSize: rem(22), lineHeight: 1.2 });
export const role = style({ color: palette.light, fontWeight: 600 });

export const partners = placed(
  { ...folded, onDesk: "10 / main-end", alignSelf: "start", desk: { gridRow: 2 } },
  halves.right,
);

export const names = style({
  marginTop: space[4],
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  columnGap: space[5],
  borderBottom: `1px solid ${palette.light}`,
  desk: { gridTemplateColumns: "1fr" },
});

export const partner = style({
  paddingBlock: space[2],
  borderTop: `1px solid ${palette.light}`,
  lineHeight: 1.35,
});

export const partnerName = style({ fontWeight: 600 });
