/** Of an even number of samples, the mean of the two in the middle. */
export function median(samples) {
  const sorted = [...samples].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half)]) / 2;
}

const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 4, useGrouping: false });

/** Rows as `run.mjs` describes them, as a table: medians, their spread, and how they compare. */
export function toTable(rows) {
  const byName = new Map(rows.map((row) => [row.what, row]));
  const lines = [["what", "unit", "median", "least", "most", "rounds", "beside its peer"]];
  for (const { what, unit, samples, peer } of rows) {
    const ratio = peer && median(samples) / median(byName.get(peer).samples);
    lines.push([
      what,
      unit,
      ...[median(samples), Math.min(...samples), Math.max(...samples)].map(digits.format),
      String(samples.length),
      Number.isFinite(ratio) ? `${digits.format(ratio)} × ${peer}` : "",
    ]);
  }
  const widths = lines[0].map((_, index) => Math.max(...lines.map((line) => line[index].length)));
  const isText = (index) => index < 2 || index === lines[0].length - 1;
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          isText(index) ? cell.padEnd(widths[index]) : cell.padStart(widths[index]),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
