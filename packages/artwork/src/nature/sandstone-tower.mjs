import { curve, polygon } from "../print/path.mjs";
import { valueNoise } from "../print/random.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A tower of worn sandstone: beds of stone lying one on another, each with a
 * rounded lip and a waist where the next begins, as rain leaves them.
 * @param {Random} random
 * @param {{ x0: number, x1: number, top: number, foot: number, edge: number, bed: [number, number], lean?: number }} tower
 *   edge: where the face in shade meets the face toward the light, which lies right of it; mirror the motif for the other side
 */
export function tower(random, { x0, x1, top, foot, edge, bed, lean = 0 }) {
  const noise = valueNoise(random, 3);
  let body = "";
  let lit = "";
  let seams = "";
  let ledges = "";
  let y = top;
  let k = 0;
  while (y < foot) {
    // Thin beds and thick ones, never even.
    const high = Math.min(
      (bed[0] + (bed[1] - bed[0]) * random.next() ** 1.6) * (k === 0 ? 1.3 : 1),
      foot - y + 20,
    );
    const wear = (bed[1] - bed[0]) * 0.22;
    const left = x0 + lean * (y - top) + noise(k * 0.9) * wear * 2;
    const right = x1 + lean * (y - top) + noise(k * 0.9 + 40) * wear * 2;
    const bulge = Math.min(high * 0.13, 13) * random.between(0.6, 1.2);
    const turn = edge + noise(k * 0.7 + 80) * wear * 1.6;
    const tilt = random.between(-3, 3);
    const round = k === 0 ? high * 0.42 : high * 0.16;
    const side = (/** @type {number} */ at, /** @type {number} */ out) =>
      /** @type {[number, number][]} */ ([
        [at + out * (k === 0 ? -bulge : 0), y + round * 0.4],
        [at + out * bulge * 0.8, y + high * 0.26],
        [at + out * bulge, y + high * 0.55],
        [at + out * bulge * 0.7, y + high * 0.84],
        [at + out * 1, y + high + 1],
        [at - out * 12, y + high + 4],
      ]);
    const crown = /** @type {[number, number][]} */ ([
      [left + (right - left) * 0.1, y + tilt * 0.5],
      [left + (right - left) * 0.45, y - random.between(1, 5)],
      [left + (right - left) * 0.88, y - tilt * 0.5],
    ]);
    body += curve([...crown, ...side(right, 1), ...side(left, -1).reverse()], { closed: true });
    lit += polygon([
      [turn, y + round * 0.3 + 2],
      ...side(right, 1)
        .slice(0, 4)
        .map(([px, py]) => /** @type {[number, number]} */ ([px - 1, py])),
      [right - 1, y + high - 1],
      [turn + random.between(-6, 8), y + high - 1],
      [turn + random.between(-12, 10), y + high * 0.5],
    ]);
    const base = y + high;
    if (base < foot - 10) {
      seams += curve(
        [
          [left - bulge * 0.4, base - 1],
          [left + (right - left) * 0.3, base + random.between(-4, 2)],
          [turn, base + random.between(-2, 3)],
          [right + bulge * 0.2, base],
          [turn, base + random.between(5, 9)],
          [left + (right - left) * 0.35, base + random.between(4, 10)],
        ],
        { closed: true },
      );
      const long = (right - left) * random.between(0.2, 0.5);
      const at = left + random.between(0.02, 0.6) * (right - left - long);
      ledges += curve(
        [
          [at, base + 7],
          [at + long * 0.3, base + 1],
          [at + long * 0.7, base + 2],
          [at + long, base + 7],
          [at + long * 0.62, base + random.between(14, 26)],
          [at + long * 0.24, base + random.between(11, 22)],
        ],
        { closed: true },
      );
    }
    y += high;
    k += 1;
  }
  return { body, lit, seams, ledges };
}

/**
 * Moss over the head of a stone: a soft cap, and tongues that run down.
 * @param {Random} random
 * @param {{ x0: number, x1: number, top: number, deep: number, drop: number }} head
 *   drop: how much lower the shoulders of the stone lie than its head
 */
export function moss(random, { x0, x1, top, deep, drop }) {
  /** @type {[number, number][]} */
  const over = [];
  /** @type {[number, number][]} */
  const under = [];
  const noise = valueNoise(random, 3);
  const steps = Math.max(7, Math.round((x1 - x0) / 17));
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const x = x0 + (x1 - x0) * t;
    const swell = Math.sin(Math.PI * t) ** 0.5;
    const level = top + drop * (1 - swell);
    over.push([x, level + 6 - swell * random.between(8, 15)]);
    // Now and then a tongue runs far down a crack.
    const tongue = random.chance(0.16) ? random.between(0.6, 1.1) : 0;
    under.push([x, level + 9 + swell * deep * Math.max(0.1, 0.32 + 0.5 * noise(x / 60) + tongue)]);
  }
  return curve([...over, ...under.reverse()], { closed: true });
}
