import { font, space } from "@maloca/widgets/theme/tokens";
import { button } from "../../components/button.css";
import { palette } from "../../style/palette.css";
import { placed, row, spaced, stack, style } from "../../style/rules";
import { label, rem, smallTitle, text, titleSize } from "../../style/type";

/** Overlaps the hero's lower edge. */
export const card = placed({
  onDesk: "10 / span 4",
  marginTop: space[6],

  desk: { gridRow: 1, alignSelf: "start", marginTop: `calc(-1 * ${space[9]})` },
});

/** Below the hero, from edge to edge of the page. */
export const strip = style({ gridColumn: "full-start / full-end", background: palette.wash });

export const stripBody = placed({ paddingBlock: space[5] });

export const cardTitle = style({
  ...smallTitle,
  fontSize: titleSize(28),
  padding: `${space[5]} ${space[5]} ${space[3]}`,
  selectors: { [`${strip} &`]: { padding: `0 0 ${space[4]}` } },
});

export const facts = style({
  // One column on a phone and in the narrow card of a desktop, two between them.
  tablet: { display: "grid", gridTemplateColumns: "1fr 1fr" },
  desk: { display: "block" },
  selectors: {
    [`${strip} &`]: {
      ...spaced(space[4]),
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
    },
  },
});

export const fact = style({
  padding: `${space[3]} ${space[5]}`,
  borderTop: `1px solid ${palette.line}`,
  selectors: {
    "&:last-child:nth-child(odd)": { gridColumn: "1 / -1" },
    [`${strip} &`]: { padding: `${space[2]} 0 0`, borderTopColor: palette.ink },
    [`${strip} &:last-child:nth-child(odd)`]: { gridColumn: "auto" },
  },
});

/** The lower end of the card. */
export const price = style({
  display: "grid",
  justifyItems: "start",
  padding: `${space[4]} ${space[5]} ${space[2]}`,
  background: palette.wash,
  selectors: {
    [`${strip} &`]: {
      ...row(`0 ${space[5]}`),
      alignItems: "center",
      padding: `${space[4]} 0 0`,
    },
  },
});

export const toPackages = style([button.outline, { marginBlock: space[2] }]);

export const term = style({
  ...label,
  color: palette.word,
  selectors: { [`${strip} &`]: { color: palette.ink } },
});

export const value = style({ fontFamily: font.title, fontSize: rem(21), lineHeight: 1.3 });

const wordsBase = style({
  ...stack(space[4]),
  paddingTop: space[8],
  fontSize: text.lead,
  desk: { paddingTop: space[9] },
});

/** The text beside the overlay card; or, above a strip of facts, title and text in two columns. */
export const words = {
  overlay: placed({ onDesk: "2 / span 7", desk: { gridRow: 1 } }, wordsBase),
  strip: placed({ paddingBottom: space[7], desk: { gridTemplateColumns: "subgrid" } }, wordsBase),
};

export const title = style({
  selectors: {
    [`${words.strip} &`]: { desk: { gridColumn: "1 / span 5", gridRow: "span 2" } },
  },
});

/** The second column, in which an itinerary has its days too. */
const second = {
  [`${words.strip} &`]: { desk: { gridColumn: "6 / -1" } },
};

export const paragraphs = style({ ...spaced(space[4]), selectors: second });

export const checks = style({
  ...stack(`${space[3]} ${space[5]}`),
  marginTop: space[4],
  fontSize: rem(17),
  tablet: { gridTemplateColumns: "1fr 1fr" },
  selectors: second,
});

export const figures = placed({ paddingBlock: space[8] });

/** The distance to the next section, where there are no figures. */
export const end = placed({ height: space[8] });
