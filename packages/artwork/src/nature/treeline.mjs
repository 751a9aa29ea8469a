import { heightAlong, points } from "../print/path.mjs";
import { bleed, use, width } from "../print/sheet.mjs";
import { canopy, crowns } from "./forest.mjs";

/**
 * A row of forest as it is printed: a rim of light, the dark body over it, a
 * few crowns that catch light, and mist or dusk gathering at its foot.
 * @param {import("../print/poster.mjs").Press} press
 * @param {object} row
 * @param {string | [number, number][]} row.line tops, drawn by hand
 * @param {number} row.size of a crown
 * @param {number} row.floor
 * @param {string} row.ink
 * @param {string} row.rim
 * @param {[number, number]} [row.rimOffset] where the rim peeks out: toward the light
 * @param {string} [row.light] paint for the lit crowns; none leaves them out
 * @param {[string, number]} [row.foot] ink and strength at the foot
 * @param {number} [row.from] @param {number} [row.to]
 * @param {[number, number]} [row.taper]
 * @param {[string, number]} [row.mirror] ink and depth (1 is full height) of its picture in still water
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
