import { activities } from "./activities.mjs";
import { arm, head, leg, limb, pack, pole, silhouette, trunk } from "./body-parts.mjs";

/**
 * People as plain silhouettes, drawn by hand: nobody's face, nobody's dress.
 * Sizes are in their own units; place them with a transform.
 */

/** People standing far off, 35 tall, feet at 0,0. */
export const standing = [
  "M-5 0l1-14q-3-8 0-12 4-3 8 0 3 4 0 12l1 14h-3l-2-11-2 11zM0-34q3 0 3 4t-3 4-3-4 3-4z",
  "M-4 0l-1-15q-1-9 2-11 3-2 6 0 4 5 3 11l-1 15h-4l0-10-1 10zM1-33q3 0 3 4t-3 4-3-4 3-4z",
];

/** People about 105 tall, feet at 0,0, facing right. */
export const walker = {
  /** The guide: hair tied back, a bag across the shoulder, a long stick. */
  guide:
    silhouette(
      head(5, -93),
      "M-2-99c-4-4-10-2-11 4-1 5-4 8-6 9 7 2 14-2 15-7z",
      trunk(3),
      arm("5,-74 15,-60 29,-68"),
      arm("-1,-74 -10,-58 -6,-44"),
      "M-15-54q-7 7-5 15 4 5 13 4 5-2 4-12z",
      leg("1,-42 13,-24 13,-5"),
      leg("-1,-42 -8,-22 -22,-6"),
    ) + pole("M33-106L27 0"),
  /** Bent a little under a pack, a hand on its strap. */
  pack: silhouette(
    head(9, -92),
    trunk(6),
    pack(4),
    arm("7,-73 17,-58 24,-64"),
    leg("1,-42 14,-25 18,-5"),
    leg("-1,-42 -6,-22 -20,-6"),
  ),
  /** Looking up, one arm out toward what there is to see. */
  point: silhouette(
    head(4, -93),
    trunk(2),
    arm("6,-74 22,-80 40,-92"),
    arm("-2,-74 -10,-60 -4,-46"),
    leg("2,-42 8,-24 8,-5"),
    leg("-2,-42 -4,-22 -8,-5"),
  ),
  /** With a cap, a pack and a pole, a long stride. */
  pole:
    silhouette(
      head(8, -92),
      "M-1-98q2-7 9-7 6 0 8 6l8 3-2 2-10-1q-8 1-13-3z",
      trunk(5),
      pack(3),
      arm("7,-74 16,-60 28,-62"),
      leg("1,-42 15,-24 20,-5"),
      leg("-2,-42 -8,-22 -24,-8"),
    ) + pole("M29-70L36 0"),
  /** At rest, long hair, hands behind. */
  rest: silhouette(
    head(2, -93),
    "M-6-97q-7 8-4 22 8 2 11-4l-1-16z",
    trunk(0),
    arm("-3,-74 -12,-60 -5,-48"),
    arm("4,-74 10,-60 7,-46"),
    leg("3,-42 5,-24 5,-5"),
    leg("-2,-42 -4,-22 -5,-5"),
  ),
  /** Dancing, both arms up, one knee turned in. */
  dance: silhouette(
    head(4, -94),
    trunk(4),
    arm("8,-75 20,-88 14,-108"),
    arm("-3,-75 -17,-84 -20,-104"),
    leg("3,-42 18,-28 9,-5"),
    leg("-2,-42 -10,-24 -16,-5"),
  ),
  /** Dancing, one hand out for a partner, in a skirt that swings. */
  sway: silhouette(
    head(3, -94),
    "M-5-98q-8 8-6 20 8 3 12-4v-16z",
    trunk(2),
    arm("7,-75 20,-70 34,-80"),
    arm("-3,-75 -16,-66 -24,-78"),
    "M-8-52h18q6 18 18 34-20 10-50 2 10-16 14-36z",
    leg("5,-30 9,-18 7,-4"),
    leg("-4,-30 -10,-18 -12,-4"),
  ),
  /** Seated on the ground by a fire, knees up. */
  sit: silhouette(
    head(4, -47),
    limb("1,-35 0,-29 -3,-20 -6,-4", [10, 17, 18, 20]),
    limb("-4,-8 16,-24 22,-2", [13, 10, 7]),
    arm("4,-29 10,-17 21,-21"),
    "M18-5l12 1q3 3 1 4H16z",
  ),
  ...activities,
};

/** @typedef {keyof typeof walker} Who whom the kit can draw */

/**
 * @param {Who} who
 * @param {{ x: number, y: number, scale: number, ink: string, rim?: string, load?: string, flip?: boolean, rimOffset?: [number, number] }} place
 *   load: an ink of its own for the pack
 */
export function person(who, { x, y, scale, ink, rim, load, flip = false, rimOffset = [-2, -2] }) {
  const size = flip ? `-${scale} ${scale}` : scale;
  const print = (/** @type {string} */ inkOf, /** @type {string} */ move) =>
    `<g fill="${inkOf}" stroke="${inkOf}"${move}>${walker[who]}</g>`;
  const edge = rim
    ? print(rim, ` transform="translate(${rimOffset[0] * (flip ? -1 : 1)} ${rimOffset[1]})"`)
    : "";
  return `<g transform="translate(${x} ${y})scale(${size})" stroke-linecap="round" stroke-linejoin="round">${edge}${print(ink, "")}${load ? `<path fill="${load}" d="${pack(4)}"/>` : ""}</g>`;
}

/**
 * Several in the same light, far ones first.
 * @param {readonly (readonly [who: Who, x: number, y: number, scale: number, flip?: boolean])[]} list
 * @param {{ ink: string, rim?: string, rimOffset?: [number, number] }} how
 */
export function people(list, how) {
  return list
    .map(([who, x, y, scale, flip = false]) => person(who, { x, y, scale, flip, ...how }))
    .join("");
}
