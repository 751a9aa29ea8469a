import { color, space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { globalStyle, style } from "../../style/rules";
import { phoneStrip } from "../../style/strip.css";
import { textSize, title as titleType } from "../../style/type";

/** From edge to edge of the page, wide and narrow tiles in turn; on a desktop in one row, and on a phone they scroll sideways. */
export const sheet = style([
  phoneStrip,
  {
    gap: space[1],

    phone: { gridAutoColumns: "max(38vw, 8.5rem)" },
    tablet: {
      marginTop: space[4],
      display: "grid",
      gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
    },
  },
]);

const span = (columns: number) => ({ gridColumn: `span ${columns}` });

export const tile = style({
  height: "116px",
  scrollSnapAlign: "start",

  tablet: {
    height: "190px",
    selectors: {
      "&:nth-child(5n + 1)": span(7),
      "&:nth-child(2)": span(5),
      "&:nth-child(3), &:nth-child(4)": span(6),
      "&:nth-child(5)": span(5),
    },
  },
  desk: {
    height: "210px",
    selectors: {
      "&:nth-child(n)": span(2),
    },
  },
});

// Keeps the label off the jeep.
globalStyle(`${tile}:nth-child(2) img`, { objectPosition: "20% 50%" });
// Keeps it off the boat.
globalStyle(`${tile}:nth-child(6) img`, { objectPosition: "0% 50%" });

export const link = style({
  position: "relative",
  display: "block",
  height: "100%",
  overflow: "hidden",
  color: color.paper,
  textDecoration: "none",
});

/** A label in the picture's lower left corner, like a hero's title. */
export const words = style({
  position: "absolute",
  left: 0,
  bottom: 0,
  maxWidth: "100%",
  padding: space[2],
  tablet: { padding: `${space[3]} ${space[4]}` },
  background: palette.ground,
  selectors: { [`${link}:hover &`]: { background: palette.deep } },
});

export const name = style({
  ...titleType,
  display: "block",
  fontSize: textSize(18, "clamp(18px, 2.8vw, 42px)"),
  desk: { fontSize: textSize(26, "clamp(22px, 1.8vw, 32px)") },
});

export const line = style({
  display: "block",
  fontSize: textSize(16, "clamp(14px, 2.2vw, 16px)"),
  lineHeight: 1.3,
});
