import { points } from "../print/path.mjs";

/**
 * The skeleton of all bodies. Lengths are in heads, the unit of figure drawing: an adult is seven and a half heads
 * tall. The ground is y = 0, up is negative, everybody faces right.
 *
 * @typedef {[number, number]} Joint
 * @typedef {[near: Joint, far: Joint]} Pair the side toward us, and the other
 * @typedef {`${number},${number} ${number},${number}`} PairText the same, written as "x,y x,y"
 */

/**
 * Lengths of the bones.
 * @typedef {{ head: number, neck: number, spine: number, arm: [number, number], leg: [number, number], ankle: number, shoulder: number, hip: number }} Bones
 */

/** @type {Bones} */
const grown = {
  head: 1,
  neck: 0.34,
  spine: 2.3,
  arm: [1.44, 1.2],
  leg: [1.8, 1.68],
  ankle: 0.3,
  shoulder: 0.8,
  hip: 0.42,
};

/** Bones of a child: the head is nearly grown, the rest is not. @param {number} size @returns {Bones} */
const young = (size) => ({
  head: 0.9,
  neck: 0.22,
  spine: 2.3 * size,
  arm: [1.4 * size, 1.2 * size],
  leg: [1.72 * size, 1.6 * size],
  ankle: 0.24,
  shoulder: 0.76 * size,
  hip: 0.4 * size,
});

export const ages = { grown, child: young(0.66), teen: young(0.84) };

/**
 * How a body stands, sits or moves. `hands` are the positions of the wrists, `feet` those below the ankles.
 * @typedef {object} Pose
 * @property {Joint} pelvis
 * @property {number} [lean] of the trunk from upright, in degrees, forward
 * @property {number} [stoop] how far the back is rounded, in heads
 * @property {number} [turn] of the trunk: 0 from the side, 1 from the front, -1 from behind
 * @property {number} [nod] of the head against the trunk, in degrees, down
 * @property {PairText} feet
 * @property {[number, number]} [knees] which way they bend: 1 forward, -1 back
 * @property {PairText} hands
 * @property {[number, number]} [elbows] which way they point: 1 back and down, -1 up and forward
 * @property {[number, number]} [near] how much of arms that come toward us is seen: 1 all
 * @property {[number, number]} [nearLegs] the same of the legs
 */

/**
 * Where every joint is.
 * @typedef {{ pelvis: Joint, waist: Joint, neck: Joint, skull: Joint, tilt: number, lean: number, turn: number, shoulders: Pair, elbows: Pair, wrists: Pair, hips: Pair, knees: Pair, ankles: Pair, bones: Bones }} Skeleton
 */

/**
 * The middle joint and the end of two bones from a root to a target. If the target is out of reach, the end is as near
 * as the bones allow: they keep their length.
 * @param {Joint} root @param {Joint} target @param {readonly [number, number]} bones @param {number} way
 * @returns {[middle: Joint, end: Joint]}
 */
export function bend(root, target, [upper, lower], way) {
  const [dx, dy] = [target[0] - root[0], target[1] - root[1]];
  const far = Math.hypot(dx, dy) || 1e-6;
  const reach = Math.min(Math.max(far, Math.abs(upper - lower) + 0.01), upper + lower - 0.001);
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * way;
  const [ux, uy] = [dx / far, dy / far];
  return [
    [root[0] + ux * along + uy * aside, root[1] + uy * along - ux * aside],
    [root[0] + ux * reach, root[1] + uy * reach],
  ];
}

/** @param {Pose} pose @param {Bones} bones @returns {Skeleton} */
export function skeleton(pose, bones = ages.grown) {
  const { pelvis, lean = 0, stoop = 0, turn = 0.35, nod = 0 } = pose;
  const [feet, hands] = [points(pose.feet), points(pose.hands)];
  const { knees = [1, 1], elbows = [1, 1], near = [1, 1], nearLegs = [1, 1] } = pose;
  const a = (lean * Math.PI) / 180;
  const [up, across] = [
    [Math.sin(a), -Math.cos(a)],
    [Math.cos(a), Math.sin(a)],
  ];
  /** @param {Joint} from @param {number} rise @param {number} aside @returns {Joint} */
  const off = (from, rise, aside) => [
    from[0] + up[0] * rise + across[0] * aside,
    from[1] + up[1] * rise + across[1] * aside,
  ];
  const waist = off(pelvis, bones.spine * 0.5, -stoop * 0.6);
  const neck = off(pelvis, bones.spine - stoop * 0.15, stoop * 0.7);
  const side = turn < 0 ? 1 : -1;
  const width = Math.abs(turn);
  /** @type {Pair} */
  const shoulders = [
    off(neck, -0.32, side * width * bones.shoulder - (1 - width) * 0.02),
    off(neck, -0.32, -side * width * bones.shoulder + (1 - width) * 0.06),
  ];
  /** @type {Pair} */
  const hips = [
    off(pelvis, 0, side * width * bones.hip),
    off(pelvis, 0, -side * width * bones.hip),
  ];
  const tilt = lean * 0.7 + stoop * 40 + nod;
  const t = (tilt * Math.PI) / 180;
  const rise = bones.neck + bones.head * 0.42;
  /** @type {Joint} */
  const skull = [
    neck[0] + Math.sin(t * 0.8) * rise + 0.1 * (1 - width),
    neck[1] - Math.cos(t * 0.8) * rise,
  ];
  /** @type {(k: number) => [number, number]} */
  const seen = (k) => [bones.arm[0] * k, bones.arm[1] * k];
  const arms = /** @type {const} */ ([0, 1]).map((i) =>
    bend(shoulders[i], hands[i], seen(near[i]), -elbows[i]),
  );
  const legs = /** @type {const} */ ([0, 1]).map((i) =>
    bend(
      hips[i],
      [feet[i][0], feet[i][1] - bones.ankle],
      [bones.leg[0] * nearLegs[i], bones.leg[1] * nearLegs[i]],
      knees[i],
    ),
  );
  return {
    pelvis,
    waist,
    neck,
    skull,
    tilt,
    lean,
    turn,
    shoulders,
    hips,
    elbows: [arms[0][0], arms[1][0]],
    wrists: [arms[0][1], arms[1][1]],
    knees: [legs[0][0], legs[1][0]],
    ankles: [legs[0][1], legs[1][1]],
    bones,
  };
}

/**
 * The x of a body's centre of mass: half of it is the trunk's, a third the legs'.
 * @param {Skeleton} s
 */
export function weight(s) {
  const mean = (/** @type {Joint[]} */ ...joints) =>
    joints.reduce((sum, [x]) => sum + x, 0) / joints.length;
  return (
    0.5 * mean(s.pelvis, s.waist, s.neck) +
    0.08 * s.skull[0] +
    0.1 * mean(...s.elbows, ...s.wrists) +
    0.32 * mean(...s.hips, ...s.knees, ...s.knees, ...s.ankles)
  );
}
