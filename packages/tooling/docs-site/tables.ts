// Tables in Markdown.

/** A row of a table. */
type Cells = (string | undefined)[];

export const table = (headings: Cells, rows: Cells[]) =>
  [headings, headings.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => `${cell}`.replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n");

/** A table below its heading, or nothing if it has no rows. */
export const tableBelow = (heading: string, headings: Cells, rows: Cells[]) =>
  rows.length ? [heading, table(headings, rows)] : [];
