import { font, rem } from "@maloca/widgets/theme/tokens";

export { rem };

/** The length that the browser's text size adds to a size of `px`, so that both double together. */
const added = (px: number) => `${px / 16} * (1rem - 16px)`;

/** A font size that depends on the window, as `size` says, and on the browser's text size. */
export const textSize = (px: number, size: string) => `calc(${size} + ${added(px)})`;

/** The font size of a title: the longest word fits on a phone, whatever the browser's text size. */
export const titleSize = (px: number, size = `${px}px`) =>
  `clamp(${size}, 11.5vw, ${size} + ${added(px)})`;

/** Sizes of large text; they grow with the window. Those of heroes and figures depend on nothing else. */
export const text = {
  /** A hero's title: with lines of up to 9 characters, with longer lines, and with three or more lines. */
  hero: {
    short: "clamp(60px, min(20vw, 4vw + 88px), 168px)",
    long: "clamp(44px, min(14.5vw, 3.4vw + 72px), 140px)",
    tall: "clamp(44px, min(14.5vw, 2.4vw + 68px), 120px)",
  },
  figure: "clamp(56px, 9vw, 136px)",
  h2: titleSize(32, "clamp(32px, 4vw, 58px)"),
  h3: titleSize(26, "clamp(26px, 2.6vw, 38px)"),
  lead: textSize(21, "clamp(17px, 1.6vw, 21px)"),
} as const;

export const title = {
  fontFamily: font.title,
  fontWeight: 600,
  lineHeight: 1.02,
  letterSpacing: "-0.02em",
  textWrap: "balance",
} as const;

/** A large figure, on one line. */
export const figureType = {
  ...title,
  fontVariantNumeric: "lining-nums",
  whiteSpace: "nowrap",
} as const;

/** A title below 40 px. The font is made for large sizes: smaller words need more space between them. */
export const smallTitle = { ...title, letterSpacing: "-0.01em", wordSpacing: "0.08em" } as const;

/** A small label above a title. */
export const label = {
  fontSize: rem(15),
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: "0.01em",
} as const;

/** The width of a text with 60 to 70 characters in a line. */
export const measure = "62ch";
