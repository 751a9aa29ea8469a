import { curve, polygon } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";
import { use } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * A round terrace of dry stone with grass on it, seen from a little above.
 * Middle of the lawn at x,y.
 * @param {Press} press
 * @param {{ x: number, y: number, rx: number, ry: number, high: number, grass: string, lit: string, stone: string, pale: string, shade: string }} terrace
 */
export function terrace(
  { sheet, random, stipple },
  { x, y, rx, ry, high, grass, lit, stone, pale, shade },
) {
  const noise = valueNoise(random, 2);
  // An uneven oval: a terrace follows the rock below it.
  const edge = (/** @type {number} */ a, drop = 0) => {
    const k = 1 + 0.05 * noise(Math.cos(a) * 1.3 + 7) + 0.035 * noise(Math.sin(a) * 1.7 + 31);
    return /** @type {[number, number]} */ ([
      x + Math.cos(a) * rx * k,
      y + Math.sin(a) * ry * k + drop,
    ]);
  };
  const turn = (/** @type {number} */ from, /** @type {number} */ to, drop = 0) =>
    Array.from({ length: 25 }, (_, i) => edge(from + ((to - from) * i) / 24, drop));
  const wall = sheet.path(
    curve([...turn(Math.PI, 0, high), ...turn(0, Math.PI)], { closed: true }),
  );
  const lawn = sheet.path(curve(turn(0, Math.PI * 2).slice(0, -1), { closed: true }));
  let stones = "";
  let bright = "";
  const rows = Math.max(2, Math.round(high / 15));
  for (let row = 0; row < rows; row++) {
    for (let a = Math.PI * 0.97; a > Math.PI * 0.03; ) {
      const step = random.between(0.05, 0.11) * (150 / rx + 0.3);
      const at = (/** @type {number} */ b, /** @type {number} */ k) =>
        edge(b, (high * (row + k)) / rows);
      const d = polygon([
        at(a, 0.14),
        at(a - step * 0.9, 0.14),
        at(a - step * 0.9, 0.92),
        at(a, 0.92),
      ]);
      if (random.chance(0.4)) bright += d;
      else stones += d;
      a -= step;
    }
  }
  return (
    use(wall, { fill: shade, opacity: 0.45, x: 6, y: 14 }) +
    use(wall, { fill: shade }) +
    `<path fill="${stone}" d="${stones}"/><path fill="${pale}" d="${bright}"/>` +
    stipple(
      use(wall, {
        fill: sheet.linear([x - rx, 0, x + rx, 0], `0 ${pale} .7, .4 ${stone} 0, 1 ${shade} .95`),
      }),
    ) +
    use(lawn, { fill: lit, y: -3 }) +
    use(lawn, { fill: grass }) +
    stipple(
      use(lawn, {
        fill: sheet.radial([x - rx * 0.4, y - ry * 0.4, rx * 1.2], `0 ${lit} .95, 1 ${grass} 0`),
      }) +
        use(lawn, {
          fill: sheet.linear([x + rx * 0.1, y, x + rx, y + ry], `0 ${shade} 0, 1 ${shade} .75`),
        }),
    )
  );
}
