import { short } from "../print/path.mjs";

/**
 * Bulbs on a slack wire between two posts.
 * @param {[number, number]} a @param {[number, number]} b @param {number} sag
 * @param {number} bulbs
 */
export function stringLights(a, b, sag, bulbs) {
  const mid = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2 * sag];
  let dots = "";
  for (let i = 1; i < bulbs; i++) {
    const t = i / bulbs;
    const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mid[0] + t * t * b[0];
    const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * mid[1] + t * t * b[1];
    dots += `M${short(x)} ${short(y + 6)}h0`;
  }
  return { wire: `M${a[0]} ${a[1]}Q${short(mid[0])} ${short(mid[1])} ${b[0]} ${b[1]}`, dots };
}
