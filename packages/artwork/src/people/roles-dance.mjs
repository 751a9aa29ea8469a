import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * Those who dance.
 * @satisfies {Record<string, Body>}
 */
export const dance = {
  /** She dances the cumbia in small steps, a hand holding her wide skirt out. */
  dancer: {
    pose: {
      pelvis: [0, -3.7],
      lean: -5,
      turn: 0.55,
      nod: -6,
      feet: "-0.35,0 0.4,0",
      hands: "-1.7,-3.75 1.25,-6.9",
    },
    hair: "bun",
    top: { sleeve: 0.5, hem: 0.24 },
    bottom: {
      legs: "skirt",
      hem: [
        [-2.0, -2.85],
        [1.35, -0.5],
      ],
    },
    shoes: ["bare", "bare"],
    hands: ["fist 0", "open 0"],
    build: { hips: 1.1 },
    armsBefore: true,
  },
  /** He dances around her, his hat in the hand. */
  suitor: {
    pose: {
      pelvis: [-0.15, -3.55],
      lean: 9,
      turn: 0.5,
      nod: -6,
      feet: "-0.75,0 0.55,0",
      hands: "-0.6,-4.15 1.6,-6.6",
      elbows: [1, 1],
    },
    hair: "short",
    top: { sleeve: 1.8, hem: -0.06 },
    bottom: { legs: "trousers" },
    shoes: ["bare", "bare"],
    hands: ["loose 60", "fist 0"],
    armsBefore: true,
    things: (s) => ({ before: h.hatInHand(t.grip(s, 1)) }),
  },
};
