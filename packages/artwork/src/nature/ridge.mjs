import { closeToFloor, heightAlong, polygon, simplify } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";
import { bleed, width } from "../print/sheet.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * The skyline of a range: a line drawn by hand, roughened by noise.
 * @param {Random} random
 * @param {readonly (readonly [number, number])[]} crest the hand-drawn points
 * @param {{ rough?: number, grain?: number, step?: number, floor?: number }} [options]
 */
export function ridge(random, crest, { rough = 14, grain = 70, step = 6, floor = 1020 } = {}) {
  const base = heightAlong(crest);
  const noise = valueNoise(random, 5);
  /** @type {[number, number][]} */
  const line = [];
  for (let x = -bleed; x <= width + bleed; x += step)
    line.push([x, base(x) + noise(x / grain) * rough]);
  const outline = simplify(line, 0.9);
  return { outline, d: polygon(closeToFloor(outline, floor)) };
}
