import { arm, head, limb, pole, silhouette } from "../people/body-parts.mjs";

/** Boats of wood with their people, waterline at y = 0. */

/** A long dugout seen from the side, 200 wide, waterline at y = 0. */
const dugout = {
  hull: "M-112-20q7 17 36 22 36 6 80 6 46 0 72-8 24-7 34-24-5 0-11 4-24 14-66 15H-28q-38-1-66-12-10-4-18-3z",
  rim: "M-112-20q10 4 22 8 26 7 58 7h64q44-1 68-14 8-4 10-5",
};

/** Someone paddling from the knees, facing right, hips at 0,0. */
const paddler =
  '<path d="M-15 4c-3-14 0-35 9-45 5-5 14-5 17 1 4 9 3 26 6 44zM2-44l3-9 9 1-2 10zM11-65q9 0 9 10t-9 10-9-10 9-10z"/>' +
  '<path fill="none" stroke-width="7.5" stroke-linecap="round" stroke-linejoin="round" d="M8-37l13 5 8-15M1-34l11 18 22-2"/>' +
  '<path fill="none" stroke-width="3.6" stroke-linecap="round" d="M26-62L46 8M22-61l8-2"/><path d="M43 2l6-2 11 25q-4 6-10 2z"/>';

/**
 * A dugout with one paddler, its shadow on the water under it.
 * @param {{ x: number, y: number, scale: number, ink: string, hull: string, light: string }} boat
 */
export function canoe({ x, y, scale, ink, hull, light }) {
  return `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${ink}" opacity=".5" d="M-96 8q90 10 190-2-30 18-70 22h-60q-44-4-60-20z"/><g transform="translate(3 -3)" fill="${light}" stroke="${light}">${paddler}</g><g fill="${ink}" stroke="${ink}">${paddler}</g><path fill="${hull}" d="${dugout.hull}"/><path fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round" d="${dugout.rim}"/></g>`;
}

/** A head and shoulders behind a gunwale, facing right, seat at 0,0. */
export const seated = (/** @type {number} */ x, /** @type {number} */ tall) =>
  `<g transform="translate(${x} 0)scale(${tall})">${silhouette(
    head(3, -44),
    limb("1,-32 0,-24 -2,-10 -2,4", [10, 19, 19, 18]),
    arm("4,-27 11,-14 20,-8"),
  )}</g>`;

/**
 * A river launch with an outboard, going right: one at the motor, three before.
 * @param {{ x: number, y: number, scale: number, ink: string, hull: string, light: string, stripe: string }} boat
 */
export function launch({ x, y, scale, ink, hull, light, stripe }) {
  const crew = seated(-62, 0.95) + seated(-16, 0.86) + seated(22, 0.9) + seated(58, 0.82);
  const motor =
    silhouette("M-103-30q10-3 15 2l3 16-8 3-2 18-6 8-4-2 2-24-4-6z") + pole("M-90-20l22 3");
  const wake =
    "M-94 14q-60 0-150 10 70-4 150-3zM-92 18q-50 8-110 28 60-12 124-24zM-150 32q-40 8-66 22 40-12 72-18zM98 8q24 0 46 5-24-1-52 1zM-60 19q70 8 150-4-60 16-150 4z";
  return `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${ink}" opacity=".5" d="M-92 14q90 14 196-4-30 28-76 32h-60q-44-6-60-28z"/><path fill="${light}" d="${wake}"/><g fill="${light}" stroke="${light}" transform="translate(1.6 -1)">${crew}</g><g fill="${ink}" stroke="${ink}">${crew}${motor}</g><path fill="${hull}" d="M-96-10h150q34-2 58-16-8 26-32 38-20 8-56 8h-84q-30 0-36-30z"/><path fill="${stripe}" d="M-96-10h150q34-2 58-16-3 8-6 13-22 11-52 11H-94z"/></g>`;
}
