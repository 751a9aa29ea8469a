import * as t from "./tools.mjs";

/** @import { Body } from "./bodies.mjs" */
/** @import { Joint } from "./skeleton.mjs" */

/** @type {Joint} */ const bell = [1.75, -4.4];
/** @type {Joint} */ const drum = [1.95, -0.05];
const skin = t.along(drum, -102, 2.95);

/**
 * Players: the Pacific's marimba and cununo, the Chocó's chirimía, the islands' string band. Standing, sitting and moving bodies have
 * their feet on y = 0; boats and water hide what is under them.
 * @satisfies {Record<string, Body>}
 */
export const music = {
  /** At the marimba, seen from before it, a mallet in each hand. */
  marimba: {
    pose: {
      pelvis: [0, -3.77],
      lean: 0,
      turn: 1,
      nod: 4,
      feet: "-0.5,0 0.5,0",
      hands: "-1.2,-4.5 1.25,-4.5",
      elbows: [1, -1],
      near: [0.74, 0.74],
    },
    head: "front",
    hair: "front",
    hat: "strawFront",
    top: { sleeve: 1.25, hem: 0 },
    bottom: { legs: "trousers" },
    toes: [-0.5, 0.5],
    hands: ["fist 20", "fist -20 over"],
    armsBefore: true,
    things: (s) => ({
      before: t.marimba([0, -3.65], 0),
      over: [...t.mallet(t.grip(s, 0, 20), 160, 15), ...t.mallet(t.grip(s, 1, -20), 20, 15)],
    }),
  },
  /** On a stool at the cununo, one palm on its skin, the other lifted. */
  cununo: {
    pose: {
      pelvis: [-0.5, -2.05],
      lean: 10,
      turn: 0.45,
      nod: 6,
      feet: "1.7,0 1.5,0",
      hands: "1.02,-3.08 1.3,-3.45",
    },
    hair: "short",
    top: { sleeve: 0.7, hem: 0.04 },
    bottom: { legs: "trousers" },
    hands: ["flat 30", "flat -10"],
    armsBefore: true,
    held: () => [[0, skin]],
    things: () => ({
      behind: [t.fill("wood", "M-18-25h20v4h-20zM-16-21h4L-15 0h-3zM-3-21h4L3 0H0z")],
      before: t.cununo(drum, -12),
    }),
  },
  /** With the tambora hung from the neck, a mallet for its skin. */
  tambora: {
    pose: {
      pelvis: [-0.1, -3.76],
      lean: -3,
      turn: 0.35,
      nod: 4,
      feet: "-0.5,0 0.45,0",
      hands: "0.5,-4.35 1.7,-4.8",
    },
    hair: "crop",
    hat: "cap",
    top: { sleeve: 0.75, hem: -0.04 },
    bottom: { legs: "trousers" },
    hands: ["fist -10", "fist 10"],
    armsBefore: true,
    held: () => [[1, t.along([1.05, -3.95], -40, 1.2)]],
    things: (s) => ({
      before: [t.line("dark", 1.2, "M-5-84L8-70M2-85L20-72"), ...t.tambora([1.05, -3.95])],
      over: [...t.mallet(t.grip(s, 0, -10), 20, 13)],
    }),
  },
  /** The clarinet leads the chirimía. */
  clarinet: {
    pose: {
      pelvis: [-0.05, -3.76],
      lean: -4,
      turn: 0.35,
      nod: 2,
      feet: "-0.46,0 0.42,0",
      hands: "0.95,-4.85 1.35,-4.35",
    },
    hair: "short",
    top: { sleeve: 0.7, hem: -0.06 },
    bottom: { legs: "trousers" },
    hands: ["pinch -30", "pinch -30"],
    armsBefore: true,
    held: (s) => {
      const mouth = t.mouth(s);
      return [
        [0, t.between(mouth, bell, 0.62)],
        [1, t.between(mouth, bell, 0.9)],
      ];
    },
    things: (s) => ({ before: t.clarinet(t.mouth(s), bell) }),
  },
  /** On a chair with a guitar. */
  guitar: {
    pose: {
      pelvis: [-0.4, -2.0],
      lean: 4,
      turn: 0.6,
      nod: 10,
      feet: "1.15,0 1.75,0",
      hands: "0.25,-3 2.28,-3.86",
      elbows: [1, 1],
    },
    hair: "short",
    hat: "straw",
    top: { sleeve: 1.2, hem: 0.04 },
    bottom: { legs: "trousers" },
    hands: ["loose 30", "fist -25"],
    armsBefore: true,
    held: () => [
      [1, t.along([0.55, -3.05], -28, 2.15)],
      [0, [0.5, -3.0]],
    ],
    things: () => ({
      behind: [
        t.fill("wood", "M-18-25h22v4h-22zM-16-21h4L-15 0h-3zM-1-21h4L5 0H2zM-18-25l-3-26h3l3 26z"),
      ],
      before: t.guitar([0.55, -3.05], -28),
    }),
  },
  /** With a mandolin, on his feet. */
  mandolin: {
    pose: {
      pelvis: [-0.05, -3.76],
      lean: -2,
      turn: 0.5,
      nod: 14,
      feet: "-0.45,0 0.5,0",
      hands: "0.3,-4.45 1.85,-5",
    },
    hair: "crop",
    top: { sleeve: 0.7, hem: -0.06 },
    bottom: { legs: "trousers" },
    hands: ["pinch 20", "fist -25"],
    armsBefore: true,
    held: () => [
      [1, t.along([0.45, -4.4], -22, 1.6)],
      [0, [0.55, -4.4]],
    ],
    things: () => ({ before: t.mandolin([0.45, -4.4], -22) }),
  },
  /** At the tub bass: a foot on the tub, a hand on the stick, the other at the string. */
  tubBass: {
    pose: {
      pelvis: [0.1, -3.62],
      lean: 4,
      turn: 0.45,
      nod: 4,
      feet: "-0.5,0 1.2,-1.66",
      hands: "1.55,-4.1 2.25,-5.35",
      elbows: [1, 1],
    },
    hair: "short",
    hat: "cap",
    top: { sleeve: 0.7, hem: -0.04 },
    bottom: { legs: "trousers" },
    hands: ["pinch 0", "fist 20"],
    armsBefore: true,
    things: (s) => {
      const bass = t.tubBass([2.0, 0], t.grip(s, 1, 20));
      return { behind: [...bass.stick, ...bass.tub], before: bass.string };
    },
  },
  /** With the jawbone of a horse, which the fist makes rattle. */
  jawbone: {
    pose: {
      pelvis: [-0.05, -3.76],
      lean: 3,
      turn: 0.45,
      nod: -4,
      feet: "-0.5,0 0.46,0",
      hands: "0.9,-4.75 1.15,-4.15",
    },
    hair: "full",
    top: { sleeve: 0.7, hem: -0.06 },
    bottom: { legs: "trousers" },
    hands: ["fist -20", "fist 0"],
    armsBefore: true,
    things: (s) => ({ before: t.jawbone(t.grip(s, 1, 0), -38) }),
  },
};
