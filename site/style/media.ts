import type { StyleRule } from "@vanilla-extract/css";

/** The two widths at which the layout changes. */
export const tablet = "screen and (min-width: 720px)";
export const desk = "screen and (min-width: 1080px)";
/** A phone in landscape: a hero's words are beside its picture. */
export const sideways =
  "screen and (max-height: 500px) and (min-width: 560px) and (max-width: 1079.98px)";
/** Narrower than `tablet`. */
export const phone = "screen and (max-width: 719.98px)";

/** The dark theme; never in print. */
export const darkScreen = "screen and (prefers-color-scheme:dark)";

/** Support for `light-dark()`. Without it the widgets have no dark theme, so the page has none either. */
export const knowsDark = "(color:light-dark(red,red))";

/** A rule for the dark theme, for values that are not in the palette. */
export const inDarkTheme = (rule: NonNullable<StyleRule["@media"]>[string]): StyleRule => ({
  "@supports": { [knowsDark]: { "@media": { [darkScreen]: rule } } },
});

/** For visitors who have not asked for reduced motion. */
export const calm = "(prefers-reduced-motion: no-preference)";
