import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * People around a table, whose top is 3.2 heads high, and one in the air.
 * @satisfies {Record<string, Body>}
 */
export const table = {
  /** Seated at a table, the forearms on it, turned to a neighbour. */
  diner: {
    pose: {
      pelvis: [-0.2, -2.0],
      lean: 5,
      turn: 0.6,
      nod: 2,
      feet: "1.2,0 1.5,0",
      hands: "0.75,-3.35 1.45,-3.4",
    },
    hair: "full",
    top: { sleeve: 0.7, hem: 0.04 },
    bottom: { legs: "trousers" },
    hands: ["flat 6", "loose 10"],
    armsBefore: true,
    things: () => ({ behind: h.chair() }),
  },
  /** Seated, a glass lifted to all. */
  toast: {
    pose: {
      pelvis: [-0.2, -2.0],
      lean: 0,
      turn: 0.7,
      nod: -10,
      feet: "1.2,0 1.5,0",
      hands: "-0.2,-3.35 2.15,-5.35",
      elbows: [1, 1],
    },
    hair: "crop",
    top: { sleeve: 0.7, hem: 0.04 },
    bottom: { legs: "trousers" },
    hands: ["loose 10", "fist -10"],
    armsBefore: true,
    things: (s) => ({ behind: h.chair(), before: h.glass(t.grip(s, 1, -10)) }),
  },
  /** Seen from before it, both hands on the table. */
  dinerFront: {
    pose: {
      pelvis: [0, -2.0],
      turn: 1,
      nod: 3,
      feet: "-0.5,0 0.5,0",
      hands: "-0.7,-3.4 0.75,-3.4",
      elbows: [1, -1],
      near: [0.62, 0.62],
      nearLegs: [0.5, 0.5],
    },
    head: "front",
    hair: "front",
    top: { sleeve: 0.8, hem: 0.04 },
    bottom: { legs: "trousers" },
    toes: [-0.5, 0.5],
    hands: ["flat -30", "flat 30 over"],
    armsBefore: true,
  },
  /** Coming with a dish in both hands. */
  server: {
    pose: {
      pelvis: [0, -3.68],
      lean: 1,
      turn: 0.4,
      nod: 4,
      feet: "-0.7,-0.08 0.62,0",
      hands: "1.2,-4.35 1.5,-4.4",
    },
    hair: "bun",
    top: { sleeve: 0.6, hem: 0.24 },
    bottom: {
      legs: "skirt",
      hem: [
        [-1.0, -0.95],
        [0.95, -0.95],
      ],
    },
    soles: [14, 0],
    hands: ["open 0 over", "open 0 over"],
    build: { hips: 1.1 },
    armsBefore: true,
    things: (s) => ({ before: h.dish([(s.wrists[0][0] + s.wrists[1][0]) / 2 + 0.42, -4.62]) }),
  },
  /** Standing over a table, both hands on it. */
  leaning: {
    pose: {
      pelvis: [-0.55, -3.7],
      lean: 27,
      turn: 0.5,
      nod: -4,
      feet: "-0.6,0 -0.1,0",
      hands: "0.95,-3.45 1.75,-3.5",
    },
    hair: "short",
    top: { sleeve: 1.2, hem: -0.04 },
    bottom: { legs: "trousers" },
    hands: ["flat -40", "flat -30"],
    armsBefore: true,
  },
  /** Standing, a finger on what lies on the table. */
  showing: {
    pose: {
      pelvis: [-0.35, -3.72],
      lean: 17,
      turn: 0.5,
      nod: 12,
      feet: "-0.55,0 0.05,0",
      hands: "0.35,-3.75 1.95,-3.75",
    },
    hair: "braid",
    top: { sleeve: 0.65, hem: -0.04 },
    bottom: { legs: "trousers" },
    hands: ["loose -10", "pinch 0"],
    armsBefore: true,
  },
  /** Standing at a table, folding paper. */
  folding: {
    pose: {
      pelvis: [-0.25, -3.74],
      lean: 10,
      turn: 0.5,
      nod: 20,
      feet: "-0.5,0 0.1,0",
      hands: "0.75,-3.95 1.3,-4",
    },
    hair: "full",
    top: { sleeve: 0.65, hem: -0.04 },
    bottom: { legs: "trousers" },
    hands: ["pinch 10", "pinch 30"],
    build: { hips: 1.05 },
    armsBefore: true,
    things: (s) => ({ before: h.paper(t.grip(s, 0, 10)) }),
  },
  /** Both arms up to hang a lantern. */
  hanging: {
    pose: {
      pelvis: [-0.05, -3.76],
      lean: -4,
      turn: 0.45,
      nod: -14,
      feet: "-0.42,0 0.3,0",
      hands: "0.85,-7.95 1.15,-7.75",
    },
    hair: "short",
    top: { sleeve: 0.6, hem: -0.1 },
    bottom: { legs: "trousers" },
    hands: ["pinch 0", "pinch 0"],
    armsBefore: true,
  },
  /** In the air between two rocks. */
  leaper: {
    pose: {
      pelvis: [0, -3.6],
      lean: 14,
      turn: 0.45,
      nod: -12,
      feet: "2.75,-2.15 -2.5,-2.5",
      hands: "-1.95,-6.5 2.2,-7.1",
      elbows: [1, 1],
    },
    hair: "crop",
    top: { sleeve: 0.55, hem: -0.1 },
    bottom: { legs: "trousers", to: 0.95 },
    soles: [-26, 62],
    hands: ["open 0", "open 0"],
  },
};
