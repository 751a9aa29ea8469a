/**
 * Seeded random numbers. The same seed gives the same numbers on every machine,
 * so that a drawing is always drawn to the same bytes.
 *
 * @typedef {object} Random
 * @property {() => number} next a number in [0, 1)
 * @property {(low: number, high: number) => number} between
 * @property {<T>(items: readonly T[]) => T} pick
 * @property {(chance: number) => boolean} chance
 */

/** @param {number} seed @returns {Random} */
export function seededRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)],
    chance: (chance) => next() < chance,
  };
}

/**
 * Smooth one-dimensional noise in [-1, 1], several octaves of it.
 * @param {Random} random
 * @param {number} [octaves]
 * @returns {(x: number) => number}
 */
export function valueNoise(random, octaves = 4) {
  const table = Array.from({ length: 256 }, () => random.between(-1, 1));
  const at = (/** @type {number} */ x) => {
    const cell = Math.floor(x);
    const part = x - cell;
    const ease = part * part * (3 - 2 * part);
    return table[cell & 255] * (1 - ease) + table[(cell + 1) & 255] * ease;
  };
  return (x) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave++) {
      const gain = 0.5 ** octave;
      sum += at(x * 2.05 ** octave + octave * 37.3) * gain;
      weight += gain;
    }
    return sum / weight;
  };
}
