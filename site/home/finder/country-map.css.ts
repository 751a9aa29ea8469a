import { countrySize, onCountryMap } from "@maloca/artwork/maps/country-view";
import { color, font, space } from "@maloca/widgets/theme/tokens";
import { marks } from "../../drawings/drawn";
import { edge } from "../../style/grid.css";
import { palette } from "../../style/palette.css";
import { globalStyle, placed, spaced, style } from "../../style/rules";
import { names } from "./map-names";

const { width, height } = countrySize;

/** Below the form; in wide windows beside the trips, on a desktop between form and trips. */
export const section = placed({
  onTablet: "8 / span 6",
  onDesk: "5 / span 4",
  borderTop: `2px solid ${palette.ink}`,
  paddingTop: space[2],
  tablet: { alignSelf: "start", paddingTop: space[3] },
  desk: { gridRow: 2 },
  // In the form's place too.
  deskWithoutScripts: { gridColumn: "2 / span 7" },
});

export const inside = style({
  ...spaced(space[3]),
  paddingBlock: `${space[2]} ${space[4]}`,

  // The sea of the map goes on below the words.
  tablet: {
    marginTop: space[3],
    padding: 0,
    background: "linear-gradient(#164d61, #123444)",
    color: color.paper,
  },
  deskWithoutScripts: { gridTemplateColumns: "1fr min(390px, 62%)" },
});

export const words = style({
  tablet: { order: 1, padding: `0 ${space[4]} ${space[4]}`, textWrap: "balance" },
  deskWithoutScripts: { order: 0, alignSelf: "end" },
});

/** From edge to edge of the page on a phone. */
export const map = style({
  position: "relative",
  background: "#14505f",
  phone: { marginInline: `calc(-1 * ${edge})` },
});

globalStyle(`${map} li`, { position: "absolute", translate: "0 -50%" });

globalStyle(`${map} a`, {
  display: "block",
  // Makes the link high enough to touch, with a gap to the next.
  paddingBlock: "5px",
  color: color.paper,
  fontFamily: font.title,
  fontWeight: 600,
  fontSize: "min(15px, 4.15vw)",
  lineHeight: 1.2,
  textShadow: "0 0 5px #000",
});

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;

// Positions each name by its number in the list: a class for each would make the page larger.
for (const [i, { slug, at }] of marks.entries()) {
  const { side, move } = names[slug] ?? { side: undefined, move: [60, 0] };
  const [x, y] = onCountryMap(at);
  globalStyle(`${map} li:nth-child(${i + 1})`, {
    top: percent(y + move[1], height),
    ...(side === "left"
      ? { left: "2%", right: percent(width - x - move[0], width), textAlign: "right" }
      : { left: percent(x + move[0], width) }),
  });
}
