import { frame } from "../print/palette.mjs";

/**
 * The mark: the roof of a maloca as plain geometry, its small second hat, and
 * under the eave one woven line, two strands that pass over and under.
 * Drawn on 64 × 64; every edge that matters falls on a multiple of four, so
 * that sixteen pixels still show it.
 * @param {{ roof: string, over: string, under: string }} inks
 */
function roof({ roof, over, under }) {
  const strand = (/** @type {string} */ ink, /** @type {string} */ d) =>
    `<path fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
  return (
    `<path fill="${roof}" d="M32 4l10 12.5H22zM20 20h24l18 23q-30 8-60 0z"/>` +
    strand(under, "M8 58l8-6 8 6 8-6 8 6 8-6 8 6") +
    strand(over, "M8 52l8 6 8-6 8 6 8-6 8 6 8-6")
  );
}

const svg = (/** @type {string} */ body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><title>Maloca</title>${body}</svg>\n`;

/** For paper. */
export const mark = () => svg(roof({ roof: frame.clay, over: frame.forest, under: frame.maize }));

/** For the dark frame. */
export const markLight = () =>
  svg(roof({ roof: frame.maize, over: frame.cream, under: frame.clay }));

/** For a browser's tab: on its own tile, so that it stands on light and dark alike. */
export const favicon = () =>
  svg(
    `<rect width="64" height="64" rx="14" fill="${frame.forest}"/><path fill="${frame.maize}" d="M32 7l9.5 12h-19zM21 23h22l16 18q-27 7-54 0z"/><path fill="none" stroke="${frame.cream}" stroke-width="4.6" stroke-linejoin="round" stroke-linecap="round" d="M12 50l8 6 8-6 8 6 8-6 8 6"/>`,
  );

/**
 * For a phone's home screen: the mark on a full square, well inside the circle
 * that a phone may cut it to.
 * @param {number} side
 */
export const icon = (side) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 64 64"><rect width="64" height="64" fill="${frame.forest}"/><g transform="translate(14.4 13.6)scale(.55)">${roof({ roof: frame.maize, over: frame.cream, under: frame.clay })}</g></svg>`;
