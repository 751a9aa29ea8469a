import { heightAlong, points } from "../print/path.mjs";
import { bleed, use, width } from "../print/sheet.mjs";
import { canopy, crowns } from "./forest.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * @typedef {object} TreeRow
 * @property {string | [number, number][]} line tops, drawn by hand
 * @property {number} size of a crown
 * @property {number} floor
 * @property {string} ink
 * @property {string} rim
 * @property {[number, number]} [rimOffset] where the rim peeks out: toward the light
 * @property {string} [light] paint for the lit crowns; none leaves them out
 * @property {[string, number]} [foot] ink and strength at the foot
 * @property {number} [from] @property {number} [to]
 * @property {[number, number]} [taper]
 * @property {[string, number]} [mirror] ink and depth (1 is full height) of its picture in still water
 */

/**
 * A row of forest: a rim of light, the dark body over it, a
 * few crowns that catch light, and mist or dusk gathering at its foot.
 * @param {Press} press
 * @param {TreeRow} row
 */
export function treeline({ sheet, random, stipple }, row) {
  const line = points(row.line);
  const { size, floor, ink, rim, light, foot, rimOffset = [2, -4], taper = [0, 0], mirror } = row;
  const { from = -bleed - 10, to = width + bleed + 20 } = row;
  const top = heightAlong(line);
  const high = Math.min(...line.map(([, y]) => y)) - size * 0.6;
  const id = sheet.path(canopy(random, { from, to, top, size, floor, taper }));
  const start = from + size * 0.4 + taper[0] * 0.8;
  const end = to - size * 0.6 - taper[1] * 0.7;
  const inner = light
    ? `<path fill="${light}" d="${crowns(random, { from: start, to: end, top, deep: size, size, count: Math.round(((end - start) / size) * 1.1) })}"/>`
    : "";
  const shade = foot
    ? use(id, {
        fill: sheet.linear([0, high + size, 0, floor], `0 ${foot[0]} 0, 1 ${foot[0]} ${foot[1]}`),
      })
    : "";
  const image = mirror
    ? use(id, {
        fill: sheet.linear([0, high, 0, floor], `.1 ${mirror[0]} 0, 1 ${mirror[0]} 1`),
        transform: `matrix(1 0 0 -${mirror[1]} 0 ${Math.round(floor * (1 + mirror[1]))})`,
      })
    : "";
  return (
    (image ? stipple(image) : "") +
    use(id, { fill: rim, x: rimOffset[0], y: rimOffset[1] }) +
    use(id, { fill: ink }) +
    (inner || shade ? stipple(inner + shade) : "")
  );
}

/**
 * Returns a function for rows in the same light: `const row = treelines(press, { foot: [night, 0.8] })`.
 * @param {Press} press
 * @param {Partial<TreeRow> | ((row: TreeRow) => Partial<TreeRow>)} shared what a row does not say of its own
 */
export const treelines =
  (press, shared) =>
  /**
   * @param {TreeRow["line"]} line @param {number} size @param {string} ink @param {string} rim
   * @param {number} floor @param {Partial<TreeRow>} [own]
   */
  (line, size, ink, rim, floor, own = {}) => {
    const row = { line, size, ink, rim, floor, ...own };
    return treeline(press, { ...(typeof shared === "function" ? shared(row) : shared), ...row });
  };
