import { paperGrain } from "./paper-grain.mjs";
import { seededRandom } from "./random.mjs";
import { newSheet } from "./sheet.mjs";
import { stippleMask } from "./stipple-mask.mjs";

/**
 * @import { Random } from "./random.mjs"
 * @import { Sheet, Size } from "./sheet.mjs"
 */

/**
 * The tools of a scene: the sheet, seeded random numbers and the stipple.
 * @typedef {object} Press
 * @property {Sheet} sheet
 * @property {Random} random
 * @property {(body: string) => string} stipple
 */

/**
 * Prints a scene, with the grain of paper over it.
 * @param {number} seed
 * @param {string} title shown when the file is opened by itself
 * @param {(press: Press) => string} draw
 * @param {{ grain?: number, size?: Size }} [paper] how strong its grain is, and how large it is
 */
export function poster(seed, title, draw, { grain = 0.55, size } = {}) {
  const random = seededRandom(seed);
  const sheet = newSheet(size);
  const stipple = stippleMask(sheet);
  const body = draw({ sheet, random, stipple });
  return sheet.print(title, body + paperGrain(sheet, { strength: grain }));
}
