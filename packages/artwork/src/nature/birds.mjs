import { table } from "../print/path.mjs";

/** Birds in flight, drawn by hand, about 80 wide, flying left: the near wing with the body, then the far wing. */

/** Herons: neck folded, legs trailing. */
const heron = [
  [
    "M-38 0l13-3q8-5 19-3 6-19 22-31-2 16-3 29l8 3 22 6-24 1q-22 4-34 0-7-1-10-3z",
    "M-3-6q-6-14-4-30 9 11 12 27z",
  ],
  [
    "M-38 1l13-4q9-5 20-2l17 1 9 2 22 6-24 0-5 1q-4 17-18 28 0-16-4-27-9-1-17-5z",
    "M-2-5q-10-8-23-11 16-3 30 10z",
  ],
  [
    "M-38 0l13-3q8-5 20-3 12-10 32-12-10 7-18 15l13 2 22 5-24 2q-22 4-36-1-7-1-10-3z",
    "M-4-5q-12-12-26-15 18-2 32 13z",
  ],
];

/** A small flock. @param {string} birds rows of x, y, size and pose @param {string} near @param {string} far */
export function flock(birds, near, far) {
  return table(birds)
    .map(
      ([x, y, size, pose]) =>
        `<g transform="translate(${x} ${y})scale(${size})"><path fill="${far}" d="${heron[pose][1]}"/><path fill="${near}" d="${heron[pose][0]}"/></g>`,
    )
    .join("");
}

/** A macaw gliding left: near wing with body and long tail, far wing, the coloured edge of the wing. */
const macaw = {
  body: "M-34 2q-2-7 5-9 8-2 16 2l20 3q16 2 30 9 22 8 44 14-30-2-50-7-22 2-42-2-12 2-17-3-4 3-6-1z",
  near: "M-8-3q4-22 26-44 6-6 12-9-2 14-2 24 1 18-8 30-14 6-28-1z",
  far: "M-12-4q-12-16-14-36-1-8 0-12 10 8 16 18 8 14 10 28z",
  edge: "M30-56q-2 14-2 24 1 18-8 30l-8 1q8-28 18-55z",
};

/** @param {string} birds rows of x, y, size and turn @param {{ body: string, far: string, edge: string }} inks */
export function macaws(birds, { body, far, edge }) {
  return table(birds)
    .map(
      ([x, y, size, turn]) =>
        `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><path fill="${far}" d="${macaw.far}"/><path fill="${body}" d="${macaw.body}${macaw.near}"/><path fill="${edge}" d="${macaw.edge}"/></g>`,
    )
    .join("");
}
