// Inks. A picture has about five; cream is used instead of white.

/** The colours of the site's dark frame, which every poster shares. */
export const frame = {
  forest: "#12382b",
  clay: "#c2562d",
  maize: "#f0b440",
  river: "#1d6b86",
  cream: "#fff6df",
  ink: "#0b211c",
};

/** Mixes two inks: `t` 0 gives the first, 1 the second. @param {string} a @param {string} b @param {number} t */
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
