import { fill, line, placed } from "./tools.mjs";

/**
 * @import { Joint, Skeleton } from "./skeleton.mjs"
 */

/** What is carried, worn, sat on and planted, in units of 14 a head. */

/** A basket in the making, its last canes still up. @param {Joint} foot */
export const basket = (foot) =>
  placed(foot, 0, [
    line("wood", 0.9, "M-9-14l-5-12M-6-15l-3-13M-2-15l-1-14M2-15l1-14M6-15l3-13M9-14l5-12"),
    fill("straw", "M-11-14.500Q0-12 11-14.500L8.5 0Q0 2-8.5 0z"),
    line("dark", 0.7, "M-10.4-11Q0-8.6 10.4-11M-9.8-7.500Q0-5.2 9.8-7.500M-9.2-4Q0-1.8 9.2-4"),
  ]);

/** A lantern of paper on its handle. @param {Joint} hand */
export const lantern = (hand) =>
  placed(hand, 0, [
    line("dark", 1, "M0 1V6M-5 9Q0 2 5 9"),
    fill("glow", "M-6 9.500h12l1.5 14h-15z"),
    fill("dark", "M-6.8 8h13.600v2H-6.800zM-8.2 23h16.400v2.200H-8.200zM-.6 10h1.200v13h-1.200z"),
  ]);

/** A pack on the back. */
export const pack = () => [
  fill("load", "M-6-84Q-18-88-23-78-27-64-24-50-15-45-5-49z"),
  line("dark", 1, "M-23.5-62Q-14-58-5-62"),
];
/** The same seen from behind, whole. */
export const packBehind = () => [
  fill("load", "M-10-84Q0-90 10-84 13-66 11-50 0-45-11-50-13-66-10-84z"),
  line("dark", 1, "M-11.5-64Q0-60 11.5-64M0-62.500v5"),
];

/** A mask and the tube of a snorkel, on a head. @param {Skeleton} s */
export const mask = (s) =>
  placed(s.skull, s.tilt, [
    fill("glow", "M1-3.800L6-3.600Q7-1 6 .6L1 .4z"),
    line("dark", 1.2, "M1-3.800L6-3.600Q7-1 6 .6L1 .4zM1-1.600L-6-1.600M5 3.500Q-1 5-3-1L-6-13"),
  ]);

/** A chair of wood, its seat two heads high, its back at the left. */
export const chair = () => [
  fill("wood", "M-18-25h22v4h-22zM-16-21h4L-15 0h-3zM-1-21h4L5 0H2zM-18-25l-3-26h3l3 26z"),
];

/** A glass in a fist. @param {Joint} at */
export const glass = (at) =>
  placed(at, 0, [fill("pale", "M-3-10h6.5l-.8 8h-4.8z"), fill("dark", "M-2.800-7h6l-.5 5h-4.8z")]);

/** A dish with fruit and a fish, carried level. @param {Joint} at */
export const dish = (at) =>
  placed(at, 0, [
    fill("glow", "M-12-3q2-6 7-5 3-5 8-1 6-2 7 3l2 3h-24z"),
    fill("pale", "M-17-2H17Q13 4 4 4.5H-4Q-13 4-17-2z"),
  ]);

/** A sheet of paper, folded once. @param {Joint} at */
export const paper = (at) =>
  placed(at, 0, [fill("glow", "M-2-3L9-10 20-4 10 3z"), fill("pale", "M-2-3L10 3V8L-3 3z")]);

/** A seedling of mangrove, just set. @param {Joint} at */
export const seedling = (at) =>
  placed(at, 0, [
    line("wood", 1.2, "M0 2Q1-8 0-18"),
    fill(
      "straw",
      "M0-10Q-9-12-11-19-2-18 0-10zM0-13Q9-15 10-23 1-21 0-13zM0-17Q-5-24-2-30 4-25 0-17z",
    ),
  ]);

/** A crate of seedlings. @param {Joint} at */
export const crate = (at) =>
  placed(at, 0, [
    fill(
      "straw",
      "M-15-8Q-18-20-12-26-8-18-11-8zM-9-8Q-9-24-2-30 1-20-4-8zM-1-8Q2-26 8-28 9-18 4-8zM7-8Q10-22 17-24 16-14 11-8z",
    ),
    fill("wood", "M-17-9H17L15 6H-15z"),
    line("dark", 0.8, "M-16.4-4H16.4M-15.7 1H15.7"),
  ]);

/** A straw hat held by its crown. @param {Joint} at */
export const hatInHand = (at) =>
  placed(at, -14, [fill("hat", "M-4-5Q0-7 5-5L6 2 16 5Q17 7 13 8-2 11-14 6-16 4-13 3L-4 2z")]);
