import { HEAD } from "./outline.mjs";

/**
 * @import { Joint, Skeleton } from "./skeleton.mjs"
 * @import { Layer, Tone } from "./bodies.mjs"
 */

/**
 * What hands hold, in units of 14 a head, drawn at its real size: a guitar is a metre long, a
 * machete two thirds of that. Each tool says where it is gripped, and the hands are put there.
 */

const n = (/** @type {number} */ v) => String(Number(v.toFixed(1)));
/** @param {Tone} tone @param {string} d @returns {Layer} */
export const fill = (tone, d) => ({ tone, body: `<path d="${d}"/>` });
/** @param {Tone} tone @param {number} width @param {string} d @returns {Layer} */
export const line = (tone, width, d) => ({ tone, body: `<path d="${d}"/>`, line: width });
/** The same, moved to a joint and turned. @param {Joint} at @param {number} turn @param {Layer[]} layers @returns {Layer[]} */
export const placed = ([x, y], turn, layers) =>
  layers.map((layer) => ({
    ...layer,
    body: `<g transform="translate(${n(x * HEAD)} ${n(y * HEAD)})rotate(${n(turn)})">${layer.body}</g>`,
  }));
/** @param {Joint} a @param {Joint} b @param {number} t @returns {Joint} */
export const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
/** @param {Joint} a @param {Joint} b */
export const angle = (a, b) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The middle of what a fist is closed around. @param {Skeleton} s @param {0 | 1} i @param {number} [turn] @returns {Joint} */
export function grip(s, i, turn = 0) {
  const [e, w] = [s.elbows[i], s.wrists[i]];
  const a = Math.atan2(w[1] - e[1], w[0] - e[0]) + (turn * Math.PI) / 180;
  return [w[0] + Math.cos(a) * 0.27, w[1] + Math.sin(a) * 0.27];
}
/** A point of a path. */
export const p = ([x, y] = /** @type {Joint} */ ([0, 0])) => `${n(x * HEAD)} ${n(y * HEAD)}`;

/** A stick through the fist to the ground. @param {Joint} at @param {Joint} foot @param {number} above */
export const staff = (at, foot, above) => {
  const top = between(foot, at, 1 + above);
  return [line("wood", 1.9, `M${p(top)}L${p(foot)}`)];
};

/** The blade is 60 cm of steel, broad toward the tip. @param {Joint} at @param {number} turn */
export const machete = (at, turn) =>
  placed(at, turn, [
    fill("steel", "M4-1.500L34-3.200q6 .2 7.5 4.4-8 3.2-14 1.400L4 1.400z"),
    fill("dark", "M-4.5-1.700L4.5-1.800V1.800L-3 1.7-5.5 3.6-6 0z"),
  ]);

/** A point so far along what is placed and turned. @param {Joint} at @param {number} turn @param {number} far in heads @returns {Joint} */
export const along = ([x, y], turn, far) => [
  x + Math.cos((turn * Math.PI) / 180) * far,
  y + Math.sin((turn * Math.PI) / 180) * far,
];

/** Six strings; the soundhole at 0,0, the neck to the right. @param {Joint} at @param {number} turn */
export const guitar = (at, turn) =>
  placed(at, turn, [
    fill(
      "wood",
      "M11-2C10-7.5 5-9.5 1-8-2-6.8-4-6.6-7-8.6-12-12.8-20-9.5-20 0-20 9.5-12 12.8-7 8.6-4 6.6-2 6.8 1 8 5 9.5 10 7.5 11 2z",
    ),
    fill("dark", "M9.5-1.500L37-1.2 38-2.5 45.5-2.100V2.100L38 2.5 37 1.2 9.5 1.500z"),
    fill("dark", "M4 0a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 1 1 7.6 0zM-12.6-4.500h1.900v9h-1.900z"),
    line("pale", 0.5, "M-11.6-1L37-.7M-11.6 0H40M-11.6 1L37 .7"),
  ]);

/** Small, a pear with a short neck. @param {Joint} at @param {number} turn */
export const mandolin = (at, turn) =>
  placed(at, turn, [
    fill("wood", "M10-1.500C7-6 3-8.8-3-8.5-9-7.8-12-4-12 0-12 4-9 7.8-3 8.5 3 8.8 7 6 10 1.500z"),
    fill("dark", "M8.5-1.300L24-1.1 25-2.3 32-1.800V1.800L25 2.3 24 1.1 8.5 1.300z"),
    fill("dark", "M2.5 0a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 1 1 5.4 0zM-8.6-3.200h1.500v6.400h-1.500z"),
    line("pale", 0.5, "M-8-.6L24-.5M-8 .6L24 .5"),
  ]);

/**
 * The islands' tub bass: a washtub upside down, a stick on its far rim and one string from the tub's
 * middle, which the stick draws tight.
 * @param {Joint} middle of the tub, on the ground @param {Joint} hand on the stick
 */
export function tubBass([x, y], hand) {
  /** @type {Joint} */ const rim = [x + 1.02, y - 1.5];
  const top = between(rim, hand, 1.12);
  return {
    string: [line("pale", 0.8, `M${p(top)}L${p([x - 0.02, y - 1.62])}`)],
    stick: [line("wood", 2.4, `M${p(rim)}L${p(top)}`)],
    tub: placed([x, y], 0, [
      fill("steel", "M-20 0L-15.5-22.500Q0-25.5 15.5-22.500L20 0Q0 3 -20 0z"),
      line(
        "dark",
        0.9,
        "M-19.2-3.500Q0-.4 19.2-3.500M-16.6-17Q0-14.4 16.6-17M-15.5-22.500Q0-20 15.5-22.5",
      ),
    ]),
  };
}

/** The jawbone of a horse, its teeth rattle when the fist strikes it. @param {Joint} at @param {number} turn */
export const jawbone = (at, turn) =>
  placed(at, turn, [
    fill(
      "pale",
      "M-6 1.5C-2 1 1 1.6 4 1.8L4.6-1.6 7.2-1.9 8-1.4 10.4-2 11.2-1.6 13.6-2.3 14.4-1.9 16.8-2.8 17.6-2.4 19.6-3.2 20.4-.6C23-3 25-7 27-11.5 28.6-13.6 30.4-11.8 30.6-9.800L33-10.4C34.6-9.8 34.4-8 33.6-6L30 1.8C27.6 5.6 22.5 6.6 17 6.200L2 5.6-5.5 4.200Q-7.5 2.6-6 1.500z",
    ),
    line(
      "dark",
      0.9,
      "M7.6-1.600l.3 4M10.8-1.800l.3 4M14-2.100l.3 4M17.2-2.600l.4 4M4 2Q12 3.2 20.4-.4M23 3.200q3-2 4.5-5.5",
    ),
  ]);

/** Where the lips are. @param {Skeleton} s @returns {Joint} */
export const mouth = (s) => [s.skull[0] + 0.4, s.skull[1] + 0.2];

/** A clarinet in B flat, two thirds of a metre. @param {Joint} mouth @param {Joint} along */
export const clarinet = (mouth, along) =>
  placed(mouth, angle(mouth, along), [
    fill("dark", "M0-.5L5-1.2 33-1.5 37-2.2 41.5-3.700V3.700L37 2.2 33 1.5 5 1.2 0 .6z"),
    line("pale", 0.7, "M6.5-1.300v2.600M19-1.500v3M32.5-1.600v3.200M10-2.200h6M22-2.400h7"),
  ]);

/**
 * The tambora of the chirimía: two skins on a hoop of wood, hung from the neck, seen on its skin.
 * @param {Joint} at
 */
export const tambora = (at) =>
  placed(at, 0, [
    fill("wood", "M17.5 0a16 17.5 0 1 1-32 0 16 17.5 0 1 1 32 0z"),
    fill("pale", "M13.5 0a13 15 0 1 1-26 0 13 15 0 1 1 26 0z"),
    line(
      "dark",
      0.8,
      "M13.5 0a13 15 0 1 1-26 0 13 15 0 1 1 26 0zM15.5-8.500l-4-1.200M17-2l-4.2-.5M16.8 5l-4 1M14 11.500l-3.5-2",
    ),
  ]);

/** A stick with a head of cloth. @param {Joint} at @param {number} turn @param {number} long */
export const mallet = (at, turn, long) =>
  placed(at, turn, [
    line("wood", 1.4, `M-3 0H${n(long)}`),
    fill("pale", `M${n(long + 5)} 0a2.9 2.9 0 1 1-5.8 0 2.9 2.9 0 1 1 5.8 0z`),
  ]);

/**
 * The cununo: a cone of hollowed wood closed below, one skin, tuned by cords and wedges; its foot on
 * the ground, its top toward the player.
 * @param {Joint} foot @param {number} turn
 */
export const cununo = (foot, turn) =>
  placed(foot, turn, [
    fill("wood", "M-7 0L-11.5-40Q0-43.5 11.5-40L7 0Q0 2.5-7 0z"),
    fill("pale", "M-11.5-40Q0-45.5 11.5-40 0-36-11.5-40z"),
    line(
      "dark",
      0.9,
      "M-11.5-38.500L-7-24-5-37.6 0-23.4 4-37.4 7-24 11.5-38.500M-9.7-24Q0-20.5 9.7-24",
    ),
    line("dark", 2, "M-7-25.500v4.500M-2.5-24.200v4.500M3-24.200v4.500M7.5-25.500v4.5"),
  ]);

/**
 * The marimba of the Pacific, seen from before it: bars of chonta palm, long ones at the left, over
 * tubes of bamboo that shorten with them, on a frame of poles.
 * @param {Joint} middle of its top @param {number} ground
 */
export function marimba([x, y], ground) {
  const count = 20;
  const down = (ground - y) * HEAD;
  let bars = "";
  let tubes = "";
  let lights = "";
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const at = -52 + 104 * t;
    const [back, front] = [-5.5 + 2.6 * t, 5.5 - 2.6 * t];
    bars += `M${n(at - 2)} ${n(back)}h4l.3 ${n(front - back)}h-4.600z`;
    const long = Math.min(34 - 25 * t, down - 6);
    tubes += `M${n(at - 1.9)} ${n(front + 1.5)}h3.800v${n(long)}q-1.9 1.6-3.8 0z`;
    lights += `M${n(at - 1)} ${n(front + 3)}v${n(long - 4)}`;
  }
  return placed([x, y], 0, [
    line(
      "dark",
      2.2,
      `M-54 0L-60 ${n(down)}M-54 2L-46 ${n(down)}M54 0L60 ${n(down)}M54 2L46 ${n(down)}`,
    ),
    fill("tube", tubes),
    line("pale", 0.6, lights),
    fill("dark", "M-57-3h114v1.600H-57zM-57 6.500L57 3.600v1.600L-57 8.400z"),
    fill("wood", bars),
  ]);
}

/** A pot on a hearth of clay, fire under it. @param {Joint} foot @param {number} rim */
export const pot = (foot, rim) =>
  placed(foot, 0, [
    fill("clay", `M-25 0L-23 ${n((rim + 1.2) * HEAD)}H23L25 0z`),
    fill("glow", `M-11 0q-3-9 2-13 1-8 7-11 0 6 5 9 6 5 4 15z`),
    fill("steel", `M-16.5 ${n(rim * HEAD)}h33q1 12-4.5 17h-24q-5.5-5-4.5-17z`),
    fill("dark", `M-17.5 ${n(rim * HEAD - 1.2)}q17.5-3 35 0v2.400q-17.5 2.4-35 0z`),
  ]);

/** A ladle or a spoon of wood. @param {Joint} hand @param {Joint} tip */
export const spoon = (hand, tip) => [line("wood", 1.8, `M${p(between(tip, hand, 1.1))}L${p(tip)}`)];

/** A paddle held with both hands, the blade beyond the lower. @param {Joint} upper @param {Joint} lower @param {number} [long] in heads, beyond the lower hand */
export function paddle(upper, lower, long = 2.6) {
  const reach = Math.hypot(lower[0] - upper[0], lower[1] - upper[1]);
  return placed(upper, angle(upper, lower), [
    line("wood", 1.9, `M-3 0H${n((reach + long - 1.3) * HEAD)}`),
    line("wood", 2.2, "M-3-3V3"),
    fill(
      "wood",
      `M${n((reach + long - 1.6) * HEAD)}-1Q${n((reach + long - 1) * HEAD)}-5.5 ${n((reach + long) * HEAD)}-3q3 3 0 6-${n(HEAD * 0.6)} 2-${n(1.6 * HEAD)}-2z`,
    ),
  ]);
}

/** An outboard motor on a stern; its tiller's grip at 0,0. @param {Joint} at */
export const outboard = (at) =>
  placed(at, 0, [
    line("dark", 2.6, "M0 0L-13 2"),
    fill("dark", "M-13-9q-9-4-15 1l-1 13q7 5 15 2z"),
    fill("steel", "M-28.8 0l15.5-1-.2 3-15.5 1z"),
    fill("dark", "M-25 6h8l-2 24h-4zM-29 30q6-3 13 0l2 3-10 1-1 5-3 0z"),
  ]);
