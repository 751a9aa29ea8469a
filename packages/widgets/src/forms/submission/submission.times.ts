/** After this, a visitor wonders whether anything happens. */
export const SLOW_MS = 4000;
