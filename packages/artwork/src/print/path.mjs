/**
 * Paths as short strings: relative commands and few decimals, because nearly
 * all bytes of a picture are coordinates.
 *
 * @typedef {readonly [number, number]} Point
 */

/**
 * The entry at an index that is known to exist.
 * @template Entry
 * @param {readonly Entry[]} list
 * @param {number} index
 */
const entry = (list, index) => /** @type {Entry} */ (list[index]);

/**
 * Reads points that are written as text: "x,y x,y …".
 * Lists of points are returned unchanged.
 * @param {string | [number, number][]} text
 * @returns {[number, number][]}
 */
export function points(text) {
  if (typeof text !== "string") return text;
  return text.split(" ").map((pair) => {
    const [x, y] = pair.split(",").map(Number);
    return /** @type {[number, number]} */ ([x, y]);
  });
}

/**
 * Reads rows of numbers that are written as text: "x,y,size x,y,size …". Lists of rows are returned unchanged.
 * @param {string | readonly (readonly number[])[]} text
 * @returns {readonly (readonly number[])[]}
 */
export const table = (text) =>
  typeof text === "string" ? text.split(" ").map((row) => row.split(",").map(Number)) : text;

/** A number in the shortest form that SVG accepts: .5, -3, 12.4. @param {number} value @param {number} [decimals] */
export function short(value, decimals = 0) {
  const text = String(Number(value.toFixed(decimals)) || 0);
  return text.replace(/^(-?)0\./, "$1.");
}

/** Joins numbers with as few separators as the grammar allows. @param {string[]} parts */
function join(parts) {
  return parts.reduce((text, part) => {
    if (text === "" || part.startsWith("-") || /[a-z]$/i.test(text)) return text + part;
    return `${text} ${part}`;
  }, "");
}

/**
 * Straight lines through the points.
 * @param {readonly Point[]} points
 * @param {{ closed?: boolean, decimals?: number }} [options]
 */
export function polygon(points, { closed = true, decimals = 0 } = {}) {
  const grid = snap(points, decimals);
  const parts = ["M", ...pair(entry(grid, 0), decimals), "l"];
  for (let i = 1; i < grid.length; i++) {
    parts.push(...pair(minus(entry(grid, i), entry(grid, i - 1)), decimals));
  }
  return join(parts) + (closed ? "z" : "");
}

/**
 * A smooth curve through the points (Catmull-Rom, as cubic Béziers).
 * @param {readonly Point[]} points
 * @param {{ closed?: boolean, decimals?: number, pull?: number }} [options]
 */
export function curve(points, { closed = false, decimals = 0, pull = 6 } = {}) {
  const grid = snap(points, decimals);
  const count = grid.length;
  const at = (/** @type {number} */ i) =>
    entry(grid, closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1));
  const parts = ["M", ...pair(entry(grid, 0), decimals), "c"];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = /** @type {const} */ ([at(i - 1), at(i), at(i + 1), at(i + 2)]);
    /** @type {Point} */
    const out = [(c[0] - a[0]) / pull, (c[1] - a[1]) / pull];
    /** @type {Point} */
    const into = [c[0] - b[0] - (d[0] - b[0]) / pull, c[1] - b[1] - (d[1] - b[1]) / pull];
    parts.push(...pair(out, decimals), ...pair(into, decimals), ...pair(minus(c, b), decimals));
  }
  return join(parts) + (closed ? "z" : "");
}

/**
 * Closes an outline with a straight line at the height `floor`, for what stands on the ground.
 * @param {readonly Point[]} outline
 * @param {number} floor
 * @returns {Point[]}
 */
export function closeToFloor(outline, floor) {
  const first = entry(outline, 0);
  const last = entry(outline, outline.length - 1);
  return [...outline, [last[0], floor], [first[0], floor]];
}

/**
 * Removes points that are almost on the line between their neighbours (Douglas-Peucker).
 * @param {[number, number][]} points
 * @returns {[number, number][]}
 */
export function simplify(points, tolerance = 1) {
  if (points.length < 3) return points;
  const first = entry(points, 0);
  const last = entry(points, points.length - 1);
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1;
  let far = 0;
  let index = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = entry(points, i);
    const cross = (last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1]);
    if (Math.abs(cross) / length > far) {
      far = Math.abs(cross) / length;
      index = i;
    }
  }
  if (far <= tolerance) return [first, last];
  const head = simplify(points.slice(0, index + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(points.slice(index), tolerance)];
}

/**
 * The function that gives the height of a line of points at any x.
 * @param {readonly (readonly number[])[]} points
 */
export function heightAlong(points) {
  const at = (/** @type {number} */ i) => /** @type {Point} */ (points[i]);
  return (/** @type {number} */ x) => {
    if (x <= at(0)[0]) return at(0)[1];
    for (let i = 1; i < points.length; i++) {
      const [x1, y1] = at(i);
      if (x > x1) continue;
      const [x0, y0] = at(i - 1);
      const t = (x - x0) / (x1 - x0);
      return y0 + (y1 - y0) * t * t * (3 - 2 * t);
    }
    return at(points.length - 1)[1];
  };
}

/** @type {(a: Point, b: Point) => Point} */
const minus = (a, b) => [a[0] - b[0], a[1] - b[1]];
/** @type {(point: Point, decimals: number) => string[]} */
const pair = (point, decimals) => [short(point[0], decimals), short(point[1], decimals)];
/**
 * Differences between rounded points, so that rounding errors do not add up along a path.
 * @type {(points: readonly Point[], decimals: number) => Point[]}
 */
const snap = (points, decimals) =>
  points.map(([x, y]) => [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))]);
