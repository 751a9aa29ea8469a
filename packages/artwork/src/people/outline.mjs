import { curve } from "../print/path.mjs";
import { hairs, hands, hats, heads, shoes } from "./outline-shapes.mjs";

/** @import { Joint, Skeleton } from "./skeleton.mjs" */

/** Outlines of a body around its skeleton, in units of 14 a head. */
export const HEAD = 14;

/** The distances of the outline from a bone, in heads: at `t` along the bone, behind it and in front of it. */
/** @typedef {readonly (readonly [t: number, back: number, front: number])[]} Girth t from 0 to 2: the second bone begins at 1 */

/** @type {Girth} */
const barLeg = [
  [0, 0.52, 0.46],
  [0.35, 0.5, 0.5],
  [0.8, 0.36, 0.38],
  [1, 0.31, 0.37],
  [1.3, 0.42, 0.29],
  [1.65, 0.3, 0.22],
  [2, 0.19, 0.19],
];
/** @type {Girth} */
const trouserLeg = [
  [0, 0.56, 0.5],
  [0.35, 0.53, 0.53],
  [0.8, 0.43, 0.44],
  [1, 0.4, 0.45],
  [1.3, 0.43, 0.38],
  [1.65, 0.38, 0.36],
  [2.02, 0.38, 0.37],
];
/** @type {Girth} */
const skirtLeg = [
  [0, 0.62, 0.56],
  [0.5, 0.62, 0.58],
  [1, 0.5, 0.56],
  [1.3, 0.6, 0.5],
  [1.7, 0.72, 0.54],
];
/** @type {Girth} */
const bareArm = [
  [0, 0.3, 0.3],
  [0.35, 0.29, 0.3],
  [0.85, 0.22, 0.23],
  [1, 0.22, 0.21],
  [1.25, 0.25, 0.23],
  [1.7, 0.18, 0.17],
  [2, 0.15, 0.15],
];
/** @type {Girth} */
const sleeve = [
  [0, 0.31, 0.31],
  [0.35, 0.34, 0.34],
  [0.6, 0.36, 0.35],
  [1, 0.3, 0.28],
  [1.3, 0.31, 0.29],
  [1.85, 0.26, 0.25],
];
export const girths = { barLeg, trouserLeg, skirtLeg, bareArm, sleeve };

/** @param {Girth} girth @param {number} t @returns {[number, number]} */
function girthAt(girth, t) {
  const k = girth.findIndex((row) => row[0] >= t);
  if (k < 0) return [girth[girth.length - 1][1], girth[girth.length - 1][2]];
  if (k === 0) return [girth[0][1], girth[0][2]];
  const [a, b] = [girth[k - 1], girth[k]];
  const p = (t - a[0]) / (b[0] - a[0]);
  return [a[1] + (b[1] - a[1]) * p, a[2] + (b[2] - a[2]) * p];
}

/**
 * A limb of two bones, or a part of it. The outer side keeps the angle of the joint, the inner side has a crease.
 * @param {readonly [Joint, Joint, Joint]} joints @param {Girth} girth
 * @param {{ from?: number, to?: number, size?: number, round?: number }} [part] round: how far the end bulges
 */
export function limb(joints, girth, { from = 0, to = 2, size = 1, round = 0.12 } = {}) {
  const angles = [0, 1].map((i) =>
    Math.atan2(joints[i + 1][1] - joints[i][1], joints[i + 1][0] - joints[i][0]),
  );
  let fold = angles[1] - angles[0];
  if (fold > Math.PI) fold -= 2 * Math.PI;
  if (fold < -Math.PI) fold += 2 * Math.PI;
  const at = (/** @type {number} */ t) => {
    const i = t > 1 ? 1 : 0;
    const p = Math.min(t, 2) - i;
    const [a, b] = [joints[i], joints[i + 1]];
    return /** @type {Joint} */ ([a[0] + (b[0] - a[0]) * p, a[1] + (b[1] - a[1]) * p]);
  };
  const ts = [from, ...girth.map(([t]) => t).filter((t) => t > from + 0.06 && t < to - 0.06), to];
  /** @type {Joint[]} */ const back = [];
  /** @type {Joint[]} */ const front = [];
  for (const t of ts) {
    const [b, f] = girthAt(girth, t);
    // Near the joint the normal changes gradually from that of one bone to that of the other.
    const ease = Math.min(Math.max((t - 0.8) / 0.4, 0), 1);
    const n = angles[0] + fold * ease + Math.PI / 2;
    const [x, y] = at(t);
    const crease = Math.abs(t - 1) < 0.25 ? Math.max(0.45, Math.cos(fold / 2)) : 1;
    const [kb, kf] = fold > 0 ? [crease, 1] : [1, crease];
    back.push([x + Math.cos(n) * b * kb * size, y + Math.sin(n) * b * kb * size]);
    front.push([x - Math.cos(n) * f * kf * size, y - Math.sin(n) * f * kf * size]);
  }
  const tip = (/** @type {number} */ t, /** @type {number} */ way) => {
    const [x, y] = at(t);
    const a = angles[t > 1 ? 1 : 0];
    return /** @type {Joint} */ ([x + Math.cos(a) * way, y + Math.sin(a) * way]);
  };
  const start = from === 0 ? [tip(0, -0.22 * size)] : [];
  return outline([...start, ...back, tip(to, round * size), ...front.reverse()]);
}

/** @param {readonly Joint[]} line in heads */
export const outline = (line, pull = 6) =>
  curve(
    line.map(([x, y]) => /** @type {Joint} */ ([x * HEAD, y * HEAD])),
    { closed: true, decimals: 1, pull },
  );

/**
 * The distances of the trunk's outline from the spine, at `t` from the hips to the neck: seen from the side (back,
 * front) and from the front (wide).
 * @type {readonly (readonly [t: number, back: number, front: number, wide: number])[]}
 */
const girthOfTrunk = [
  [-0.14, 0.42, 0.4, 0.6],
  [0.06, 0.6, 0.48, 0.8],
  [0.3, 0.46, 0.5, 0.7],
  [0.5, 0.42, 0.5, 0.64],
  [0.72, 0.52, 0.56, 0.78],
  [0.88, 0.52, 0.46, 0.92],
  [0.965, 0.36, 0.32, 0.66],
  [1.03, 0.2, 0.2, 0.26],
];

/**
 * The trunk from one height of the spine to another.
 * @param {Skeleton} s
 * @param {{ from?: number, to?: number, size?: number, belly?: number, hips?: number, shoulders?: number, flare?: number }} [how]
 */
export function trunk(
  s,
  { from = -0.14, to = 1.03, size = 1, belly = 0, hips = 1, shoulders = 1, flare = 0 } = {},
) {
  const wide = Math.abs(s.turn);
  const k = (s.bones.shoulder / 0.8) * size;
  const ts = [
    from,
    ...girthOfTrunk.map(([t]) => t).filter((t) => t > from + 0.04 && t < to - 0.02),
    to,
  ];
  /** @type {Joint[]} */ const back = [];
  /** @type {Joint[]} */ const front = [];
  for (const t of ts) {
    const [x, y] = spineAt(s, t);
    const [x2, y2] = spineAt(s, t + 0.01);
    const n = Math.atan2(y2 - y, x2 - x) + Math.PI / 2;
    const j = girthOfTrunk.findIndex((row) => row[0] >= t - 1e-9);
    const [a, b] = [
      girthOfTrunk[Math.max(j - 1, 0)],
      girthOfTrunk[j < 0 ? girthOfTrunk.length - 1 : j],
    ];
    const p = b[0] === a[0] ? 0 : (t - a[0]) / (b[0] - a[0]);
    const of = (/** @type {1 | 2 | 3} */ i) => a[i] + (b[i] - a[i]) * p;
    const grow = (t < 0.35 ? hips : t > 0.8 && t < 1 ? shoulders : 1) * k;
    const round = belly * Math.max(0, 1 - Math.abs(t - 0.36) / 0.4);
    const hem = flare * Math.max(0, 1 - (t - from) / 0.3);
    const lerp = (/** @type {number} */ side) => (side * (1 - wide) + of(3) * wide) * grow + hem;
    const [lb, lf] = [lerp(of(1)) + round * wide * 0.5, lerp(of(2)) + round * (1 - wide * 0.5)];
    back.push([x - Math.cos(n) * lb, y - Math.sin(n) * lb]);
    front.push([x + Math.cos(n) * lf, y + Math.sin(n) * lf]);
  }
  return outline([...back, ...front.reverse()], 6.4);
}

/** A point of the spine, which bows through the waist. @param {Skeleton} s @param {number} t @returns {Joint} */
export function spineAt(s, t) {
  const bow = 4 * t * (1 - t);
  const [mx, my] = [(s.pelvis[0] + s.neck[0]) / 2, (s.pelvis[1] + s.neck[1]) / 2];
  return [
    s.pelvis[0] + (s.neck[0] - s.pelvis[0]) * t + (s.waist[0] - mx) * bow,
    s.pelvis[1] + (s.neck[1] - s.pelvis[1]) * t + (s.waist[1] - my) * bow,
  ];
}

/** @param {Skeleton} s */
export function neck(s) {
  const [[x, y], [hx, hy]] = [spineAt(s, 0.97), s.skull];
  const k = s.bones.head * (s.bones.shoulder > 0.75 ? 1 : 0.82);
  const [ex, ey] = [hx - 0.04 * k, hy + 0.2 * k];
  const w = 0.235 * k;
  return outline([
    [x - w * 1.4, y + 0.06],
    [(x + ex) / 2 - w, (y + ey) / 2],
    [ex - w, ey],
    [ex + w, ey],
    [(x + ex) / 2 + w, (y + ey) / 2],
    [x + w * 1.4, y + 0.06],
    [x + w * 0.2, y + 0.2],
  ]);
}

/**
 * Places a shape drawn at 0,0 in units.
 * @param {string} d @param {Joint} at in heads @param {number} turn degrees
 * @param {number} [kx] @param {number} [ky]
 */
const placed = (d, [x, y], turn, kx = 1, ky = kx) => {
  const n = (/** @type {number} */ v) => String(Number(v.toFixed(1)));
  const size =
    kx === 1 && ky === 1 ? "" : `scale(${Number(kx.toFixed(2))} ${Number(ky.toFixed(2))})`;
  const spin = Math.abs(turn) < 0.5 ? "" : `rotate(${Math.round(turn)})`;
  return `<path transform="translate(${n(x * HEAD)} ${n(y * HEAD)})${spin}${size}" d="${d}"/>`;
};

/** @param {Skeleton} s @param {keyof typeof heads} view */
export const head = (s, view) => placed(heads[view], s.skull, s.tilt, s.bones.head);
/** @param {Skeleton} s @param {keyof typeof hairs} hair */
export const hair = (s, hair) => placed(hairs[hair], s.skull, s.tilt, s.bones.head);
/** @param {Skeleton} s @param {keyof typeof hats} hat */
export const hat = (s, hat) => placed(hats[hat], s.skull, s.tilt, s.bones.head);

/**
 * A hand at the wrist, in line with the forearm or turned from it.
 * @param {Skeleton} s @param {0 | 1} i @param {keyof typeof hands} shape
 * @param {number} [turn] @param {boolean} [over] the thumb on the other side
 */
export function hand(s, i, shape, turn = 0, over = false) {
  const [e, w] = [s.elbows[i], s.wrists[i]];
  const a = (Math.atan2(w[1] - e[1], w[0] - e[0]) * 180) / Math.PI;
  const k = s.bones.shoulder > 0.75 ? 0.88 : 0.7;
  return placed(hands[shape], w, a + turn, k, over ? -k : k);
}

/**
 * A foot under its ankle.
 * @param {Skeleton} s @param {0 | 1} i @param {keyof typeof shoes} shape
 * @param {number} [turn] degrees, toes down @param {number} [toe] how much of its length is seen, and which way
 */
export const foot = (s, i, shape, turn = 0, toe = 1) =>
  placed(shoes[shape], s.ankles[i], turn, toe * (s.bones.ankle / 0.3), s.bones.ankle / 0.3);
