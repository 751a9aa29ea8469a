import { curve, points, polygon } from "../print/path.mjs";
import * as outlines from "./outlines.mjs";

/** @import { Projection } from "./projection.mjs" */

/** @param {readonly string[]} rings steps in thousandths of a degree @returns {[number, number][][]} */
const read = (rings) =>
  rings.map((ring) => {
    let [x, y] = [0, 0];
    return points(ring).map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x / 1000, y / 1000];
    });
  });

/** Rings of longitude and latitude. */
export const land = {
  colombia: read(outlines.colombia),
  neighbours: read(outlines.neighbours),
};

/**
 * The part of a ring that lies within a box (Sutherland and Hodgman).
 * @param {[number, number][]} ring @param {readonly [number, number, number, number]} box
 */
export function clip(ring, [left, top, right, bottom]) {
  /** @type {[axis: 0 | 1, at: number, way: 1 | -1][]} */
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let kept = ring;
  for (const [axis, edge, way] of edges) {
    const given = kept;
    kept = [];
    given.forEach((b, i) => {
      const a = given[(i || given.length) - 1];
      const [inA, inB] = [a, b].map((p) => (p[axis] - edge) * way >= 0);
      if (inA !== inB) {
        const t = (edge - a[axis]) / (b[axis] - a[axis]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      }
      if (inB) kept.push(b);
    });
  }
  return kept;
}

/**
 * Rings as one path: clipped to the sheet, and with `round` as smooth curves, for a coast with few points.
 * @param {Projection} projected @param {[number, number][][]} rings @param {{ round?: boolean }} [how]
 */
export const outlinePath = ({ at, sheet }, rings, { round = false } = {}) =>
  rings
    .map((ring) => clip(ring.map(at), sheet))
    .filter((ring) => ring.length > 2)
    .map((ring) => (round ? curve(ring, { closed: true }) : polygon(ring)))
    .join("");

/** The sea of a map: the whole sheet, and the land as holes in it, for `fill-rule="evenodd"`. @param {Projection} projected @param {string} landPath */
export const seaAround = ({ sheet: [left, top, right, bottom] }, landPath) =>
  `M${left * 2} ${top * 2}H${right - left * 2}V${bottom - top * 2}H${left * 2}z${landPath}`;
