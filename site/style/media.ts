import type { StyleRule } from "@vanilla-extract/css";

/** The two widths at which a composition changes. */
export const tablet = "screen and (min-width: 720px)";
export const desk = "screen and (min-width: 1080px)";
/** A phone on its side: the words stand beside the picture. */
export const sideways =
  "screen and (max-height: 500px) and (min-width: 560px) and (max-width: 1079.98px)";
/** Below the first of them. */
export const phone = "screen and (max-width: 719.98px)";

/** The dark theme; never in print. */
export const darkScreen = "screen and (prefers-color-scheme:dark)";

/** Without `light-dark()` the widgets have no dark theme, so the page has none either. */
export const knowsDark = "(color:light-dark(red,red))";

/** Dark-theme values that are not in the palette. */
export const inDarkTheme = (rule: NonNullable<StyleRule["@media"]>[string]): StyleRule => ({
  "@supports": { [knowsDark]: { "@media": { [darkScreen]: rule } } },
});

/** For visitors who have not asked for reduced motion. */
export const calm = "(prefers-reduced-motion: no-preference)";
