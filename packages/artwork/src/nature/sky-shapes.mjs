import { frame } from "../print/palette.mjs";
import { polygon, short, table } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A disc with a slightly uneven edge.
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
export function disc(random, x, y, r, { wobble = 0.006, decimals = 1 } = {}) {
  const noise = valueNoise(random, 2);
  /** @type {[number, number][]} */
  const points = [];
  for (let i = 0; i < 64; i++) {
    const a = (i / 64) * 2 * Math.PI;
    const long = r * (1 + wobble * noise(i / 3));
    points.push([x + Math.cos(a) * long, y + Math.sin(a) * long]);
  }
  return polygon(points, { decimals });
}

/**
 * A long low cloud: a flat belly and a slow back, thin at both ends.
 * @param {Random} random
 * @param {number} x
 * @param {number} y
 * @param {number} length
 * @param {number} thick
 */
function cloudShape(random, x, y, length, thick) {
  const noise = valueNoise(random, 3);
  /** @type {[number, number][]} */
  const back = [];
  /** @type {[number, number][]} */
  const belly = [];
  const steps = 18;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const swell = Math.sin(Math.PI * t) ** 0.7;
    back.push([x + length * t, y - thick * swell * (0.55 + 0.45 * noise(i / 2.3))]);
    belly.push([x + length * t, y + thick * 0.35 * swell * (0.6 + 0.4 * noise(i / 1.7 + 50))]);
  }
  return polygon([...back, ...belly.reverse()]);
}

/**
 * Stars, few bright and many small, as round-capped dots: one path a size.
 * They thin out downward, from the top of the sheet to where it ends for them.
 * @param {Random} random
 * @param {object} sky
 * @param {number} sky.count
 * @param {string} [sky.fill]
 * @param {number} [sky.to] no star is lower
 * @param {number} [sky.fade] the height at which the last would be gone
 * @param {{ x: number, y: number, r: number }} [sky.apart] a moon that has none beside it
 * @param {(x: number, y: number) => boolean} [sky.area] instead of these: where a star may stand
 */
export function stars(
  random,
  {
    count,
    fill = frame.cream,
    to = 0,
    fade = 0,
    apart,
    area = (x, y) =>
      y < to &&
      (!apart || Math.hypot(x - apart.x, y - apart.y) > apart.r) &&
      random.chance(1 - y / fade),
  },
) {
  const sizes = [1.4, 2.2, 3.4, 5];
  const share = [0.62, 0.88, 0.97, 1];
  const dots = sizes.map(() => "");
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, 1600), random.between(0, 1000)];
    const roll = random.next();
    if (!area(x, y)) continue;
    dots[share.findIndex((limit) => roll <= limit)] += `M${short(x)} ${short(y)}h0`;
  }
  const body = dots.map((d, i) => `<path d="${d}" stroke-width="${sizes[i]}"/>`).join("");
  return `<g stroke="${fill}" stroke-linecap="round">${body}</g>`;
}

/**
 * The stars of the Milky Way: a band through x,y, dense along its middle.
 * @param {Random} random
 * @param {{ fill: string, x: number, y: number, turn: number, to: number, half?: number }} way
 *   turn in degrees, falling to the right; half: half the width of its middle
 */
export function milkyWay(random, { fill, x, y, turn, to, half = 30 }) {
  const slope = Math.tan((turn * Math.PI) / 180);
  const area = (/** @type {number} */ at, /** @type {number} */ down) =>
    down < to && Math.abs(down - y - (at - x) * slope) < half + random.next() ** 2 * 130;
  return stars(random, { count: 900, fill, area });
}

/**
 * Several clouds, each as a path.
 * @param {Random} random
 * @param {string} list rows of x, y, length and thickness
 */
export const cloudPaths = (random, list) =>
  table(list).map(([x, y, length, thick]) => cloudShape(random, x, y, length, thick));

/**
 * Several clouds as one path.
 * @param {Random} random
 * @param {string} list
 */
export const cloudPath = (random, list) => cloudPaths(random, list).join("");

/**
 * Several clouds, printed in one ink.
 * @param {Random} random
 * @param {string} list
 * @param {string} ink
 * @param {number | string} [opacity]
 */
export const clouds = (random, list, ink, opacity = 0.75) =>
  `<path fill="${ink}" opacity="${opacity}" d="${cloudPath(random, list)}"/>`;
