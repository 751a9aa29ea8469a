import { curve } from "./path.mjs";

/**
 * People as plain silhouettes, drawn by hand: nobody's face, nobody's dress.
 * Sizes are in their own units; place them with a transform.
 */

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

/** People standing far off, 35 tall, feet at 0,0. */
export const standing = [
  "M-5 0l1-14q-3-8 0-12 4-3 8 0 3 4 0 12l1 14h-3l-2-11-2 11zM0-34q3 0 3 4t-3 4-3-4 3-4z",
  "M-4 0l-1-15q-1-9 2-11 3-2 6 0 4 5 3 11l-1 15h-4l0-10-1 10zM1-33q3 0 3 4t-3 4-3-4 3-4z",
];

/**
 * A limb or a trunk: a soft outline around a few joints, as wide as given at each.
 * @param {[number, number][]} joints @param {number[]} widths
 */
function flesh(joints, widths) {
  /** @type {[number, number][]} */
  const one = [];
  /** @type {[number, number][]} */
  const other = [];
  joints.forEach(([x, y], i) => {
    const before = joints[Math.max(i - 1, 0)];
    const after = joints[Math.min(i + 1, joints.length - 1)];
    const a = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = widths[i] / 2;
    one.push([x - Math.sin(a) * half, y + Math.cos(a) * half]);
    other.push([x + Math.sin(a) * half, y - Math.cos(a) * half]);
  });
  return curve([...one, ...other.reverse()], { closed: true, decimals: 1, pull: 7 });
}

/** @param {[number, number][]} joints hip, knee, ankle */
const leg = (joints) => {
  const [x, y] = joints[2];
  return [flesh(joints, [15, 10.5, 7]), `M${x - 4.5} ${y - 4}l8-1 8 5q2 4-1 4.5h-15z`];
};
/** @param {[number, number][]} joints shoulder, elbow, hand */
const arm = (joints) => flesh(joints, [8.5, 7, 5]);
/** @param {number} x @param {number} y the middle of the head */
const head = (x, y) =>
  `M${x - 1} ${y - 9.5}c6-.5 9 3.5 8.5 8l1.5 3-1.7.6c0 4.5-1.8 7-5.3 6.6l.4 8.3h-10l.6-10c-5-5-3-16 6-16.5z`;
const trunk = (lean = 0) =>
  flesh(
    [
      [lean, -79],
      [lean * 0.9, -72],
      [lean * 0.5, -58],
      [0, -40],
    ],
    [11, 19, 16.5, 16],
  );
const pack = (lean = 0) => `M${lean - 8}-80q-13-6-18 3-4 16-1 30 7 6 19 2z`;
const pole = (/** @type {string} */ d) => `<path fill="none" stroke-width="2.2" d="${d}"/>`;
const whole = (/** @type {(string | string[])[]} */ ...parts) =>
  parts
    .flat()
    .map((d) => `<path stroke="none" d="${d}"/>`)
    .join("");

/** People about 105 tall, feet at 0,0, facing right. */
export const walker = {
  /** The guide: hair tied back, a bag across the shoulder, a long stick. */
  guide:
    whole(
      head(5, -93),
      "M-2-99c-4-4-10-2-11 4-1 5-4 8-6 9 7 2 14-2 15-7z",
      trunk(3),
      arm([
        [5, -74],
        [15, -60],
        [29, -68],
      ]),
      arm([
        [-1, -74],
        [-10, -58],
        [-6, -44],
      ]),
      "M-15-54q-7 7-5 15 4 5 13 4 5-2 4-12z",
      leg([
        [1, -42],
        [13, -24],
        [13, -5],
      ]),
      leg([
        [-1, -42],
        [-8, -22],
        [-22, -6],
      ]),
    ) + pole("M33-106L27 0"),
  /** Bent a little under a pack, a hand on its strap. */
  pack: whole(
    head(9, -92),
    trunk(6),
    pack(4),
    arm([
      [7, -73],
      [17, -58],
      [24, -64],
    ]),
    leg([
      [1, -42],
      [14, -25],
      [18, -5],
    ]),
    leg([
      [-1, -42],
      [-6, -22],
      [-20, -6],
    ]),
  ),
  /** Looking up, one arm out toward what there is to see. */
  point: whole(
    head(4, -93),
    trunk(2),
    arm([
      [6, -74],
      [22, -80],
      [40, -92],
    ]),
    arm([
      [-2, -74],
      [-10, -60],
      [-4, -46],
    ]),
    leg([
      [2, -42],
      [8, -24],
      [8, -5],
    ]),
    leg([
      [-2, -42],
      [-4, -22],
      [-8, -5],
    ]),
  ),
  /** With a cap, a pack and a pole, a long stride. */
  pole:
    whole(
      head(8, -92),
      "M-1-98q2-7 9-7 6 0 8 6l8 3-2 2-10-1q-8 1-13-3z",
      trunk(5),
      pack(3),
      arm([
        [7, -74],
        [16, -60],
        [28, -62],
      ]),
      leg([
        [1, -42],
        [15, -24],
        [20, -5],
      ]),
      leg([
        [-2, -42],
        [-8, -22],
        [-24, -8],
      ]),
    ) + pole("M29-70L36 0"),
  /** At rest, long hair, hands behind. */
  rest: whole(
    head(2, -93),
    "M-6-97q-7 8-4 22 8 2 11-4l-1-16z",
    trunk(0),
    arm([
      [-3, -74],
      [-12, -60],
      [-5, -48],
    ]),
    arm([
      [4, -74],
      [10, -60],
      [7, -46],
    ]),
    leg([
      [3, -42],
      [5, -24],
      [5, -5],
    ]),
    leg([
      [-2, -42],
      [-4, -22],
      [-5, -5],
    ]),
  ),
  /** Dancing, both arms up, one knee turned in. */
  dance: whole(
    head(4, -94),
    trunk(4),
    arm([
      [8, -75],
      [20, -88],
      [14, -108],
    ]),
    arm([
      [-3, -75],
      [-17, -84],
      [-20, -104],
    ]),
    leg([
      [3, -42],
      [18, -28],
      [9, -5],
    ]),
    leg([
      [-2, -42],
      [-10, -24],
      [-16, -5],
    ]),
  ),
  /** Dancing, one hand out for a partner, in a skirt that swings. */
  sway: whole(
    head(3, -94),
    "M-5-98q-8 8-6 20 8 3 12-4v-16z",
    trunk(2),
    arm([
      [7, -75],
      [20, -70],
      [34, -80],
    ]),
    arm([
      [-3, -75],
      [-16, -66],
      [-24, -78],
    ]),
    "M-8-52h18q6 18 18 34-20 10-50 2 10-16 14-36z",
    leg([
      [5, -30],
      [9, -18],
      [7, -4],
    ]),
    leg([
      [-4, -30],
      [-10, -18],
      [-12, -4],
    ]),
  ),
  /** Seated on the ground by a fire, knees up. */
  sit: whole(
    head(4, -47),
    flesh(
      [
        [1, -35],
        [0, -29],
        [-3, -20],
        [-6, -4],
      ],
      [10, 17, 18, 20],
    ),
    flesh(
      [
        [-4, -8],
        [16, -24],
        [22, -2],
      ],
      [13, 10, 7],
    ),
    arm([
      [4, -29],
      [10, -17],
      [21, -21],
    ]),
    "M18-5l12 1q3 3 1 4H16z",
  ),
};

/**
 * @param {keyof typeof walker} who
 * @param {{ x: number, y: number, scale: number, ink: string, rim?: string, load?: string, flip?: boolean, slip?: [number, number] }} place
 *   load: an ink of its own for the pack
 */
export function person(who, { x, y, scale, ink, rim, load, flip = false, slip = [-2, -2] }) {
  const size = flip ? `-${scale} ${scale}` : scale;
  const print = (/** @type {string} */ inkOf, /** @type {string} */ move) =>
    `<g fill="${inkOf}" stroke="${inkOf}"${move}>${walker[who]}</g>`;
  const edge = rim
    ? print(rim, ` transform="translate(${slip[0] * (flip ? -1 : 1)} ${slip[1]})"`)
    : "";
  return `<g transform="translate(${x} ${y})scale(${size})" stroke-linecap="round" stroke-linejoin="round">${edge}${print(ink, "")}${load ? `<path fill="${load}" d="${pack(4)}"/>` : ""}</g>`;
}

/** A head and shoulders behind a gunwale, facing right, seat at 0,0. */
const seated = (/** @type {number} */ x, /** @type {number} */ tall) =>
  `<g transform="translate(${x} 0)scale(${tall})">${whole(
    head(3, -44),
    flesh(
      [
        [1, -32],
        [0, -24],
        [-2, -10],
        [-2, 4],
      ],
      [10, 19, 19, 18],
    ),
    arm([
      [4, -27],
      [11, -14],
      [20, -8],
    ]),
  )}</g>`;

/**
 * A river launch with an outboard, going right: one at the motor, three before.
 * @param {{ x: number, y: number, scale: number, ink: string, hull: string, light: string, stripe: string }} boat
 */
export function launch({ x, y, scale, ink, hull, light, stripe }) {
  const crew = seated(-62, 0.95) + seated(-16, 0.86) + seated(22, 0.9) + seated(58, 0.82);
  const motor = whole("M-103-30q10-3 15 2l3 16-8 3-2 18-6 8-4-2 2-24-4-6z") + pole("M-90-20l22 3");
  const wake =
    "M-94 14q-60 0-150 10 70-4 150-3zM-92 18q-50 8-110 28 60-12 124-24zM-150 32q-40 8-66 22 40-12 72-18zM98 8q24 0 46 5-24-1-52 1zM-60 19q70 8 150-4-60 16-150 4z";
  return `<g transform="translate(${x} ${y})scale(${scale})"><path fill="${ink}" opacity=".5" d="M-92 14q90 14 196-4-30 28-76 32h-60q-44-6-60-28z"/><path fill="${light}" d="${wake}"/><g fill="${light}" stroke="${light}" transform="translate(1.6 -1)">${crew}</g><g fill="${ink}" stroke="${ink}">${crew}${motor}</g><path fill="${hull}" d="M-96-10h150q34-2 58-16-8 26-32 38-20 8-56 8h-84q-30 0-36-30z"/><path fill="${stripe}" d="M-96-10h150q34-2 58-16-3 8-6 13-22 11-52 11H-94z"/></g>`;
}
