import { short } from "./path.mjs";

/**
 * A sheet of 1600 × 1000 units, or another size. It stores shared parts (paths, gradients, filters) under short
 * names, and writes the SVG.
 *
 * Gradients are written as text, a stop after the other: "0 #fff6df, .5 #f0b440 .3"
 * is an offset, an ink and, where it is not full, its strength.
 *
 * @typedef {ReturnType<typeof newSheet>} Sheet
 */

export const width = 1600;
export const height = 1000;
/** How far full-width shapes extend beyond the edges, so that no crop shows their ends. */
export const bleed = 20;

/** @typedef {{ width: number, height: number }} Size */

/** @param {Size} [size] */
export function newSheet(size = { width, height }) {
  /** @type {string[]} */
  const parts = [];
  /** @type {Map<string, string>} */
  const known = new Map();

  /** Keeps markup once, under a short id. @param {(id: string) => string} write */
  const define = (write) => {
    const key = write("");
    const seen = known.get(key);
    if (seen) return seen;
    const id = name(known.size);
    known.set(key, id);
    parts.push(write(id));
    return id;
  };

  const stops = (/** @type {string} */ text) =>
    text
      .split(", ")
      .map((stop) => {
        const [offset, ink, alpha = "1"] = stop.split(" ");
        const fade = Number(alpha) === 1 ? "" : ` stop-opacity="${short(Number(alpha), 2)}"`;
        return `<stop offset="${short(Number(offset), 3)}" stop-color="${ink}"${fade}/>`;
      })
      .join("");

  return {
    size,
    define,
    /** A shape to be printed several times. @param {string} d */
    path: (d) => define((id) => `<path id="${id}" d="${d}"/>`),
    /** A motif to be placed several times. @param {string} body */
    motif: (body) => define((id) => `<g id="${id}">${body}</g>`),
    /** @param {[number, number, number, number]} line @param {string} list */
    linear: ([x1, y1, x2, y2], list) =>
      `url(#${define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
      )})`,
    /** @param {[number, number, number]} circle @param {string} list @param {string} [squash] a transform */
    radial: ([x, y, r], list, squash) =>
      `url(#${define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"${squash ? ` gradientTransform="${squash}"` : ""}>${stops(list)}</radialGradient>`,
      )})`,
    /** @param {string} title for whoever opens the file by itself @param {string} body */
    print: (title, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}"><title>${title}</title><defs>${parts.join("")}</defs>${body}</svg>\n`,
  };
}

/** Places a shape. @param {string} id @param {Record<string, string | number>} [how] */
export function use(id, how = {}) {
  const rest = Object.entries(how)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return `<use href="#${id}"${rest}/>`;
}

/** Groups elements with the same attributes. @param {Record<string, string | number>} how @param {string} body */
export function group(how, body) {
  const rest = Object.entries(how)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return `<g${rest}>${body}</g>`;
}

/**
 * A band over the full width, from one height to another.
 * @param {number} top
 * @param {number} bottom
 * @param {string} fill
 */
export function band(top, bottom, fill) {
  return `<path d="M-${bleed} ${top}h${width + 2 * bleed}v${bottom - top}h-${width + 2 * bleed}z" fill="${fill}"/>`;
}

/** a, b, … z, aa, ab, … @param {number} index @returns {string} */
function name(index) {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : name(Math.floor(index / 26) - 1) + letter;
}
