/** Prints counts as a table, a row a run. */
export function printTable(title: string, rows: readonly Record<string, string | number>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name])))];
  const widths = names.map((_, index) =>
    Math.max(...cells.map((line) => (line[index] ?? "").length)),
  );
  console.log(`\n${title}`);
  for (const line of cells) {
    console.log(line.map((cell, index) => cell.padStart(widths[index] ?? 0)).join("  "));
  }
}
