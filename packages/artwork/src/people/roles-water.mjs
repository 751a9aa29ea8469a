import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/** A surfboard of 2.1 m from its side, a stringer along it. @param {import("./skeleton.mjs").Joint} at its middle @param {number} turn */
const board = (at, turn) =>
  t.placed(at, turn, [
    t.fill("load", "M-62 3Q-46-9-8-10.500 34-11 64-4 36 8-6 9-44 9-62 3z"),
    t.line("pale", 1.2, "M-60 2.500Q0 .5 62-3.5"),
  ]);

/**
 * People of boats and water, which hide what is under them, and of the hammock.
 * @satisfies {Record<string, Body>}
 */
export const water = {
  /** A boatman on the stern, his hand on the tiller behind him. */
  boatman: {
    pose: {
      pelvis: [0, -1.5],
      lean: 3,
      turn: 0.4,
      nod: -2,
      feet: "1.75,0 1.45,0",
      hands: "-1.25,-2.35 1.15,-2.1",
      elbows: [1, 1],
    },
    hair: "short",
    hat: "cap",
    top: { sleeve: 0.7, hem: 0.02 },
    bottom: { legs: "trousers", to: 1.05 },
    shoes: ["bare", "bare"],
    hands: ["fist 0", "loose 20"],
    things: (s) => ({ behind: t.outboard(t.grip(s, 0)) }),
  },
  /** Kneeling in a dugout at the paddle. */
  rower: {
    pose: {
      pelvis: [-0.35, -1.1],
      lean: 20,
      turn: 0.3,
      nod: -14,
      feet: "1.6,0 1.4,0",
      hands: "1.6,-1.85 1.95,-3.75",
    },
    hair: "short",
    hat: "straw",
    top: { sleeve: 0.7, hem: 0.02 },
    bottom: { legs: "trousers", to: 1 },
    shoes: ["bare", "bare"],
    hands: ["fist 0", "fist 0"],
    armsBefore: true,
    things: (s) => ({ before: t.paddle(t.grip(s, 1), t.grip(s, 0), 2.4) }),
  },
  /** A snorkeller under the surface, kicking with fins. */
  diver: {
    pose: {
      pelvis: [-1.2, -3],
      lean: 82,
      turn: 0.2,
      nod: -50,
      feet: "-4.6,-2.3 -4.5,-3.1",
      knees: [-1, -1],
      hands: "-1.25,-2.6 3.5,-2.5",
      elbows: [-1, -1],
    },
    hair: "crop",
    top: { sleeve: 0.55, hem: -0.02 },
    bottom: { legs: "trousers", to: 0.6 },
    shoes: ["fin", "fin"],
    soles: [150, 165],
    hands: ["open 0", "open 10"],
    things: (s) => ({ before: h.mask(s) }),
  },
  /** On a board, leaning against the pull of a kite, both hands on its bar. */
  rider: {
    pose: {
      pelvis: [-1.0, -2.9],
      lean: -24,
      turn: 0.4,
      nod: -6,
      feet: "-0.55,0 0.95,0",
      hands: "0.35,-5.1 0.6,-5.3",
    },
    hair: "crop",
    top: { sleeve: 0.6, hem: -0.02 },
    bottom: { legs: "trousers", to: 0.95 },
    shoes: ["bare", "bare"],
    hands: ["fist 0", "fist 0"],
    armsBefore: true,
  },
  /** Lying back in a hammock, whose cloth hides what it bears. */
  resting: {
    pose: {
      pelvis: [0, 0],
      lean: -58,
      turn: 0.3,
      nod: 46,
      feet: "3.1,-0.5 3.3,-0.75",
      hands: "0.3,-0.55 0.1,-0.7",
    },
    hair: "long",
    top: { sleeve: 0.6, hem: 0 },
    bottom: { legs: "trousers", to: 1.6 },
    shoes: ["bare", "bare"],
    soles: [-50, -50],
    hands: ["loose 0", "loose 0"],
    armsBefore: true,
  },
  /** Leaning into the throw of a cast net, both arms out. */
  caster: {
    pose: {
      pelvis: [-0.1, -3.55],
      lean: 17,
      turn: 0.4,
      nod: -10,
      feet: "-0.95,0 0.95,0",
      hands: "1.75,-4.75 2.55,-5.6",
      elbows: [1, 1],
    },
    hair: "crop",
    top: { sleeve: 0.1, hem: -0.04 },
    bottom: { legs: "trousers", to: 1.1 },
    shoes: ["bare", "bare"],
    hands: ["open 10", "open 0"],
  },
  /** Standing in the water, the arms laid out on it. */
  bather: {
    pose: {
      pelvis: [0, -3.76],
      turn: 0.95,
      nod: -4,
      feet: "-0.4,0 0.4,0",
      hands: "-1.75,-3.55 1.8,-3.65",
      elbows: [1, -1],
    },
    head: "front",
    hair: "front",
    top: { sleeve: 0.1, hem: 0.1 },
    bottom: { legs: "trousers", to: 0.9 },
    hands: ["flat -10 over", "flat 10"],
  },
  /** Walking to the waves, the board under the arm. */
  surfer: {
    pose: {
      pelvis: [0.04, -3.64],
      lean: 5,
      turn: 0.35,
      nod: -2,
      feet: "-0.85,-0.1 0.8,0",
      hands: "0.42,-3.55 0.75,-4.1",
      elbows: [1, 1],
    },
    hair: "crop",
    top: { sleeve: 0.6, hem: -0.06 },
    bottom: { legs: "trousers", to: 0.95 },
    shoes: ["bare", "bare"],
    soles: [24, -4],
    hands: ["loose 10", "loose 0"],
    things: () => ({ before: board([0.25, -4.25], -7) }),
  },
  /** Looking out to the waves, a hand on the board that stands in the sand. */
  surferStill: {
    pose: {
      pelvis: [0, -3.72],
      lean: -2,
      turn: 0.45,
      nod: -6,
      feet: "-0.42,0 0.4,0",
      hands: "1.45,-5.1 -0.7,-3.7",
    },
    hair: "full",
    top: { sleeve: 0.6, hem: -0.06 },
    bottom: { legs: "trousers", to: 0.95 },
    shoes: ["bare", "bare"],
    hands: ["open 0", "loose 0"],
    armsBefore: true,
    things: () => ({ behind: board([1.95, -4.2], -86) }),
  },
};
