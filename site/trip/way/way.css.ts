import { color, font, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { onScreen } from "../../style/print.css";
import { placed, style, styleVariants } from "../../style/rules";
import { label as small } from "../../style/type";
import { gallery } from "../sections/gallery.css";

export const way = style({
  paddingBottom: space[8],
  // The lists above have their own padding; the gallery has none.
  selectors: { [`${gallery} + &`]: { paddingTop: space[8] } },
});

export const words = placed({
  onTablet: "main-start / span 6",
  tablet: { alignSelf: "center" },
});

export const stations = style({ margin: `${space[5]} 0 0` });

/** A station; a dashed line leads to the next. */
export const station = style({
  position: "relative",
  padding: `0 0 ${space[5]} 34px`,
  "::before": {
    content: '""',
    position: "absolute",
    left: "8px",
    top: "12px",
    bottom: "-8px",
    borderLeft: `3px dashed ${palette.accent}`,
  },
  "::after": {
    content: '""',
    position: "absolute",
    left: 0,
    top: "4px",
    width: "19px",
    height: "19px",
    border: `5px solid ${palette.accent}`,
    borderRadius: "50%",
    background: palette.paper,
  },
  selectors: { "&:last-child": { paddingBottom: 0 }, "&:last-child::before": { display: "none" } },
});

export const label = style({ ...small, color: palette.word });

/** As wide as the page, or from the text to the window's edge: no name on it is cut. */
export const ownMap = style([
  onScreen,
  {
    gridColumn: "1 / -1",
    marginTop: space[6],

    desk: {
      gridColumn: "8 / full-end",
      alignSelf: "center",
      justifySelf: "end",
      width: "100%",
      maxWidth: "1024px",
      marginTop: 0,
    },
  },
]);

export const whole = style({ width: "100%", height: "auto", aspectRatio: "8 / 5" });

/** From the text to the window's edge. */
export const map = style([
  onScreen,
  {
    position: "relative",
    gridColumn: "1 / -1",
    marginTop: space[6],
    background: "#14505f",

    tablet: { gridColumn: "9 / full-end", marginTop: 0 },
    desk: { gridColumn: "8 / full-end" },
  },
]);

export const picture = style({
  width: "100%",
  aspectRatio: "4 / 3",
  tablet: { height: "100%", minHeight: "420px", maxHeight: "560px" },
});

export const veil = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  fill: "#0b2a2c",
  fillOpacity: 0.45,
});

const nameBase = style({
  position: "absolute",
  color: color.paper,
  fontFamily: font.title,
  fontSize: "max(20px, min(1.25rem, 6vw))",
  fontWeight: 600,
  lineHeight: 1.15,
  textWrap: "balance",
  textShadow: "0 0 6px #000, 0 0 2px #000",
});

/** The name of the place, which is in the middle; narrow, to stay clear of other places. */
const middle = style([
  nameBase,
  {
    left: "50%",
    transform: "translateX(-50%)",
    width: "max-content",
    maxWidth: "160px",
    textAlign: "center",
  },
]);

export const name = styleVariants({
  above: [middle, { bottom: "65%" }],
  below: [middle, { top: "65%" }],
});
