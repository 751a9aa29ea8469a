/**
 * One measurement, as `run.mjs` describes it.
 * @typedef {object} Row
 * @property {string} what
 * @property {string} unit
 * @property {number[]} samples
 * @property {string} [peer]
 */

/**
 * The median: of an even number of samples, the mean of the middle two.
 * @param {readonly number[]} samples
 */
export function median(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const middle = sorted.slice(Math.floor(half), Math.ceil(half) + 1);
  return middle.reduce((sum, sample) => sum + sample, 0) / middle.length;
}

/**
 * Rows as `console.table` shows them: medians, their spread, and how each compares with its peer.
 * @param {readonly Row[]} rows
 * @returns {Record<string, Record<string, string | number>>}
 */
export function figuresOf(rows) {
  const medians = new Map(rows.map(({ what, samples }) => [what, median(samples)]));
  const shown = (/** @type {number} */ value) => Number(value.toPrecision(4));
  return Object.fromEntries(
    rows.map(({ what, unit, samples, peer = "" }) => {
      const ratio = median(samples) / (medians.get(peer) ?? Number.NaN);
      const figures = {
        unit,
        median: shown(median(samples)),
        least: shown(Math.min(...samples)),
        most: shown(Math.max(...samples)),
        rounds: samples.length,
      };
      if (!Number.isFinite(ratio)) return [what, figures];
      return [what, { ...figures, "beside its peer": `${shown(ratio)} × ${peer}` }];
    }),
  );
}
