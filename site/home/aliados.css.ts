import { color, space } from "@maloca/widgets/theme/tokens";
import { style, styleVariants } from "@vanilla-extract/css";
import { aliados as content } from "../content/home";
import { main } from "../style/grid.css";
import { desk, tablet } from "../style/media";
import { text, title as titleType } from "../style/type";

export const aliados = style({ paddingTop: space[9], display: "grid", gap: space[6] });

export const title = style([main, { "@media": { [desk]: { gridColumn: "2 / span 5" } } }]);

export const kinds = style([
  main,
  {
    display: "grid",
    gap: space[5],
    marginTop: space[5],
    "@media": { [desk]: { gridColumn: "8 / span 6", marginTop: 0 } },
  },
]);

export const kind = style({ display: "grid", gap: space[2] });

/** How a booking is shared: to scale from edge to edge, where there is width for it. */
export const split = style({
  display: "grid",
  "@media": {
    [tablet]: {
      gridTemplateColumns: content.split.map(({ percent }) => `minmax(0, ${percent}fr)`).join(" "),
    },
  },
});

const part = style({
  display: "flex",
  flexDirection: "column",
  justifyContent: "end",
  padding: space[5],
  "@media": { [tablet]: { minHeight: "240px" } },
});

/** The hotel's share is too narrow for a line of text: it reads upwards. */
const upright = style({
  "@media": {
    [tablet]: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "start",
      gap: space[3],
      padding: `${space[5]} 0`,
      writingMode: "vertical-rl",
      rotate: "180deg",
    },
  },
});

export const share = styleVariants({
  hotel: [part, upright, { background: color.maize, color: color.ink }],
  communities: [part, { background: color.clayDeep, color: color.paper }],
  trip: [part, { background: color.forest, color: color.paper }],
});

export const percent = style({ ...titleType, fontSize: text.h2, lineHeight: 1 });
