import { polygon, short } from "../print/path.mjs";

/** @import { Random } from "../print/random.mjs" */

/**
 * A boardwalk on posts that leads to a vanishing point: a thing at depth z is drawn at 1/z of its size, toward that
 * point.
 * @param {Random} random
 * @param {{ to: [number, number], left: number, right: number, foot?: number, deep?: number, posts: number, tall: number, legs?: number }} walk
 *   left and right: its edges at z = 1, on the line `foot`
 */
export function boardwalk(
  random,
  { to, left, right, foot = 1040, deep = 9, posts, tall, legs = 0 },
) {
  /** @param {number} x @param {number} y @param {number} z */
  const at = (x, y, z) =>
    /** @type {[number, number]} */ ([to[0] + (x - to[0]) / z, to[1] + (y - to[1]) / z]);
  const deck = polygon([
    at(left, foot, 1),
    at(left, foot, deep),
    at(right, foot, deep),
    at(right, foot, 1),
  ]);
  let seams = "";
  for (let z = 1; z < deep; z += 0.055 * z + 0.01) {
    const [[x0, y], [x1]] = [at(left, foot, z), at(right, foot, z)];
    seams += `M${short(x0)} ${short(y)}H${short(x1)}`;
  }
  /** @type {{ z: number, left: [number, number], right: [number, number], high: number }[]} */
  const stands = [];
  for (let i = 0; i < posts; i++) {
    const z = 1.04 + (deep - 1.04) * (i / (posts - 1)) ** 1.7;
    stands.push({ z, left: at(left, foot, z), right: at(right, foot, z), high: tall / z });
  }
  const side = (/** @type {"left" | "right"} */ which) => {
    let rods = "";
    /** @type {string[]} */
    const rails = [];
    stands.forEach(({ z, high, [which]: [x, y] }, i) => {
      const w = 15 / z + 1;
      rods += `M${short(x - w / 2, 1)} ${short(y + legs / z)}v${short(-high - legs / z)}h${short(w, 1)}v${short(high + legs / z)}z`;
      const next = stands[i + 1];
      if (!next) return;
      const [nx, ny] = next[which];
      for (const k of [1, 0.62, 0.26]) {
        const [thick, far] = [(k === 1 ? 17 : 11) / z, (k === 1 ? 17 : 11) / next.z];
        rails.push(
          polygon([
            [x, y - high * k],
            [nx, ny - next.high * k],
            [nx, ny - next.high * k + far],
            [x, y - high * k + thick + random.between(0, 1)],
          ]),
        );
      }
    });
    return { rods, rails };
  };
  return { deck, seams, left: side("left"), right: side("right"), at };
}
