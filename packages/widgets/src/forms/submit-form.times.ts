/** After this a visitor wonders whether anything happens at all. */
export const SLOW_MS = 4000;
