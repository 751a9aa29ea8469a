import { color, space } from "@maloca/widgets/theme/tokens";
import { halves } from "../components/fold.css";
import { air, inDarkTheme } from "../style/media";
import { palette } from "../style/palette.css";
import { column, dark, globalStyle, placed, spaced, style, styleVariants } from "../style/rules";
import { text, titleSize, title as titleType } from "../style/type";

export const partners = style({ paddingTop: air.block });

export const list = style({ paddingBottom: air.block });

const kind = style({
  borderTop: `2px solid ${palette.ink}`,
  tablet: { marginTop: "clamp(16px, 2.4vw, 32px)", paddingTop: space[3] },
});

export const kindWords = style({
  ...spaced(space[3]),
  paddingBlock: `${space[2]} ${space[3]}`,
});

export const kinds = {
  universities: placed({ onTablet: "2 / span 7", onDesk: "2 / span 4" }, kind, halves.left),
  retreats: placed({ onTablet: "9 / main-end", onDesk: "6 / span 4" }, kind, halves.right),
  hotels: placed({ onDesk: "10 / main-end" }, kind),
};

export const head = style({ marginBottom: space[3], tablet: { marginBottom: 0 } });

export const lengths = style(spaced(space[3]));

const HOUR = { phone: "17px", desk: "clamp(17px, 2vw - 3px, 28px)" };

export const length = style({
  ...spaced("3px"),
  gridTemplateColumns: `repeat(7, ${HOUR.phone}) auto`,
  alignItems: "center",
  desk: { gridTemplateColumns: `repeat(7, ${HOUR.desk}) auto` },
});

const block = style({
  height: HOUR.phone,
  // Keeps the background in forced colours: day and night differ only in it.
  forcedColorAdjust: "none",
  desk: { height: HOUR.desk },
});

/** A day is light; a night is dark and lower, and blue in the dark theme. */
export const hours = styleVariants({
  day: [block, { background: color.maize }],
  night: [
    block,
    {
      scale: "1 0.5",
      transformOrigin: "bottom",
      background: palette.ground,
      ...inDarkTheme({ background: color.river }),
    },
  ],
});

export const lengthText = style({ gridColumn: 8, paddingLeft: space[3], whiteSpace: "nowrap" });

/** The two figures of the academic alliances stand side by side. */
export const figures = style({});

globalStyle(`${figures} dl`, { flexWrap: "nowrap" });
globalStyle(`${figures} dl dd[class]`, {
  tablet: { fontSize: "clamp(34px, 4.4vw, 64px)" },
});

/** The shares of a booking: each with a bar, drawn to scale. */
export const split = style(spaced(space[2]));

const part = style({
  "::after": {
    content: '""',
    display: "block",
    height: "14px",
    // Keeps the background in forced colours: it is the chart.
    forcedColorAdjust: "none",
  },
});

const inks = {
  hotel: [color.maize, "var(--h)"],
  communities: [color.clay, "var(--c)"],
  operator: [color.river, "var(--o)"],
} as const;

export const share = styleVariants(inks, ([background, width]) => [
  part,
  { "::after": { width, background } },
]);

export const percent = style({
  ...titleType,
  marginRight: space[1],
  fontSize: titleSize(26),
  lineHeight: 1,
});

export const proposal = style(dark);

export const words = placed({
  onDesk: "2 / span 8",
  paddingBlock: space[2],
  fontSize: text.lead,
  tablet: { paddingBlock: air.block },
  desk: { paddingBlock: `${space[6]} ${space[5]}` },
});

export const title = style({ ...titleType, fontSize: titleSize(30, "clamp(30px, 3.6vw, 52px)") });

export const inside = style({ ...column(space[3]), paddingTop: space[3] });

export const ally = style(column(space[3]));

/** On a desktop the text and the link to become an ally are side by side. */
export const pitch = style({
  ...column(space[3]),
  desk: { gridTemplateColumns: "1fr 1fr", columnGap: space[7] },
});

/** Bleeds off the right edge; below the words on a tablet, left out on a phone. */
export const art = style({
  gridColumn: "full-start / full-end",

  phone: { display: "none" },
  tablet: { position: "relative", height: "260px" },
  desk: { gridColumn: "10 / full-end", gridRow: 1, height: "auto", maxHeight: "640px" },
});

// Keeps the people around the fire visible.
globalStyle(`${art} img`, {
  objectPosition: "50% 100%",
  desk: { position: "absolute", inset: 0 },
});

export const form = style({
  width: "100%",
  marginTop: space[2],
  paddingTop: space[2],
  borderTop: `2px solid ${palette.light}`,
});

export const opened = style({ marginBlock: space[4] });
