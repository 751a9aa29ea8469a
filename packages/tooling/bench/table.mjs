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

const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 4, useGrouping: false });

/**
 * Rows as a table: medians, their spread, and how each compares with its peer.
 * @param {readonly Row[]} rows
 */
export function toTable(rows) {
  const byName = new Map(rows.map((row) => [row.what, row]));
  const head = ["what", "unit", "median", "least", "most", "rounds", "beside its peer"];
  const lines = [head];
  for (const { what, unit, samples, peer } of rows) {
    const other = peer === undefined ? undefined : byName.get(peer);
    const ratio = other ? median(samples) / median(other.samples) : Number.NaN;
    lines.push([
      what,
      unit,
      ...[median(samples), Math.min(...samples), Math.max(...samples)].map(digits.format),
      String(samples.length),
      Number.isFinite(ratio) ? `${digits.format(ratio)} × ${peer}` : "",
    ]);
  }
  const widths = head.map((_, index) =>
    Math.max(...lines.map((line) => (line[index] ?? "").length)),
  );
  const isText = (/** @type {number} */ index) => index < 2 || index === head.length - 1;
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          isText(index) ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
