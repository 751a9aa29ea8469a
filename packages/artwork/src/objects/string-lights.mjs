import { short } from "../print/path.mjs";

/** @import { Press } from "../print/poster.mjs" */

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

/**
 * The same bulbs, lit: few and large, each with a halo.
 * @param {Press} press @param {[number, number]} a @param {[number, number]} b
 * @param {{ sag: number, count: number, wire: string, ink?: string, halo?: string, size?: number }} how
 */
export function bulbs(
  { stipple },
  a,
  b,
  { sag, count, wire, ink = "#fff0b8", halo = "#ffd27a", size = 17 },
) {
  const line = stringLights(a, b, sag, count);
  const halos = [...line.dots.matchAll(/M(-?\d+) (-?\d+)h0/g)]
    .map(([, x, y]) => `<circle cx="${x}" cy="${y}" r="${size * 1.9}"/>`)
    .join("");
  return (
    `<path fill="none" stroke="${wire}" stroke-width="3.4" d="${line.wire}"/>` +
    stipple(`<g fill="${halo}" opacity=".32">${halos}</g>`) +
    `<path fill="none" stroke="${ink}" stroke-width="${size}" stroke-linecap="round" d="${line.dots}"/>`
  );
}
