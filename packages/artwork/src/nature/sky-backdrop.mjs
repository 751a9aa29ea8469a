import { frame } from "../print/palette.mjs";
import { band, use } from "../print/sheet.mjs";
import { disc } from "./sky-shapes.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** How deep the dark above reaches at an hour, and how strong it is. */
const vignettes = {
  firstLight: [280, 0.5],
  dawn: [300, 0.5],
  sunrise: [320, 0.5],
  morning: [300, 0.6],
  day: [320, 0.6],
  sunset: [340, 0.6],
  twilight: [320, 0.7],
  dusk: [340, 0.7],
  lateDusk: [360, 0.7],
  evening: [380, 0.75],
  nightfall: [420, 0.7],
};

/**
 * The sky of a scene: light that spreads from one place and turns to night
 * away from it, so that the side for the type is calm by itself.
 * @param {Press} press
 * @param {object} sky
 * @param {{ x: number, y: number, r: number }} sky.sun a disc; r 0 leaves only its light
 * @param {string} sky.ramp inks from the sun outward
 * @param {number} sky.reach how far the ramp goes
 * @param {number} [sky.squash] below 1 the light lies flat along the horizon
 * @param {number} sky.floor
 * @param {string} [sky.discInk] @param {string} [sky.blush] an ink that rises in the disc
 * @param {string} [sky.halo] its ramp, stippled; by itself of the ramp's first two inks
 * @param {number} [sky.haloRadius]
 * @param {keyof typeof vignettes | [height: number, strength: number]} [sky.vignette] the dark above
 * @param {string} [sky.vignetteInk] by itself the ramp's last
 */
export function skyBackdrop(
  { sheet, random, stipple },
  {
    sun,
    ramp,
    reach,
    squash = 0.8,
    floor,
    discInk = frame.cream,
    blush,
    halo,
    haloRadius = 420,
    vignette,
    vignetteInk,
  },
) {
  const { x, y, r } = sun;
  const inks = ramp.split(", ").map((stop) => stop.split(" ")[1]);
  const flat =
    squash === 1 ? undefined : `matrix(1 0 0 ${squash} 0 ${Math.round(y * (1 - squash))})`;
  const glow = sheet.radial([x, y, reach], ramp, flat);
  let top = "";
  if (vignette) {
    const [height, strength] = typeof vignette === "string" ? vignettes[vignette] : vignette;
    const ink = vignetteInk ?? inks.at(-1);
    top = band(-20, height, sheet.linear([0, 0, 0, height], `0 ${ink} ${strength}, 1 ${ink} 0`));
  }
  const ring = sheet.radial([x, y, haloRadius], halo ?? `0 ${inks[0]} .9, 1 ${inks[1]} 0`);
  let out =
    band(-20, floor, glow) +
    stipple(`${top}<circle cx="${x}" cy="${y}" r="${haloRadius}" fill="${ring}"/>`);
  if (r > 0) {
    const id = sheet.path(disc(random, x, y, r));
    out += use(id, { fill: discInk });
    if (blush) {
      const fill = sheet.linear([0, y - r * 0.3, 0, y + r], `0 ${blush} 0, 1 ${blush} .8`);
      out += stipple(use(id, { fill }));
    }
  }
  return out;
}

/**
 * Dusk that gathers from the left over whatever is drawn: the calm side.
 * @param {Press} press
 * @param {string} ink
 * @param {{ to?: number, top?: number, bottom?: number, flat?: number, grain?: number }} [how]
 */
export function scrim(
  { sheet, stipple },
  ink,
  { to = 640, top = -20, bottom = 1020, flat = 0.5, grain = 0.75 } = {},
) {
  const fade = (/** @type {number} */ k) =>
    sheet.linear([0, 0, to, 0], `0 ${ink} ${k}, .5 ${ink} ${k * 0.62}, 1 ${ink} 0`);
  const area = `d="M-20 ${top}H${to}V${bottom}H-20z"`;
  return `<path ${area} fill="${fade(flat)}"/>${stipple(`<path ${area} fill="${fade(grain)}"/>`)}`;
}
