import { short } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";

/** @import { Press } from "../print/poster.mjs" */

/**
 * Candles standing in a row, close by: wax that has run, a flame, its light.
 * Foot at x,y; high is the wax alone.
 * @param {Press} press
 * @param {readonly (readonly [x: number, y: number, wide: number, high: number, ink: string])[]} list
 * @param {{ halo: string, flame: string, shade: string }} how
 */
export function candles({ sheet, random, stipple }, list, { halo, flame, shade }) {
  let glow = "";
  let out = "";
  for (const [x, y, w, h, ink] of list) {
    const top = y - h;
    const r = Math.round(w * 2.6);
    glow += `<circle cx="${x}" cy="${short(top - w)}" r="${r}" fill="${sheet.radial([x, Math.round(top - w), r], `0 ${halo} 1, .3 ${halo} .5, 1 ${halo} 0`)}"/>`;
    let edge = `M${short(x - w / 2)} ${y}V${short(top + 6)}q0-8 ${short(w * 0.16)}-9`;
    edge += `q${short(w * 0.34)} 10 ${short(w * 0.68)} 0q${short(w * 0.16)} 1 ${short(w * 0.16)} 9V${y}q${short(-w / 2)} ${short(w * 0.16)} ${short(-w)} 0z`;
    const id = sheet.path(edge);
    let runs = "";
    for (const k of [-0.34, 0.06, 0.36]) {
      const long = h * random.between(0.2, 0.6);
      runs += `M${short(x + w * (k - 0.08))} ${short(top + 2)}q${short(w * 0.02)} ${short(long)} ${short(w * 0.08)} ${short(long)}t${short(w * 0.1)} ${short(-long)}z`;
    }
    const f = w * 0.46;
    const tear = (/** @type {number} */ k) =>
      `M${short(x)} ${short(top - 6 - f * 3.4 * k)}q${short(f * 1.1 * k)} ${short(f * 1.6 * k)} ${short(f * 0.7 * k)} ${short(f * 2.6 * k)}q${short(-f * 0.7 * k)} ${short(f * 0.9 * k)} ${short(-f * 1.4 * k)} 0q${short(-f * 0.4 * k)} ${short(-f * k)} ${short(f * 0.7 * k)} ${short(-f * 2.6 * k)}z`;
    out +=
      use(id, { fill: "#fff6df", y: -2 }) +
      use(id, { fill: ink }) +
      stipple(
        use(id, {
          fill: sheet.linear(
            [0, Math.round(top), 0, Math.round(top + h * 0.7)],
            `0 #fff0b8 1, .4 ${ink} .5, 1 ${ink} 0`,
          ),
        }) +
          use(id, {
            fill: sheet.linear(
              [Math.round(x), 0, Math.round(x + w / 2), 0],
              `0 ${shade} 0, 1 ${shade} .9`,
            ),
          }),
      ) +
      `<path fill="#fff6df" opacity=".7" d="${runs}"/><path fill="none" stroke="${shade}" stroke-width="${short(w * 0.05, 1)}" d="M${short(x)} ${short(top)}v${short(-f * 0.5)}"/><path fill="#f5993c" d="${tear(1)}"/><path fill="${flame}" d="${tear(0.78)}"/><path fill="#fffbe6" d="${tear(0.46)}"/>`;
  }
  return stipple(glow) + out;
}
