import { polygon, short } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A maloca, the round house: a tall thatched cone that nearly reaches the
 * ground, a low wall of staves, one door. Foot of the wall at 0,0; plain
 * geometry, no people's own pattern.
 * @param {Random} random
 * @param {{ wide?: number, tall?: number, wall?: number, door?: number, courses?: number }} [size]
 */
export function maloca(random, { wide = 430, tall = 205, wall = 30, door = 0, courses = 6 } = {}) {
  const half = wide / 2;
  const eave = -wall;
  // The cone is a little hollow, as thatch settles, and flares at the eave: t is 0 at the top.
  const side = (/** @type {number} */ t) => half * (0.035 + 0.965 * (0.86 * t + 0.14 * t ** 3));
  const level = (/** @type {number} */ t) => eave - tall * (1 - t);
  /** @type {(t: number) => number} how far a course hangs at its middle, a round house seen from a little above */
  const sag = (t) => 22 * t;
  /** @type {(t: number, teeth: number) => [number, number][]} a ragged fringe from left to right */
  const fringe = (t, teeth) => {
    /** @type {[number, number][]} */
    const points = [];
    for (let i = 0; i <= teeth; i++) {
      const u = -1 + (2 * i) / teeth;
      const y = level(t) + sag(t) * (1 - u * u);
      points.push([
        u * side(t),
        y + (i % 2 ? random.between(3, 8) : random.between(-2, 1)) * (0.5 + 0.5 * t),
      ]);
    }
    return points;
  };
  const outline = (/** @type {number} */ sign) =>
    [0, 0.12, 0.3, 0.5, 0.72, 1].map(
      (t) => /** @type {[number, number]} */ ([sign * side(t), level(t)]),
    );
  const roof = polygon([...outline(-1), ...fringe(1, 44), ...outline(1).reverse()]);
  // Each course of thatch has a thin shadow under its fringe.
  let lines = "";
  for (let i = 1; i < courses; i++) {
    const t = (i / courses) ** 0.8;
    const upper = fringe(t, Math.round(12 + 28 * t));
    const lower = upper.map(([x, y], k) => [x, y - (k % 2 ? 5 : 3) - 3 * t]).reverse();
    lines += polygon(/** @type {[number, number][]} */ ([...upper, ...lower]));
  }
  // A small second roof above the smoke hole.
  const hat = half * 0.13;
  const cap = polygon([
    [-3, level(0) - 20],
    [-hat * 0.5, level(0) - 4],
    [-hat, level(0) + 13],
    [-hat * 0.5, level(0) + 15],
    [-hat * 0.2, level(0) + 20],
    [hat * 0.25, level(0) + 16],
    [hat * 0.6, level(0) + 18],
    [hat, level(0) + 12],
    [hat * 0.5, level(0) - 4],
    [3, level(0) - 20],
  ]);
  let reeds = "";
  for (let i = 0; i < 90; i++) {
    const u = random.between(-0.96, 0.96);
    const t = random.between(0.12, 0.86);
    const dt = random.between(0.05, 0.14);
    reeds += `M${short(u * side(t))} ${short(level(t) + sag(t) * (1 - u * u))}L${short(u * side(t + dt))} ${short(level(t + dt) + sag(t + dt) * (1 - u * u))}`;
  }
  const in_ = half * 0.86;
  const body = polygon([
    [-in_, eave],
    [-in_ * 0.98, -4],
    [-in_ * 0.5, 5],
    [0, 8],
    [in_ * 0.5, 5],
    [in_ * 0.98, -4],
    [in_, eave],
  ]);
  let staves = "";
  for (let u = -0.94; u < 0.96; u += 0.075) {
    staves += `M${short(u * in_)} ${short(eave)}v${short(wall + 8 * (1 - u * u) - 3)}`;
  }
  const doorway = `M${short(door - 17)} 8l2-${short(wall + 16)}h30l2 ${short(wall + 16)}z`;
  return { roof, cap, lines, reeds, body, staves, doorway, half, top: level(0) - 20 };
}

/**
 * A thin column of smoke, straight below and winding above.
 * @param {number} x @param {number} y @param {number} tall
 */
export function smoke(x, y, tall, { lean = 30, thick = 5 } = {}) {
  /** @type {[number, number][]} */
  const left = [];
  /** @type {[number, number][]} */
  const right = [];
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const sway = Math.sin(t * 7.5 + 0.4) * (3 + 17 * t * t) + lean * t * t;
    const half = thick * (0.3 + 1.9 * t);
    left.push([x + sway - half, y - tall * t]);
    right.push([x + sway + half, y - tall * t]);
  }
  return polygon([...left, ...right.reverse()]);
}
