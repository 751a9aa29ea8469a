import { polygon, short, table } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";

/** A disc whose edge was cut by hand, not by compass. */
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
 * @param {import("../print/random.mjs").Random} random
 */
function cloudShape(random, x, y, length, thick) {
  const noise = valueNoise(random, 3);
  /** @type {[number, number][]} */
  const back = [];
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
 * @param {import("../print/random.mjs").Random} random
 * @param {{ count: number, fill: string, area: (x: number, y: number) => boolean }} options
 */
export function stars(random, { count, fill, area }) {
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
 * Several such clouds, a path each.
 * @param {import("../print/random.mjs").Random} random
 * @param {string} list rows of x, y, length and thickness
 */
export const cloudPaths = (random, list) =>
  table(list).map(([x, y, length, thick]) => cloudShape(random, x, y, length, thick));

/**
 * The same as one path.
 * @param {import("../print/random.mjs").Random} random
 * @param {string} list
 */
export const cloudPath = (random, list) => cloudPaths(random, list).join("");

/**
 * The same, printed in one ink.
 * @param {import("../print/random.mjs").Random} random
 * @param {string} list
 * @param {string} ink
 * @param {number | string} [opacity]
 */
export const clouds = (random, list, ink, opacity = 0.75) =>
  `<path fill="${ink}" opacity="${opacity}" d="${cloudPath(random, list)}"/>`;
