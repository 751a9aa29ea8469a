import { space } from "@maloca/widgets/theme/tokens";
import { palette } from "../../style/palette.css";
import { dark, placed, spaced, style, styleVariants } from "../../style/rules";
import { label, rem } from "../../style/type";

export const gallery = style({ display: "flow-root" });

/** The same display as after its code has loaded, so that nothing moves then. */
export const lightbox = style({ display: "block" });

export const drawn = placed({ marginTop: space[3] });

export const sheet = style({
  ...spaced(space[1]),
  marginTop: space[5],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoFlow: "dense",

  tablet: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
});

const large = "&:nth-child(6n + 1), &:nth-child(6n)";

export const tile = styleVariants({
  /** Of every six pictures two are large: the first on the left, the last on the right. */
  sheet: {
    aspectRatio: "6 / 5",
    selectors: { [large]: { gridColumn: "span 2", aspectRatio: "16 / 10" } },

    tablet: {
      aspectRatio: "auto",
      selectors: {
        [large]: { gridRow: "span 2", aspectRatio: "16 / 11" },
        "&:nth-child(6n + 4), &:nth-child(6n + 5)": { gridColumn: 1 },
        // Nothing is beside it.
        "&:nth-child(6n + 1):last-child": { gridColumn: "1 / -1" },
      },
    },
    narrow: { selectors: { [large]: { gridColumn: "auto" } } },
  },
  /** All pictures have the same size. */
  quilt: { aspectRatio: "4 / 3" },
});

export const link = style({
  position: "relative",
  display: "block",
  height: "100%",
  overflow: "hidden",
  background: palette.ground,
});

export const caption = style({
  ...label,
  position: "absolute",
  left: 0,
  bottom: 0,
  maxWidth: "100%",
  padding: `6px ${space[3]}`,
  ...dark,
  // A smaller caption leaves more of a narrow picture visible.
  fontSize: rem(14),
  lineHeight: 1.25,
  desk: { padding: `${space[3]} ${space[4]}`, fontSize: label.fontSize },
  selectors: { [`${link}:hover &`]: { background: palette.deep } },
});
