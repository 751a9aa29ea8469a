import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * People of a village, at home and at work. Standing, sitting and moving bodies have
 * their feet on y = 0; boats and water hide what is under them.
 * @satisfies {Record<string, Body>}
 */
export const village = {
  /** An old man at rest on his stick, in a straw hat. */
  elder: {
    pose: {
      pelvis: [-0.16, -3.7],
      lean: 9,
      stoop: 0.3,
      turn: 0.4,
      nod: -12,
      feet: "-0.36,0 0.26,0",
      hands: "0.98,-3.72 0.62,-3.62",
      elbows: [1, 1],
    },
    hair: "short",
    hairTone: "steel",
    hat: "straw",
    top: { sleeve: 1.9, hem: -0.06 },
    bottom: { legs: "trousers" },
    hands: ["fist 8", "fist 20"],
    build: { belly: 0.12 },
    things: (s) => ({ before: t.staff(t.grip(s, 0, 8), [1.5, 0], 0.02) }),
  },
  /** An old woman on a stool, her hands in her lap. */
  grandmother: {
    pose: {
      pelvis: [-0.3, -2.0],
      lean: 6,
      stoop: 0.26,
      turn: 0.45,
      nod: -8,
      feet: "1.5,0 1.2,0",
      hands: "0.9,-2.55 1,-2.6",
    },
    hair: "bun",
    hairTone: "steel",
    head: "side",
    top: { sleeve: 1.2, hem: 0.1 },
    bottom: { legs: "skirt", to: 1.72 },
    hands: ["loose 20", "loose 10"],
    build: { hips: 1.12, belly: 0.14, size: 1.04 },
    armsBefore: true,
    things: () => ({
      behind: [t.fill("wood", "M-16-24h22v4h-22zM-14-20h4L-13 0h-3zM0-20h4L6 0H3z")],
    }),
  },
  /** A child of eight who holds up a lantern of paper. */
  child: {
    age: "child",
    pose: {
      pelvis: [-0.02, -2.4],
      lean: 1,
      turn: 0.5,
      nod: -14,
      feet: "-0.26,0 0.24,0",
      hands: "-0.62,-2.5 1.3,-4.1",
      elbows: [1, 1],
    },
    hair: "full",
    top: { sleeve: 0.6, hem: -0.04 },
    bottom: { legs: "trousers", to: 0.92 },
    shoes: ["bare", "bare"],
    hands: ["loose", "fist 10"],
    armsBefore: true,
    things: (s) => ({ before: h.lantern(t.grip(s, 1, 10)) }),
  },
  /** A cook at her hearth, one hand at the spoon. */
  cook: {
    pose: {
      pelvis: [-0.1, -3.74],
      lean: 9,
      turn: 0.35,
      nod: 18,
      feet: "-0.45,0 0.4,0",
      hands: "1.5,-4.55 1.15,-4.05",
      elbows: [1, 1],
    },
    hair: "crop",
    hat: "turban",
    top: { sleeve: 0.75, hem: 0.2 },
    bottom: {
      legs: "skirt",
      hem: [
        [-0.95, -1.15],
        [0.95, -1.15],
      ],
    },
    hands: ["fist 0", "open 20"],
    build: { hips: 1.14, belly: 0.1, size: 1.03 },
    things: (s) => ({
      behind: [...t.spoon(t.grip(s, 0), [2.3, -3.3]), ...t.pot([2.4, 0], -3.55)],
      before: [t.fill("apron", "M-1-60Q6-61 9.500-57L12-40 13-20Q4-17-4-20L-3-42z")],
    }),
  },
  /** A weaver on a low stool, a basket growing between her hands. */
  weaver: {
    pose: {
      pelvis: [-0.5, -1.45],
      lean: 14,
      stoop: 0.18,
      turn: 0.4,
      nod: 16,
      feet: "1.65,0 1.3,0",
      hands: "0.72,-2.55 1.5,-2.75",
    },
    hair: "braid",
    top: { sleeve: 0.7, hem: 0.1 },
    bottom: { legs: "skirt", to: 1.6 },
    shoes: ["bare", "bare"],
    hands: ["pinch 10", "pinch 30"],
    build: { hips: 1.1 },
    armsBefore: true,
    things: () => ({
      behind: [t.fill("wood", "M-18-17h22v3.500h-22zM-15-14h4L-13 0h-3zM-1-14h4L5 0H2z")],
      before: h.basket([1.05, -1.75]),
    }),
  },
  /** Singing, a hand out to whoever listens. */
  singer: {
    pose: {
      pelvis: [0, -3.76],
      lean: -3,
      turn: 0.5,
      nod: -10,
      feet: "-0.4,0 0.42,0",
      hands: "0.65,-4.3 1.9,-5.2",
    },
    hair: "full",
    top: { sleeve: 0.45, hem: 0.24 },
    bottom: {
      legs: "skirt",
      hem: [
        [-1.05, -0.75],
        [1.05, -0.75],
      ],
    },
    hands: ["loose -20", "open -10"],
    build: { hips: 1.08 },
    armsBefore: true,
  },
  /** Squatting, both hands at a seedling in the mud. */
  planter: {
    pose: {
      pelvis: [-0.55, -1.55],
      lean: 52,
      stoop: 0.12,
      turn: 0.4,
      nod: -20,
      feet: "0.25,0 -0.5,0",
      hands: "1.55,-0.75 1.85,-0.7",
    },
    hair: "crop",
    hat: "straw",
    top: { sleeve: 1.2, hem: -0.02 },
    bottom: { legs: "trousers", to: 1.5 },
    shoes: ["boot", "boot"],
    hands: ["pinch 20", "pinch 30"],
    armsBefore: true,
    things: () => ({ before: h.seedling([2.15, -0.1]) }),
  },
  /** Walking with a crate of seedlings in both arms. */
  carrier: {
    pose: {
      pelvis: [0, -3.66],
      lean: -5,
      turn: 0.4,
      nod: 2,
      feet: "-0.7,-0.06 0.66,0",
      hands: "1.05,-3.95 1.45,-4",
    },
    hair: "short",
    hat: "cap",
    top: { sleeve: 0.65, hem: -0.06 },
    bottom: { legs: "trousers" },
    shoes: ["boot", "boot"],
    soles: [12, 0],
    hands: ["open 10 over", "open 10 over"],
    armsBefore: true,
    things: () => ({ before: h.crate([1.35, -4.0]) }),
  },
  /** A girl who shows what she sees. */
  girl: {
    age: "child",
    pose: {
      pelvis: [-0.04, -2.4],
      lean: -2,
      turn: 0.45,
      nod: -12,
      feet: "-0.3,0 0.24,0",
      hands: "-0.5,-2.3 1.45,-4.55",
    },
    hair: "braid",
    top: { sleeve: 0.55, hem: 0.2 },
    bottom: {
      legs: "skirt",
      hem: [
        [-0.72, -1.1],
        [0.66, -1.1],
      ],
    },
    shoes: ["bare", "bare"],
    hands: ["loose", "open 0"],
    armsBefore: true,
  },
};
