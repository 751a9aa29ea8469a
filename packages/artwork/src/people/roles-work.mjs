import * as t from "./tools.mjs";
import * as w from "./tools-work.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * People at work outdoors, by trade.
 * @satisfies {Record<string, Body>}
 */
export const work = {
  /** Picks coffee, the basket at the waist. */
  picker: {
    pose: {
      pelvis: [-0.1, -3.66],
      lean: 9,
      turn: 0.4,
      nod: 6,
      feet: "-0.5,0 0.5,0",
      hands: "1.5,-5 1.75,-5.5",
    },
    hair: "crop",
    hat: "straw",
    top: { sleeve: 1.85, hem: -0.04 },
    bottom: { legs: "trousers" },
    shoes: ["boot", "boot"],
    hands: ["pinch -20", "pinch -10"],
    armsBefore: true,
    things: () => ({ before: w.coco([0.85, -3.75]) }),
  },
  /** Heaps salt with a shovel. */
  shoveller: {
    pose: {
      pelvis: [-0.75, -3.25],
      lean: 32,
      turn: 0.4,
      nod: -6,
      feet: "-1.25,0 0.85,0",
      hands: "1.55,-2.85 0.65,-3.7",
    },
    hair: "crop",
    hat: "straw",
    top: { sleeve: 1.85, hem: -0.04 },
    bottom: { legs: "trousers", to: 1.4 },
    shoes: ["bare", "bare"],
    hands: ["fist 0", "fist 0"],
    armsBefore: true,
    things: (s) => {
      const [low, high] = [t.grip(s, 0), t.grip(s, 1)];
      return { before: w.shovel(high, t.angle(high, low), 44) };
    },
  },
  /** Squats to light a candle on the ground. */
  lighter: {
    pose: {
      pelvis: [-0.55, -1.5],
      lean: 40,
      stoop: 0.1,
      turn: 0.4,
      nod: -8,
      feet: "0.2,0 -0.5,0",
      hands: "0.9,-1.7 1.75,-1.35",
    },
    hair: "bun",
    top: { sleeve: 0.6, hem: 0.02 },
    bottom: { legs: "trousers" },
    hands: ["loose 0", "pinch 30"],
    armsBefore: true,
    things: () => ({ behind: w.candle([2.3, 0]) }),
  },
  /** Seated on the edge of a pier with a rod, the legs down. */
  angler: {
    pose: {
      pelvis: [-0.3, -0.5],
      lean: 4,
      turn: 0.35,
      nod: 6,
      feet: "1.55,1.25 1.3,1.35",
      hands: "1,-1.75 1.35,-2",
    },
    hair: "short",
    hat: "cap",
    top: { sleeve: 0.7, hem: 0.02 },
    bottom: { legs: "trousers", to: 1.3 },
    shoes: ["bare", "bare"],
    hands: ["fist 0", "fist 0"],
    armsBefore: true,
    things: (s) => ({ before: w.rod(t.grip(s, 1), -32, 96) }),
  },
  /** Both arms up: to a load carried on the head, or in joy. */
  bearer: {
    pose: {
      pelvis: [0.02, -3.66],
      lean: 1,
      turn: 0.45,
      feet: "-0.75,-0.08 0.65,0",
      hands: "-0.62,-8 0.8,-8.05",
      elbows: [1, 1],
    },
    hair: "crop",
    top: { sleeve: 0.55, hem: -0.06 },
    bottom: { legs: "trousers", to: 0.95 },
    shoes: ["bare", "bare"],
    soles: [20, 0],
    hands: ["flat -30", "flat -30"],
  },
};
