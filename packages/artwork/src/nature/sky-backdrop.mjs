import { frame } from "../print/palette.mjs";
import { band, use } from "../print/sheet.mjs";
import { disc } from "./sky-shapes.mjs";

/** @import { Press } from "../print/poster.mjs" */

/** How far the dark at the top reaches down at each hour, and its strength. */
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

/** @typedef {{ x: number, y: number, r: number, id: string, discInk: string, blush?: string }} Disc */

/**
 * How the sun looks: its lower half in the air's warmth, behind thin bars of cloud, dissolved in wet
 * air, or whole, with a ring of dust around it.
 */
const faces = {
  /** @param {Pick<Press, "sheet" | "stipple">} press @param {Disc} sun */
  rising({ sheet, stipple }, { y, r, id, discInk, blush }) {
    const flat = use(id, { fill: discInk });
    if (!blush) return flat;
    const fill = sheet.linear([0, y - r * 0.3, 0, y + r], `0 ${blush} 0, 1 ${blush} .8`);
    return flat + stipple(use(id, { fill }));
  },
  /** @param {Pick<Press, "sheet" | "stipple">} press @param {Disc} sun */
  barred({ sheet, stipple }, { x, y, r, id, discInk, blush = discInk }) {
    const bars = [
      [0.12, 0.62, -0.3, 0.04],
      [0.36, 1.1, 0.2, 0.06],
      [0.6, 0.9, -0.16, 0.075],
      [0.82, 0.72, 0.1, 0.07],
    ]
      .map(([down, half, aside, thick]) => {
        const [w, h] = [Math.round(r * half), Math.round(r * thick)];
        return `M${Math.round(x + r * aside - w)} ${Math.round(y + r * down)}q${w} ${-h} ${2 * w} 0-${w} ${h} ${-2 * w} 0z`;
      })
      .join("");
    const fill = sheet.linear([0, y, 0, y + r], `0 ${blush} 0, 1 ${blush} .45`);
    return (
      use(id, { fill: discInk }) +
      stipple(use(id, { fill })) +
      `<path fill="${blush}" d="${bars}"/>`
    );
  },
  /** @param {Pick<Press, "sheet" | "stipple">} press @param {Disc} sun */
  hazy({ sheet, stipple }, { x, y, r, id, discInk }) {
    const fill = sheet.radial([x, y, r * 1.5], `0 ${discInk} 1, .55 ${discInk} .8, 1 ${discInk} 0`);
    return (
      use(id, { fill: discInk, opacity: 0.4 }) +
      stipple(`<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.5)}" fill="${fill}"/>`)
    );
  },
  /** @param {Pick<Press, "sheet" | "stipple">} press @param {Disc} sun */
  ringed({ stipple }, { x, y, r, id, discInk, blush = discInk }) {
    const circle = (/** @type {number} */ far) => {
      const radius = Math.round(r * far);
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
    };
    // An area, not a stroke: the stipple's region leaves out strokes.
    const ring = (/** @type {number} */ far, /** @type {number} */ wide, /** @type {number} */ k) =>
      `<path fill="${discInk}" fill-rule="evenodd" opacity="${k}" d="${circle(far + wide / 2)}${circle(far - wide / 2)}"/>`;
    return (
      stipple(ring(1.5, 0.3, 0.5) + ring(2.05, 0.24, 0.34)) +
      `<circle cx="${x}" cy="${y}" r="${Math.round(r * 1.06)}" fill="${blush}" opacity=".5"/>` +
      use(id, { fill: discInk })
    );
  },
};

/**
 * The sky of a scene: light around the sun, darker away from it, so that the side with the title is calm.
 * @param {Press} press
 * @param {object} sky
 * @param {{ x: number, y: number, r: number, face?: keyof typeof faces }} sky.sun a disc; r 0 leaves only its light
 * @param {string} sky.ramp inks from the sun outward
 * @param {number} sky.reach how far the ramp goes
 * @param {number} [sky.squash] below 1 the light lies flat along the horizon
 * @param {number} sky.floor
 * @param {string} [sky.discInk] @param {string} [sky.blush] the ink in which the face is drawn
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
    out += faces[sun.face ?? "rising"]({ sheet, stipple }, { x, y, r, id, discInk, blush });
  }
  return out;
}

/**
 * Darkens the left side of a picture, on which the title is.
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
