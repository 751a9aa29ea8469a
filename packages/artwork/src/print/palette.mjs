/** The inks: about five in each picture; cream is used instead of white. */

/** The frame of the site, shared by every poster. */
export const frame = {
  forest: "#12382b",
  clay: "#c2562d",
  maize: "#f0b440",
  river: "#1d6b86",
  cream: "#fff6df",
  ink: "#0b211c",
};

/** Between two inks: 0 is the first, 1 the second. @param {string} a @param {string} b @param {number} t */
export function mix(a, b, t) {
  const channel = (/** @type {number} */ i) => {
    const from = Number.parseInt(a.slice(i, i + 2), 16);
    const to = Number.parseInt(b.slice(i, i + 2), 16);
    return Math.round(from + (to - from) * t)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
