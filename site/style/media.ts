import type { StyleRule } from "@vanilla-extract/css";

/** The two widths at which a composition changes. */
export const tablet = "screen and (min-width: 720px)";
export const desk = "screen and (min-width: 1080px)";

/** Where a visitor's system is dark; on paper it never is. */
export const darkScreen = "screen and (prefers-color-scheme:dark)";

/** Browsers without `light-dark()` know no dark widgets: there a page has no dark theme either. */
export const knowsDark = "(color:light-dark(red,red))";

/** What the dark theme changes beside the palette, which follows by itself. */
export const atNight = (rule: NonNullable<StyleRule["@media"]>[string]): StyleRule => ({
  "@supports": { [knowsDark]: { "@media": { [darkScreen]: rule } } },
});

/** Motion is for those who have not asked for less. */
export const calm = "(prefers-reduced-motion: no-preference)";
