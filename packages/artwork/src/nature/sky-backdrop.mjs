import { band, use } from "../print/sheet.mjs";
import { disc } from "./sky-shapes.mjs";

/**
 * The air of a scene: light that spreads from one place and turns to night
 * away from it, so that the side for the type is calm by itself.
 * @param {import("../print/poster.mjs").Press} press
 * @param {object} air
 * @param {{ x: number, y: number, r: number }} air.sun a disc; r 0 leaves only its light
 * @param {string} air.ramp inks from the sun outward
 * @param {number} air.reach how far the ramp goes
 * @param {number} [air.squash] below 1 the light lies flat along the horizon
 * @param {number} air.floor
 * @param {string} air.discInk @param {string} [air.blush] an ink that rises in the disc
 * @param {string} air.halo ramp of the halo, stippled
 * @param {number} [air.wide] radius of the halo
 * @param {[string, number, number]} [air.vignette] ink, height and strength of the night above
 */
export function skyBackdrop(
  { sheet, random, stipple },
  { sun, ramp, reach, squash = 0.8, floor, discInk, blush, halo, wide = 420, vignette },
) {
  const { x, y, r } = sun;
  const flat =
    squash === 1 ? undefined : `matrix(1 0 0 ${squash} 0 ${Math.round(y * (1 - squash))})`;
  const glow = sheet.radial([x, y, reach], ramp, flat);
  const top = vignette
    ? band(
        -20,
        vignette[1],
        sheet.linear([0, 0, 0, vignette[1]], `0 ${vignette[0]} ${vignette[2]}, 1 ${vignette[0]} 0`),
      )
    : "";
  let out =
    band(-20, floor, glow) +
    stipple(
      `${top}<circle cx="${x}" cy="${y}" r="${wide}" fill="${sheet.radial([x, y, wide], halo)}"/>`,
    );
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
 * @param {import("../print/poster.mjs").Press} press
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
