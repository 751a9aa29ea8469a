import { space, TOUCH_TARGET } from "@maloca/widgets/theme/tokens";
import { grid, main } from "../style/grid.css";
import { palette } from "../style/palette.css";
import { onScreen } from "../style/print.css";
import { dark, globalStyle, placed, spaced, style, styleVariants } from "../style/rules";
import { phoneStrip } from "../style/strip.css";
import { label, rem } from "../style/type";

// By look: `sheet` and `quilt` from edge to edge of a trip's page, `row` of the home page's, `album` between its margins.

const across = [onScreen, { display: "flow-root" }];

export const section = {
  ...styleVariants({ sheet: across, quilt: across, album: [grid, { paddingBlock: space[8] }] }),
  row: undefined,
};

/** Of the title. An album is one grid with it. */
export const head = { sheet: grid, quilt: grid, album: style({ display: "contents" }), row: grid };

export const drawn = placed({ marginTop: space[3] });

/** The same display as after its code has loaded, so that nothing moves then. */
const block = style({ display: "block" });

export const lightbox = {
  sheet: block,
  quilt: block,
  album: main,
  row: undefined,
};

const pair = style({
  ...spaced(space[1]),
  marginTop: space[5],
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gridAutoFlow: "dense",

  tablet: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  narrow: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const list = {
  sheet: pair,
  quilt: pair,
  album: style({
    ...spaced(`${space[5]} ${space[4]}`),
    marginTop: space[5],
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    tablet: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" },
  }),
  row: style([
    phoneStrip,
    {
      gap: space[1],

      phone: { gridAutoColumns: "66vw" },
      tablet: {
        marginTop: space[4],
        display: "grid",
        gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
        gridAutoRows: "clamp(120px, 11vw, 180px)",
      },
      desk: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
    },
  ]),
};

const large = "&:nth-child(6n + 1), &:nth-child(6n)";

export const tile = styleVariants({
  /** Of every six pictures two are large: the first on the left, the last on the right. */
  sheet: {
    aspectRatio: "6 / 5",
    selectors: { [large]: { gridColumn: "span 2", aspectRatio: "16 / 10" } },

    tablet: {
      aspectRatio: "auto",
      // As high as the large ones beside them let it be, whatever the shape of a photograph.
      contain: "size",
      minHeight: "20vw",
      selectors: {
        [large]: { contain: "none", gridRow: "span 2", aspectRatio: "16 / 11" },
        "&:nth-child(6n + 4), &:nth-child(6n + 5)": { gridColumn: 1 },
        // Nothing is beside it.
        "&:nth-child(6n + 1):last-child": { gridColumn: "1 / -1" },
      },
    },
    narrow: { selectors: { [large]: { gridColumn: "auto" } } },
  },
  /** All pictures have the same size. */
  quilt: { aspectRatio: "4 / 3" },
  /** Rows of two pictures, three and one. On a phone the first and the last have a row to themselves. */
  album: {
    selectors: { "&:first-child, &:last-child": { gridColumn: "1 / -1" } },

    tablet: {
      gridColumn: "span 4",
      selectors: {
        "&:nth-child(1)": { gridColumn: "span 7" },
        "&:nth-child(2)": { gridColumn: "span 5" },
      },
    },
  },
  /** One large picture, one as a panorama, four small ones; on a desktop in two rows. */
  row: {
    height: "116px",
    scrollSnapAlign: "start",

    tablet: {
      height: "auto",
      selectors: {
        "&:nth-child(1)": { gridColumn: "span 2", gridRow: "span 2" },
        "&:nth-child(4)": { gridColumn: "span 2" },
        "&:nth-child(6)": { gridColumn: "span 3" },
      },
    },
  },
});

// Keeps the lower part of these pictures visible.
globalStyle(`${tile.row}:nth-child(n + 4) img`, { objectPosition: "50% 82%" });
globalStyle(`${tile.row}:nth-child(5) img`, { objectPosition: "12% 50%" });
// Keeps the two people in front of the waterfall visible.
globalStyle(`${tile.album}:nth-child(2) img`, { objectPosition: "72% 50%" });
// Keeps the people on the beach visible from head to foot.
globalStyle(`${tile.album}:last-child img`, { objectPosition: "50% 80%" });

const { album } = tile;

const print = style({
  height: "auto",
  aspectRatio: "4 / 3",
  selectors: {
    [`${album}:first-child &`]: { aspectRatio: "16 / 10" },
    [`${album}:last-child &`]: { aspectRatio: "16 / 9" },
  },

  tablet: {
    selectors: {
      [`${album}:nth-child(-n + 2) &`]: { height: "clamp(280px, 36vw, 540px)" },
      [`${album}:last-child &`]: { aspectRatio: "16 / 6" },
    },
  },
});

const whole = style({
  position: "relative",
  display: "block",
  height: "100%",
  overflow: "hidden",
  background: palette.ground,
});
const plain = style({ display: "block", textDecoration: "none" });

const over = style({
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
  selectors: { [`${whole}:hover &`]: { background: palette.deep } },
});
const below = style({
  ...label,
  display: "flex",
  alignItems: "center",
  minHeight: TOUCH_TARGET,
  selectors: { [`${plain}:hover &`]: { color: palette.word } },
});

/** A picture's link, its caption over the picture or below it, and the picture. */
export const words = {
  over: { link: whole, caption: over, picture: undefined },
  below: { link: plain, caption: below, picture: print },
};
