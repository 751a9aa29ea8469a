import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * Old people and children as one meets them on a street: so that no two posters have the same family.
 * @satisfies {Record<string, Body>}
 */
export const kin = {
  /** An old man on a chair, his hands on his knees. */
  grandfather: {
    pose: {
      pelvis: [-0.3, -2.0],
      lean: -3,
      stoop: 0.12,
      turn: 0.45,
      nod: -4,
      feet: "1.35,0 0.85,0",
      hands: "0.75,-2.5 0.95,-2.5",
    },
    hair: "short",
    hairTone: "steel",
    hat: "straw",
    top: { sleeve: 1.85, hem: 0.06 },
    bottom: { legs: "trousers" },
    hands: ["flat 14", "flat 10"],
    build: { belly: 0.16 },
    armsBefore: true,
    things: () => ({ behind: h.chair() }),
  },
  /** An old man upright, the hands behind his back. */
  stroller: {
    pose: {
      pelvis: [-0.02, -3.74],
      lean: -3,
      stoop: 0.1,
      turn: 0.42,
      nod: -2,
      feet: "-0.42,0 0.36,0",
      hands: "-0.72,-3.6 -0.6,-3.62",
      elbows: [1, 1],
    },
    hair: "short",
    hairTone: "steel",
    hat: "straw",
    top: { sleeve: 1.85, hem: -0.06 },
    bottom: { legs: "trousers" },
    hands: ["loose 0", "loose 0"],
    build: { belly: 0.2, size: 1.03 },
  },
  /** An old man who has taken off his hat and holds it before him. */
  bareheaded: {
    pose: {
      pelvis: [-0.06, -3.72],
      lean: 3,
      stoop: 0.18,
      turn: 0.5,
      nod: -10,
      feet: "-0.4,0 0.36,0",
      hands: "0.92,-4.1 1.08,-4",
      elbows: [1, 1],
    },
    hair: "short",
    hairTone: "steel",
    top: { sleeve: 1.85, hem: -0.06 },
    bottom: { legs: "trousers" },
    hands: ["fist -30", "fist -30"],
    build: { belly: 0.12 },
    armsBefore: true,
    things: (s) => ({ before: h.hatInHand(t.grip(s, 1, -30)) }),
  },
  /** An old woman on her feet, her hands folded before her apron. */
  matron: {
    pose: {
      pelvis: [-0.06, -3.7],
      lean: 4,
      stoop: 0.16,
      turn: 0.5,
      nod: -8,
      feet: "-0.34,0 0.36,0",
      hands: "0.78,-4 0.86,-4.05",
      elbows: [1, 1],
    },
    hair: "bun",
    hairTone: "steel",
    top: { sleeve: 1.1, hem: 0.2 },
    bottom: {
      legs: "skirt",
      hem: [
        [-0.98, -0.85],
        [1.0, -0.85],
      ],
    },
    hands: ["loose -10", "loose -20"],
    build: { hips: 1.16, belly: 0.16, size: 1.04 },
    armsBefore: true,
  },
  /** A child on its heels over something on the ground. */
  squatter: {
    age: "child",
    pose: {
      pelvis: [-0.42, -0.86],
      lean: 22,
      stoop: 0.1,
      turn: 0.4,
      nod: 16,
      feet: "0.2,0 -0.16,0",
      hands: "0.98,-0.95 1.3,-0.42",
    },
    hair: "braid",
    top: { sleeve: 0.6, hem: 0 },
    bottom: { legs: "trousers", to: 1.1 },
    shoes: ["bare", "bare"],
    hands: ["loose 20", "pinch 20"],
    armsBefore: true,
  },
  /** A girl who looks up, the hands behind her back. */
  gazer: {
    age: "child",
    pose: {
      pelvis: [-0.02, -2.4],
      lean: -2,
      turn: 0.4,
      nod: -20,
      feet: "-0.26,0 0.26,0",
      hands: "-0.62,-2.35 -0.5,-2.4",
      elbows: [1, 1],
    },
    hair: "full",
    top: { sleeve: 0.55, hem: 0.2 },
    bottom: {
      legs: "skirt",
      hem: [
        [-0.7, -1.0],
        [0.68, -1.0],
      ],
    },
    hands: ["loose 0", "loose 0"],
  },
  /** A girl in the middle of a skip, the arms out. */
  skipper: {
    age: "child",
    pose: {
      pelvis: [0, -2.62],
      lean: 3,
      turn: 0.45,
      nod: -12,
      feet: "0.62,-0.95 -0.3,-0.3",
      hands: "-1.35,-3.7 1.45,-4.1",
    },
    hair: "bun",
    top: { sleeve: 0.5, hem: 0.22 },
    bottom: {
      legs: "skirt",
      hem: [
        [-1.05, -1.5],
        [0.9, -1.35],
      ],
    },
    shoes: ["bare", "bare"],
    soles: [-6, 34],
    hands: ["open 0", "open 0"],
  },
  /** A girl on the ground, the legs out before her, propped on a hand. */
  idler: {
    age: "child",
    pose: {
      pelvis: [-0.4, -0.36],
      lean: -12,
      turn: 0.35,
      nod: -6,
      feet: "1.5,0 1.15,0",
      hands: "-1.25,-0.25 0.5,-1",
    },
    hair: "braid",
    top: { sleeve: 0.55, hem: 0.04 },
    bottom: { legs: "trousers", to: 1.2 },
    shoes: ["bare", "bare"],
    hands: ["flat 40", "loose 20"],
    armsBefore: true,
  },
};
