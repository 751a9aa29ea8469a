import { travel } from "./roles-travel.mjs";
import * as t from "./tools.mjs";
import * as h from "./tools-house.mjs";

/** @import { Body } from "./bodies.mjs" */

/**
 * People at their ease: on a beach, an edge, a dance floor, a way.
 * @satisfies {Record<string, Body>}
 */
export const leisure = {
  /** Walking under a pack with a pole, a braid down her back. */
  trekker: {
    pose: {
      pelvis: [0.05, -3.64],
      lean: 7,
      turn: 0.35,
      feet: "-0.75,-0.1 0.8,0",
      hands: "1.15,-4.3 -0.15,-3.75",
    },
    hair: "braid",
    top: { sleeve: 1.85, hem: -0.04 },
    bottom: { legs: "trousers" },
    soles: [26, -4],
    hands: ["fist -30", "loose 0"],
    things: (s) => ({ behind: h.pack(), before: t.staff(t.grip(s, 0, -30), [1.75, 0], 0.2) }),
  },
  /** Standing with the back to us, a hat on. */
  onlooker: {
    ...travel.walkerBack,
    pose: {
      ...travel.walkerBack.pose,
      feet: "0.34,0 -0.3,0",
      nearLegs: [1, 1],
    },
    hair: "back",
    hat: "strawFront",
    things: undefined,
  },
  /** Seated on an edge from the side, the legs down. */
  percher: {
    pose: {
      pelvis: [-0.3, -0.5],
      lean: -8,
      turn: 0.35,
      nod: 2,
      feet: "1.5,1.3 1.25,1.4",
      hands: "-1.05,-0.35 0.9,-1.1",
    },
    hair: "long",
    top: { sleeve: 0.6, hem: 0.02 },
    bottom: { legs: "trousers", to: 1.2 },
    shoes: ["bare", "bare"],
    hands: ["flat 30", "loose 20"],
  },
  /** A boy on the run. */
  boy: {
    age: "child",
    pose: {
      pelvis: [0, -2.42],
      lean: 12,
      turn: 0.35,
      nod: -10,
      feet: "0.85,-0.35 -1.05,-0.75",
      hands: "-0.75,-3.1 1,-3.6",
    },
    hair: "crop",
    top: { sleeve: 0.55, hem: -0.04 },
    bottom: { legs: "trousers", to: 0.9 },
    shoes: ["bare", "bare"],
    soles: [-10, 58],
    hands: ["loose 20", "fist -40"],
  },
  /** Dancing on the spot, the knees loose, the elbows in. */
  swayer: {
    pose: {
      pelvis: [-0.3, -3.35],
      lean: 10,
      turn: 0.5,
      nod: 6,
      feet: "-0.55,0 0.45,-0.05",
      hands: "0.75,-4.6 1.55,-5.4",
    },
    hair: "full",
    top: { sleeve: 0.55, hem: -0.06 },
    bottom: { legs: "trousers", to: 1.5 },
    shoes: ["bare", "bare"],
    hands: ["loose -20", "open -30"],
    armsBefore: true,
  },
  /** In the air above the water, arms up, the knees drawn in. */
  jumper: {
    pose: {
      pelvis: [0, -3.6],
      lean: 8,
      turn: 0.45,
      nod: -14,
      feet: "0.2,-1.45 -1.15,-1",
      hands: "-1.2,-7.6 1.75,-7.35",
    },
    hair: "crop",
    top: { sleeve: 0.55, hem: -0.1 },
    bottom: { legs: "trousers", to: 0.95 },
    soles: [30, 48],
    hands: ["open 0", "open 0"],
  },
};
