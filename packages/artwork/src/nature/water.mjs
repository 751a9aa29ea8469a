import { short } from "../print/path.mjs";
import { band, group } from "../print/sheet.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Random } from "../print/random.mjs"
 */

/**
 * Broken light on water: flat slivers, pointed at both ends, that grow and part
 * toward the viewer. One path, to be filled.
 * @param {Random} random
 * @param {{ top: number, bottom: number, spread: (y: number) => [number, number], count: number, long?: number, thick?: number, crowd?: number }} area
 *   crowd: above 1 packs them toward the far end
 */
export function ripplePath(
  random,
  { top, bottom, spread, count, long = 60, thick = 5, crowd = 1.5 },
) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const near = random.next() ** crowd;
    const y = top + (bottom - top) * near;
    const [left, right] = spread(y);
    if (right <= left) continue;
    const length = Math.min((0.16 + 0.84 * near) * long * random.between(0.2, 1), right - left);
    const x = random.between(left, right - length);
    const high = Math.max(1, thick * (0.2 + 0.8 * near) * random.between(0.5, 1));
    const sag = near > 0.25 ? random.between(-0.7, 0.9) * high : 0;
    const lean = random.between(0.3, 0.7) * length;
    d += `M${short(x)} ${short(y)}q${short(lean)} ${short(sag - high)} ${short(length)} 0 ${short(lean - length)} ${short(sag + high)} ${short(-length)} 0z`;
  }
  return d;
}

/**
 * Open water from its horizon down: a ramp of inks, then broken shade, broken
 * light, and the glint under sun or moon.
 * @param {Press} press
 * @param {object} sea
 * @param {number} sea.top @param {number} [sea.bottom]
 * @param {string} sea.ramp inks from the horizon to the viewer
 * @param {string} sea.dark @param {string} sea.light
 * @param {number} [sea.calm] below 1 there is less of both
 * @param {{ ink: string, x: number, half: number, grow?: number, to?: number, count?: number }} [sea.glint]
 */
export function water(
  { sheet, random },
  { top, bottom = 1020, ramp, dark, light, calm = 1, glint },
) {
  const deep = bottom - top;
  const wide = () => /** @type {[number, number]} */ ([-40, 1640]);
  /**
   * @param {string} ink @param {number} opacity @param {Parameters<typeof ripplePath>[1]} area
   */
  const print = (ink, opacity, area) =>
    `<path fill="${ink}" opacity="${opacity}" d="${ripplePath(random, area)}"/>`;
  let out =
    band(top, bottom, sheet.linear([0, top, 0, bottom], ramp)) +
    print(dark, 0.7, {
      top: top + 16,
      bottom,
      spread: wide,
      count: Math.round(deep * 0.22 * calm),
      long: 240,
      thick: 11,
      crowd: 1.1,
    }) +
    print(light, 0.85, {
      top: top + 6,
      bottom: bottom - 30,
      spread: wide,
      count: Math.round(deep * 0.22 * calm),
      long: 150,
      thick: 6,
      crowd: 1.3,
    });
  if (glint) {
    const { ink, x, half, grow = 0.2, to = bottom - 60, count = 80 } = glint;
    out += print(ink, 1, {
      top: top + 3,
      bottom: to,
      spread: (/** @type {number} */ y) => [
        x - half - (y - top) * grow,
        x + half + (y - top) * grow,
      ],
      count,
      long: 120,
      thick: 7,
      crowd: 1.3,
    });
  }
  return out;
}

/**
 * Clips a figure that stands or swims in the water: the part below the surface is not drawn.
 * @param {Press} press @param {number} y of the surface @param {string} body
 */
export function aboveWater({ sheet }, y, body) {
  const air = sheet.define(
    (id) => `<clipPath id="${id}"><path d="M-20-20h1640V${y}H-20z"/></clipPath>`,
  );
  return group({ "clip-path": `url(#${air})` }, body);
}
