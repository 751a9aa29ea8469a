/** The two widths at which a composition changes. */
export const tablet = "screen and (min-width: 720px)";
export const desk = "screen and (min-width: 1080px)";

/** Motion is for those who have not asked for less. */
export const calm = "(prefers-reduced-motion: no-preference)";
