import { curve, points } from "./path.mjs";

/**
 * A smooth outline around a line of points, with a width at each point: for a neck, a root.
 * @param {string | [number, number][]} line @param {number[]} widths
 */
export function ribbon(line, widths) {
  const middle = points(line);
  /** @type {[number, number][]} */
  const one = [];
  /** @type {[number, number][]} */
  const other = [];
  middle.forEach(([x, y], i) => {
    const before = middle[Math.max(i - 1, 0)];
    const after = middle[Math.min(i + 1, middle.length - 1)];
    const a = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const half = widths[i] / 2;
    one.push([x - Math.sin(a) * half, y + Math.cos(a) * half]);
    other.push([x + Math.sin(a) * half, y - Math.cos(a) * half]);
  });
  return curve([...one, ...other.reverse()], { closed: true, decimals: 1, pull: 7 });
}
