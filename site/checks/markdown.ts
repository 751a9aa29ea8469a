const cell = (text: string | number) =>
  String(text).replaceAll("|", "\\|").replaceAll("\n", "<br>");
const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(" | ")} |`;

/** A table in Markdown, with an empty line behind it. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line), ""].join("\n");

/** Literal text: a name, a path, a pattern. */
export const code = (text: string) => `\`${text}\``;

/** Words that a visitor reads, as they stand. */
export const quoted = (text: string) => `«${text}»`;
