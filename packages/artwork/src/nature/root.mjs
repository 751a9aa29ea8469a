import { curve } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A root that grows down a rock: thick above, thin below, sometimes forked.
 * @param {Random} random
 * @param {{ x: number, y: number, long: number, thick: number, drift?: number, forks?: number }} root
 * @returns {string}
 */
export function root(random, { x, y, long, thick, drift = 0, forks = 2 }) {
  const steps = Math.max(4, Math.round(long / 44));
  /** @type {[number, number][]} */
  const left = [];
  /** @type {[number, number][]} */
  const right = [];
  let branches = "";
  let at = x;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const half = (thick / 2) * (1 - t) ** 0.7 + 0.7;
    const down = y + long * t;
    left.push([at - half, down]);
    right.push([at + half, down]);
    if (forks > 0 && i > 0 && i < steps - 1 && random.chance(0.34)) {
      branches += root(random, {
        x: at,
        y: down,
        long: long * (1 - t) * random.between(0.5, 0.9),
        thick: half * 1.4,
        drift: random.between(-26, 26),
        forks: forks - 1,
      });
    }
    at += random.between(-14, 14) + drift / steps;
  }
  return curve([...left, ...right.reverse()], { closed: true }) + branches;
}
