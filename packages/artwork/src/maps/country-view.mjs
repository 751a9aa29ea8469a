import { projection } from "./projection.mjs";

/** Size of the map: on a phone its width is the window's, and four units are a pixel. */
export const countrySize = { width: 1560, height: 1920 };

/** The projection of the mainland. */
export const country = projection({ lon: -74.2, lat: 5.47, km: 1800, ...countrySize });

/** The islands are 700 kilometres off the coast: they are drawn in a separate frame, at a larger scale. */
export const frame = { left: 40, top: 44, width: 560, height: 320 };
const islands = { lon: -81.54, lat: 12.96, x: frame.left + 96, y: frame.top + 160, scale: 178 };

const ISLANDS_WEST_OF = -80;

/** Whether a place is in the islands' frame. @param {readonly [lon: number, lat: number]} place */
export const isIsland = ([lon]) => lon < ISLANDS_WEST_OF;

/**
 * The position of a place on the sheet.
 * @param {readonly [lon: number, lat: number]} place
 * @returns {[number, number]}
 */
export const onCountryMap = ([lon, lat]) =>
  isIsland([lon, lat])
    ? [
        islands.x + (lon - islands.lon) * islands.scale,
        islands.y - (lat - islands.lat) * islands.scale,
      ]
    : country.at([lon, lat]);

/**
 * A trip's mark: the ring of its months.
 * @typedef {object} Mark
 * @property {readonly [lon: number, lat: number]} at
 * @property {readonly [first: number, last: number] | undefined} months all of them where left out
 */
