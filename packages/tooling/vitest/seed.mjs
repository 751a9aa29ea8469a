/** Repeats a run's random choices: `MALOCA_SEED=… npm test FILE`. */
const VARIABLE = "MALOCA_SEED";

const MOST = 2 ** 32;

/** The seed of this run, a whole number below 2³²: as told, else a new one. Its workers are told. */
export function seedOfRun() {
  process.env[VARIABLE] ??= String(Math.floor(Math.random() * MOST));
  const given = process.env[VARIABLE];
  if (!/^\d{1,10}$/.test(given) || Number(given) >= MOST) {
    throw new Error(`${VARIABLE}: "${given}" is no whole number from 0 to ${MOST - 1}.`);
  }
  return Number(given);
}

/**
 * Random numbers from 0 to 1 that a seed decides (mulberry32). Two users of one run each name
 * themselves, so that the one's choices do not depend on how often the other chose.
 * @param {string} name
 */
export function seededRandom(name) {
  let state = seedOfRun();
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / MOST;
  };
}
