import { points } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";
import { ridge } from "./ridge.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A range of hills in flat ink, darker along the crest, with mist at the foot.
 * @param {Press} press
 * @param {object} range
 * @param {string | [number, number][]} range.crest points
 * @param {string} range.ink
 * @param {number} range.floor
 * @param {number} [range.rough] @param {number} [range.grain]
 * @param {[string, number, number, number]} [range.mist] ink, from, to, strength
 * @param {[string, number, number]} [range.shade] ink, depth below the crest, strength
 * @param {string} [range.rim] an edge of light
 * @param {[number, number]} [range.rimOffset]
 * @param {string} [range.side] any paint, stippled over it
 */
export function mountainRange(
  { sheet, random, stipple },
  { crest, ink, floor, rough = 14, grain = 70, mist, shade, rim, rimOffset = [1, -3], side },
) {
  const line = points(crest);
  const id = sheet.path(ridge(random, line, { rough, grain, floor }).d);
  const high = Math.min(...line.map(([, y]) => y));
  let grains = "";
  if (shade) {
    const fill = sheet.linear(
      [0, high, 0, high + shade[1]],
      `0 ${shade[0]} ${shade[2]}, 1 ${shade[0]} 0`,
    );
    grains += use(id, { fill });
  }
  if (side) grains += use(id, { fill: side });
  if (mist) {
    const fill = sheet.linear([0, mist[1], 0, mist[2]], `0 ${mist[0]} 0, 1 ${mist[0]} ${mist[3]}`);
    grains += use(id, { fill });
  }
  return (
    (rim ? use(id, { fill: rim, x: rimOffset[0], y: rimOffset[1] }) : "") +
    use(id, { fill: ink }) +
    (grains ? stipple(grains) : "")
  );
}
