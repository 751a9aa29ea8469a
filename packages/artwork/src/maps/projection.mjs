import { points } from "../print/path.mjs";

/**
 * @import { Point } from "../print/path.mjs"
 */

/**
 * The part of the world that a map shows: its centre, its width in kilometres, and the size of the sheet.
 * @typedef {object} View
 * @property {number} lon @property {number} lat
 * @property {number} km
 * @property {number} [width] @property {number} [height]
 */

/** Kilometres of a degree of latitude, and of longitude at the equator. */
const degree = { lat: 110.6, lon: 111.32 };

/**
 * Converts longitude and latitude to units of the sheet. A degree of longitude has the same length everywhere, that
 * of the centre: near the equator the error is small.
 * @param {View} view
 */
export function projection({ lon, lat, km, width = 1600, height = 1000 }) {
  const scale = width / km;
  const across = degree.lon * Math.cos((lat * Math.PI) / 180) * scale;
  const up = degree.lat * scale;
  /** @param {Point} place @returns {[number, number]} */
  const at = ([x, y]) => [width / 2 + (x - lon) * across, height / 2 - (y - lat) * up];
  return {
    at,
    /** A line of "lon,lat lon,lat …". @param {string} text */
    line: (text) => points(text).map(at),
    /** Units of a length in kilometres. @param {number} length */
    units: (length) => length * scale,
    /** What is on the sheet and a little around it. */
    sheet: /** @type {const} */ ([-80, -80, width + 80, height + 80]),
  };
}

/** @typedef {ReturnType<typeof projection>} Projection */
