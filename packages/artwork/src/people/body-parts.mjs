import { curve, points } from "../print/path.mjs";

/** The parts that a silhouette is put together from, in units of a person 105 tall. */

/**
 * A limb or a trunk: a soft outline around a few joints, as wide as given at each.
 * @param {string | [number, number][]} joints @param {number[]} widths
 */
export function limb(joints, widths) {
  const line = points(joints);
  /** @type {[number, number][]} */
  const one = [];
  /** @type {[number, number][]} */
  const other = [];
  line.forEach(([x, y], i) => {
    const before = line[Math.max(i - 1, 0)];
    const after = line[Math.min(i + 1, line.length - 1)];
    const a = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = widths[i] / 2;
    one.push([x - Math.sin(a) * half, y + Math.cos(a) * half]);
    other.push([x + Math.sin(a) * half, y - Math.cos(a) * half]);
  });
  return curve([...one, ...other.reverse()], { closed: true, decimals: 1, pull: 7 });
}

/** @param {string} joints hip, knee, ankle */
export const leg = (joints) => {
  const [x, y] = points(joints)[2];
  return [limb(joints, [15, 10.5, 7]), `M${x - 4.5} ${y - 4}l8-1 8 5q2 4-1 4.5h-15z`];
};
/** @param {string} joints shoulder, elbow, hand */
export const arm = (joints) => limb(joints, [8.5, 7, 5]);
/** @param {number} x @param {number} y the middle of the head */
export const head = (x, y) =>
  `M${x - 1} ${y - 9.5}c6-.5 9 3.5 8.5 8l1.5 3-1.7.6c0 4.5-1.8 7-5.3 6.6l.4 8.3h-10l.6-10c-5-5-3-16 6-16.5z`;
export const trunk = (lean = 0) =>
  limb(
    [
      [lean, -79],
      [lean * 0.9, -72],
      [lean * 0.5, -58],
      [0, -40],
    ],
    [11, 19, 16.5, 16],
  );
export const pack = (lean = 0) => `M${lean - 8}-80q-13-6-18 3-4 16-1 30 7 6 19 2z`;
export const pole = (/** @type {string} */ d) => `<path fill="none" stroke-width="2.2" d="${d}"/>`;
export const silhouette = (/** @type {(string | string[])[]} */ ...parts) =>
  parts
    .flat()
    .map((d) => `<path stroke="none" d="${d}"/>`)
    .join("");
