import { color, font, space } from "@maloca/widgets/theme/tokens";
import { style } from "@vanilla-extract/css";
import { main } from "../style/grid.css";
import { check as checkMark, marked } from "../style/marks";
import { desk, tablet } from "../style/media";
import { label, measure, text, title } from "../style/type";

/** Pinned over the poster's lower edge. */
export const card = style([
  main,
  {
    marginTop: space[6],
    "@media": {
      [desk]: {
        gridColumn: "10 / span 4",
        gridRow: 1,
        alignSelf: "start",
        marginTop: `calc(-1 * ${space[9]})`,
      },
    },
  },
]);

export const cardTitle = style({
  ...title,
  fontSize: "28px",
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});

export const fact = style({
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px solid ${color.line}`,
});

/** The card's foot. */
export const price = style({ padding: `${space[4]} ${space[5]}`, background: color.maize });

export const term = style({ ...label, color: color.clayDeep });
export const value = style({ fontFamily: font.title, fontSize: "21px", lineHeight: 1.3 });

export const words = style([
  main,
  {
    display: "grid",
    gap: space[4],
    alignContent: "start",
    paddingTop: space[8],
    fontSize: text.lead,
    "@media": { [desk]: { gridColumn: "2 / span 7", gridRow: 1, paddingTop: space[9] } },
  },
]);

export const checks = style({
  display: "grid",
  gap: `${space[3]} ${space[5]}`,
  marginTop: space[4],
  maxWidth: measure,
  fontSize: "17px",
  "@media": { [tablet]: { gridTemplateColumns: "1fr 1fr" } },
});

export const check = style(marked(checkMark(color.clay)));

export const figures = style([main, { paddingBlock: space[8] }]);
