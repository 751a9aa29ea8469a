import { polygon, short, table } from "../print/path.mjs";
import { use } from "../print/sheet.mjs";

/**
 * @import { Press } from "../print/poster.mjs"
 * @import { Random } from "../print/random.mjs"
 */

/**
 * One feather frond, root at 0,0, reaching right. Leaflets hang with their own
 * weight: the further out, the more.
 * @param {Random} random
 * @param {{ reach: number, rise: number, droop: number, leaflets: number, long: number }} frond
 */
export function feather(random, { reach, rise, droop, leaflets, long }) {
  /** @type {(t: number) => [number, number]} */
  const at = (t) => [reach * t, -rise * t + droop * t * t];
  /** @type {[number, number][]} */
  const above = [];
  /** @type {[number, number][]} */
  const below = [];
  for (let i = 1; i <= leaflets; i++) {
    const t = i / leaflets;
    const [x, y] = at(0.06 + 0.94 * t);
    const size = long * Math.sin(Math.PI * (0.18 + 0.76 * t)) ** 0.6 * random.between(0.85, 1.1);
    const slope = Math.atan2(-rise + 2 * droop * t, reach);
    const up = slope - 0.62;
    const down = slope + 0.95 + 0.25 * t;
    above.push(
      [x, y - 0.8],
      [x + Math.cos(up) * size * 0.8, y + Math.sin(up) * size * 0.8 + size * 0.34],
    );
    below.push([x, y + 0.8], [x + Math.cos(down) * size, y + Math.sin(down) * size]);
  }
  const tip = at(1.08);
  return polygon([[0, -1], ...above, tip, ...below.reverse(), [0, 1]], { decimals: 0 });
}

/**
 * A feather palm such as the asaí: slim trunk, arching crown. Two inks: the
 * fill it is given, and `color` for the lit fronds.
 * @param {Press} press
 * @returns {string} the id of a crown of about 200 units, heart at 0,0
 */
export function featherCrown({ sheet, random }) {
  const shapes = [
    feather(random, { reach: 62, rise: 96, droop: 34, leaflets: 13, long: 27 }),
    feather(random, { reach: 96, rise: 66, droop: 70, leaflets: 15, long: 30 }),
    feather(random, { reach: 92, rise: 20, droop: 92, leaflets: 14, long: 30 }),
    feather(random, { reach: 58, rise: -12, droop: 88, leaflets: 12, long: 26 }),
  ].map((d) => sheet.path(d));
  const flip = "scale(-1 1)";
  const back = [
    use(shapes[3]),
    use(shapes[3], { transform: flip }),
    use(shapes[2], { transform: "rotate(-8)" }),
    use(shapes[2], { transform: `${flip}rotate(-10)` }),
    use(shapes[0], { transform: "rotate(-22)" }),
    use(shapes[0], { transform: `${flip}rotate(14)` }),
  ].join("");
  const front = [
    use(shapes[1]),
    use(shapes[1], { transform: `${flip}rotate(6)` }),
    use(shapes[0], { transform: `${flip}scale(.9)` }),
    use(shapes[2], { transform: "rotate(10)scale(.86)" }),
    use(shapes[2], { transform: `${flip}scale(.8)rotate(16)` }),
  ].join("");
  return sheet.motif(`${back}<g fill="currentColor">${front}</g>`);
}

/**
 * A moriche, the fan palm of the Orinoquia: shaggy fans on long stalks, each
 * finger hanging by its own weight, and a skirt of dry ones below.
 * @param {Press} press
 */
export function fanCrown({ sheet, random }) {
  const rim = (/** @type {string} */ list) =>
    table(list)
      .map(([angle, stalk, size]) => shaggyFan(random, (angle * Math.PI) / 180, stalk, size, 1.5))
      .join("");
  const outer = rim(
    "-88,58,40 -124,56,42 -52,60,42 -158,54,40 -20,56,42 -192,46,38 12,46,38 40,30,34 142,30,34 90,18,40 116,22,34 66,20,36",
  );
  // Fans seen from the front close the middle: one star, turned and resized.
  const star = sheet.path(shaggyFan(random, -Math.PI / 2, 0, 32, 3));
  const inner = (/** @type {string} */ list) =>
    table(list)
      .map(([x, y, turn, size]) =>
        use(star, { transform: `translate(${x} ${y})rotate(${turn})scale(${size})` }),
      )
      .join("");
  const back = inner(
    "17,-38,10,.9 -16,-40,-20,.9 -37,-20,40,.85 38,-16,-40,.85 0,-24,70,1 -21,-10,100,1 23,-8,-70,1 0,4,0,.9",
  );
  const middle = inner("14,-28,30,.85 30,-6,-10,.8 -26,0,60,.8");
  const front = inner("-14,-32,-10,.95 -40,-22,-40,.8 -14,-4,80,.7 12,-10,0,.6");
  return sheet.motif(
    `<path d="${outer}"/>${back}<g fill="currentColor"><g opacity=".45">${middle}</g>${front}</g>`,
  );
}

/**
 * One fan: a thin stalk, and fingers that spread from its end and droop.
 * @param {Random} random @param {number} angle
 * @param {number} stalk @param {number} size @param {number} spread
 */
function shaggyFan(random, angle, stalk, size, spread) {
  const [x, y] = [Math.cos(angle) * stalk, Math.sin(angle) * stalk * 0.92];
  let d = `M-1-1L${short(x)} ${short(y)}l2 1L1 1z`;
  const fingers = Math.round(5 + spread * 2.4);
  for (let i = 0; i < fingers; i++) {
    const a = angle + ((i / (fingers - 1)) * 2 - 1) * spread + random.between(-0.1, 0.1);
    const long =
      size *
      (0.72 + 0.28 * Math.cos((a - angle) / Math.max(1, spread / 1.5))) *
      random.between(0.82, 1.08);
    const droop = long * (0.18 + 0.3 * Math.abs(Math.cos(a)));
    const [tx, ty] = [Math.cos(a) * long, Math.sin(a) * long + droop];
    const [wx, wy] = [-Math.sin(a) * 4.6, Math.cos(a) * 4.6];
    const [mx, my] = [Math.cos(a) * long * 0.55, Math.sin(a) * long * 0.55];
    d += `M${short(x)} ${short(y)}q${short(mx + wx)} ${short(my + wy)} ${short(tx)} ${short(ty)} ${short(mx - wx - tx)} ${short(my - wy - ty)} ${short(-tx)} ${short(-ty)}z`;
  }
  return d;
}

/** A trunk with a slight bend, to be filled. @param {number} x @param {number} foot @param {number} head */
export function trunk(x, foot, head, { thick = 5, bend = 0 } = {}) {
  const tall = foot - head;
  return `M${short(x - thick)} ${short(foot)}q${short(bend + thick * 0.2)} ${short(-tall / 2)} ${short(thick * 0.5)} ${short(-tall)}h${short(thick)}q${short(bend + thick * 0.1)} ${short(tall / 2)} ${short(thick * 0.7)} ${short(tall)}z`;
}

/** Blades of a tuft of grass, in halves of its width. */
const blades = "-1,.2 -1.2,-.4 -.7,-.2 -.7,-.8 -.3,-.3 -.1,-1.1 .2,-.3 .5,-.9 .6,-.2 1.1,-.5 .9,.2"
  .split(" ")
  .map((point) => point.split(",").map(Number));

/** Grass about the foot of a trunk that nothing else hides. @param {number} x @param {number} foot @param {number} thick half the trunk's width @param {string} ink */
export function tuft(x, foot, thick, ink) {
  const half = thick * 1.6 + 6;
  const d = blades.map(([dx, dy]) => `${short(x + dx * half)} ${short(foot + dy * half)}`);
  return `<path fill="${ink}" d="M${d.join("L")}z"/>`;
}

/**
 * A whole palm: crown on trunk.
 * @param {string} crown id of a crown
 * @param {{ x: number, foot: number, head: number, scale: number, dark: string, lit: string, stem?: string, thick?: number, bend?: number, flip?: boolean, planted?: boolean }} palm
 *   planted: with grass about the foot; without it the foot has to be hidden by what stands before it
 */
export function palm(
  crown,
  { x, foot, head, scale, dark, lit, stem = dark, thick = 5, bend = 0, flip = false, planted },
) {
  const s = short(scale, 2);
  const grass = planted ? tuft(x, foot, thick, dark) : "";
  return `<path fill="${stem}" d="${trunk(x, foot, head, { thick, bend })}"/><use href="#${crown}" fill="${dark}" color="${lit}" transform="translate(${short(x)} ${short(head)})scale(${flip ? `-${s} ${s}` : s})"/>${grass}`;
}

/**
 * Several palms in the same light, far ones first.
 * @param {string} crown id of a crown
 * @param {string} list rows of x, foot, head and scale (negative: mirrored), then bend and thickness
 * @param {{ dark: string, lit: string, stem?: string, thick?: number, planted?: boolean }} inks
 */
export function palms(crown, list, { thick: usual = 5, ...inks }) {
  return table(list)
    .map(([x, foot, head, scale, bend = 0, thick = usual]) => {
      const flip = scale < 0;
      return palm(crown, { x, foot, head, scale: Math.abs(scale), flip, bend, thick, ...inks });
    })
    .join("");
}
