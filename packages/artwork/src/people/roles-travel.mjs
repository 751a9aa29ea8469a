import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * People on the way: who guides, who walks, who looks and rests. Their feet are on y = 0.
 * @satisfies {Record<string, Body>}
 */
export const travel = {
  /** A guide in rubber boots, the machete down, a bag across. */
  guide: {
    pose: {
      pelvis: [0, -3.7],
      lean: 4,
      turn: 0.42,
      feet: "-0.6,0 0.62,0",
      hands: "0.42,-3.5 0.95,-4.55",
      elbows: [1, 1],
    },
    hair: "crop",
    hat: "straw",
    top: { sleeve: 1.85, hem: -0.04 },
    bottom: { legs: "trousers" },
    shoes: ["boot", "boot"],
    hands: ["fist 0", "fist -20"],
    things: (s) => ({
      before: [
        t.line("load", 1.6, "M-4-82L11-58"),
        t.fill("load", "M-14-58q8-3 15 0l1 14q-8 4-17 0z"),
      ],
      over: [],
      behind: t.machete(t.grip(s, 0), 58),
    }),
  },
  /** Walking, seen from the side, under a pack. */
  walker: {
    pose: {
      pelvis: [0.05, -3.62],
      lean: 9,
      turn: 0.3,
      feet: "-0.95,-0.12 0.85,0",
      hands: "0.75,-4.55 0.15,-3.6",
    },
    hair: "short",
    hat: "cap",
    top: { sleeve: 0.7, hem: -0.04 },
    bottom: { legs: "trousers" },
    soles: [28, -8],
    hands: ["fist -20", "loose 0"],
    things: () => ({ behind: h.pack() }),
  },
  /** Walking toward us. */
  walkerFront: {
    pose: {
      pelvis: [0, -3.76],
      lean: 0,
      turn: 0.95,
      feet: "-0.3,0 0.26,-0.3",
      nearLegs: [1, 0.912],
      hands: "-1.08,-3.14 0.95,-3.32",
      elbows: [1, -1],
      near: [1, 0.94],
      knees: [-1, 1],
    },
    head: "front",
    hair: "front",
    hat: "strawFront",
    top: { sleeve: 0.7, hem: -0.04 },
    bottom: { legs: "trousers" },
    toes: [-0.5, 0.5],
    hands: ["loose 0 over", "loose 0"],
  },
  /** Walking away from us under a pack. */
  walkerBack: {
    pose: {
      pelvis: [0, -3.76],
      lean: 0,
      turn: -0.95,
      feet: "0.3,-0.2 -0.3,0",
      nearLegs: [0.935, 1],
      hands: "0.95,-3.32 -1.08,-3.14",
      elbows: [-1, 1],
      near: [0.94, 1],
      knees: [1, -1],
    },
    head: "back",
    hair: "backBraid",
    top: { sleeve: 0.7, hem: -0.04 },
    bottom: { legs: "trousers" },
    toes: [0.4, -0.4],
    hands: ["loose 0", "loose 0 over"],
    things: () => ({ over: h.packBehind() }),
  },
  /** Seated on the ground, the arms around the knees. */
  seated: {
    pose: {
      pelvis: [-0.5, -0.55],
      lean: 8,
      stoop: 0.2,
      turn: 0.25,
      feet: "1.75,0 1.55,0",
      hands: "1.3,-1.35 1.45,-1.25",
    },
    hair: "long",
    top: { sleeve: 1.85, hem: 0.02 },
    bottom: { legs: "trousers" },
    shoes: ["bare", "bare"],
    hands: ["loose 30", "loose 20"],
    armsBefore: true,
  },
  /** Seated on an edge with the back to us; the legs hang beyond it. */
  watcher: {
    pose: {
      pelvis: [0, -0.45],
      turn: -0.95,
      nod: 0,
      feet: "0.26,0 -0.26,0",
      hands: "1,-0.3 -1.02,-0.3",
      elbows: [-1, 1],
      near: [0.92, 0.92],
      nearLegs: [0.12, 0.12],
    },
    head: "back",
    hair: "back",
    top: { sleeve: 0.6, hem: 0.02 },
    bottom: { legs: "trousers" },
    shoes: ["bare", "bare"],
    toes: [0.05, 0.05],
    hands: ["flat 0", "flat 0 over"],
  },
  /** Standing with the back to us, a hand up against the light. */
  lookout: {
    pose: {
      pelvis: [0, -3.77],
      turn: -0.95,
      nod: 0,
      feet: "0.34,0 -0.3,0",
      hands: "0.42,-6.5 -1.06,-3.16",
      elbows: [1, 1],
      near: [0.8, 1],
      knees: [1, -1],
    },
    head: "back",
    hair: "backBraid",
    top: { sleeve: 0.6, hem: 0.24 },
    bottom: {
      legs: "skirt",
      hem: [
        [-0.95, -0.9],
        [0.95, -0.9],
      ],
    },
    toes: [0.4, -0.4],
    hands: ["flat 0", "loose 0 over"],
  },
};
