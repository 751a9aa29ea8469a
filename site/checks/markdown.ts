const cell = (text: string | number) =>
  String(text).replaceAll("|", "\\|").replaceAll("\n", "<br>");
const line = (cells: readonly (string | number)[]) => `| ${cells.map(cell).join(" | ")} |`;

/** A Markdown table, followed by an empty line. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line), ""].join("\n");

/** A name, a path or a pattern, as Markdown code. */
export const code = (text: string) => `\`${text}\``;

/** A text that visitors read. */
export const quoted = (text: string) => `«${text}»`;
