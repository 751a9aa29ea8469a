import { trunk } from "./outline.mjs";
import * as t from "./tools.mjs";

/**
 * @import { Body, Layer } from "./bodies.mjs"
 * @import { Skeleton } from "./skeleton.mjs"
 */

/** The orange vest that every passenger of a river or sea boat in Colombia has to wear. @param {Skeleton} s @returns {Layer[]} */
const lifeVest = (s) => [
  { tone: "load", body: `<path d="${trunk(s, { from: 0.2, to: 0.9, size: 1.12 })}"/>` },
];

/** @type {Body["pose"]} */
const onBench = {
  pelvis: [-0.2, -1.55],
  lean: 3,
  turn: 0.4,
  feet: "1.6,0 1.35,0",
  hands: "0.95,-1.95 1.2,-1.9",
};

/**
 * People in a boat: on its bench in a vest, or standing at the pole.
 * @satisfies {Record<string, Body>}
 */
export const aboard = {
  /** On the bench, the hands on the knees. */
  passenger: {
    pose: onBench,
    hair: "bun",
    top: { sleeve: 0.6, hem: 0.02 },
    bottom: { legs: "trousers", to: 1.3 },
    hands: ["flat 0", "flat 0"],
    things: (s) => ({ before: lifeVest(s) }),
  },
  /** The same with a straw hat, a hand on the gunwale. */
  passengerHat: {
    pose: {
      ...onBench,
      lean: -4,
      turn: 0.55,
      hands: "-1,-1.9 1.2,-1.9",
    },
    hair: "crop",
    hat: "straw",
    top: { sleeve: 1.2, hem: 0.02 },
    bottom: { legs: "trousers" },
    hands: ["flat 30", "flat 0"],
    things: (s) => ({ before: lifeVest(s) }),
  },
  /** Leaning forward on the bench, a hand over the eyes against the sun. */
  passengerLooking: {
    pose: {
      ...onBench,
      lean: 12,
      nod: -10,
      hands: "1.1,-1.95 1,-4.6",
    },
    hair: "full",
    top: { sleeve: 0.6, hem: 0.02 },
    bottom: { legs: "trousers" },
    hands: ["flat 0", "flat -30"],
    armsBefore: true,
    things: (s) => ({ before: lifeVest(s) }),
  },
  /** A child on the bench. */
  childAboard: {
    age: "child",
    pose: {
      pelvis: [-0.1, -1.6],
      lean: 2,
      turn: 0.4,
      nod: -6,
      feet: "1.05,-0.35 0.9,-0.35",
      hands: "0.75,-1.75 0.85,-1.75",
    },
    hair: "full",
    top: { sleeve: 0.6, hem: 0.02 },
    bottom: { legs: "trousers", to: 1 },
    shoes: ["bare", "bare"],
    hands: ["flat 0", "flat 0"],
    things: (s) => ({ before: lifeVest(s) }),
  },
  /** Standing in a dugout, pushing it with a long pole from the river's bed. */
  poler: {
    pose: {
      pelvis: [-0.25, -3.62],
      lean: 14,
      turn: 0.35,
      nod: -10,
      feet: "-0.75,0 0.75,0",
      hands: "1.1,-4.35 1.5,-5.7",
    },
    hair: "crop",
    hat: "straw",
    top: { sleeve: 1.7, hem: -0.04 },
    bottom: { legs: "trousers", to: 1.3 },
    shoes: ["bare", "bare"],
    hands: ["fist -30", "fist -30"],
    armsBefore: true,
    things: (s) => {
      const high = t.grip(s, 1, -30);
      return { before: t.staff(high, t.between(high, t.grip(s, 0, -30), 5.6), 0.3) };
    },
  },
};
