/** The variable that repeats a run's random choices: `MALOCA_SEED=… npm test FILE`. */
const VARIABLE = "MALOCA_SEED";

const MOST = 2 ** 32;

/** The seed of this run, a whole number below 2³²: a given one, else a new one, which workers inherit. */
export function seedOfRun() {
  process.env[VARIABLE] ??= String(Math.floor(Math.random() * MOST));
  const given = process.env[VARIABLE];
  if (!/^\d{1,10}$/.test(given) || Number(given) >= MOST) {
    throw new Error(`${VARIABLE}: "${given}" is no whole number from 0 to ${MOST - 1}.`);
  }
  return Number(given);
}

/**
 * A generator of random numbers from 0 to 1 from the run's seed (mulberry32). Each user of a run has a name,
 * so that its numbers do not depend on how many another user has drawn.
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
