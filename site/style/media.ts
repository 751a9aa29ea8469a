const desk = "screen and (min-width: 67.5em)";
const narrow = "screen and (max-width: 19.99em)";

/**
 * Media queries by the names that rules have for them (`rules.ts`). The layout changes at two widths, `tablet` and
 * `desk`. They are in em, the browser's text size: with text of 200 % a window has the layout of one of half its width.
 */
export const queries = {
  /** Narrower than `tablet`. */
  phone: "screen and (max-width: 44.99em)",
  tablet: "screen and (min-width: 45em)",
  desk,
  /** Narrower than `desk`. */
  belowDesk: "screen and (max-width: 67.49em)",
  /** A phone in landscape: a hero's words are beside its picture. */
  sideways: "screen and (max-height: 31.25em) and (min-width: 35em) and (max-width: 67.49em)",
  /** Narrower than the smallest phone, for instance a phone with very large text: one column. */
  narrow,
  /** `narrow`, or as low as a window zoomed to 400 %: no bar stays in view. */
  tight: `${narrow}, screen and (max-height: 19.99em)`,
  /** For visitors who have not asked for reduced motion. */
  calm: "(prefers-reduced-motion: no-preference)",
  withoutScripts: "(scripting: none)",
  deskWithoutScripts: `${desk} and (scripting: none)`,
  print: "print",
} as const;

/** The dark theme; never in print. */
export const darkScreen = "screen and (prefers-color-scheme:dark)";

/** Support for `light-dark()`. Without it the widgets have no dark theme, so the page has none either. */
export const knowsDark = "(color:light-dark(red,red))";

/** A rule for the dark theme, for values that are not in the palette. */
export const inDarkTheme = <Rule extends object>(rule: Rule) => ({
  "@supports": { [knowsDark]: { "@media": { [darkScreen]: rule } } },
});

/** The space above and below a section or a block; it grows with the window. */
export const air = {
  section: "clamp(32px, 6vw, 80px)",
  block: "clamp(20px, 3.4vw, 44px)",
} as const;

/**
 * Height of the fixed bars, the navigation above and a trip's bar below. A link to a section scrolls it
 * to this distance from the window's top, and a focused element stays above the lower bar.
 */
export const BAR_HEIGHT = "68px";
