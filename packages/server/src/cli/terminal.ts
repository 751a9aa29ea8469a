import { createInterface } from "node:readline/promises";
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import { textOf } from "../leads/lead-kinds";

/** A column of a table with a row for each item. */
export interface Column<Item> {
  title: string;
  cell: (item: Item) => unknown;
  /** Aligned right, as numbers are. */
  right?: boolean;
  /** Never shortened: half a reference is useless. */
  whole?: boolean;
  /** A narrow terminal drops the columns with the highest number first. */
  spare?: number;
}

/** Longer texts are shortened; in a narrow terminal all are, down to the shortest. */
const LONGEST_CELL = 32;
const SHORTEST_CELL = 11;
const GAP = "  ";

/** What a reader takes for one character. */
const graphemes = new Intl.Segmenter("es");

/** On one line without control characters: a terminal obeys them, and some turn the reading direction. */
export const oneLine = (value: unknown) =>
  textOf(value)
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim();

/** Aligned columns, no wider than the terminal. An empty column is left out. */
export function renderTable<Item>(
  items: readonly Item[],
  all: readonly Column<Item>[],
  terminal = Number.POSITIVE_INFINITY,
): string {
  const columns = fitting(
    all
      .map(({ cell, ...column }) => ({
        ...column,
        cells: items.map((item) => oneLine(cell(item))),
      }))
      .filter(({ cells }) => cells.some(Boolean))
      .map((column) => {
        const longest = Math.max(
          ...[column.title, ...column.cells].map((text) => stringWidth(text)),
        );
        return { ...column, width: column.whole ? longest : Math.min(longest, LONGEST_CELL) };
      }),
    terminal,
  );
  const line = (text: (column: Sized) => string) =>
    columns
      .map((column) => fill(cut(text(column), column.width), column.width, column.right))
      .join(GAP)
      .trimEnd();
  return [
    line(({ title }) => title),
    ...items.map((_, row) => line(({ cells }) => cells[row] ?? "")),
  ].join("\n");
}

type Sized = Omit<Column<never>, "cell"> & { cells: readonly string[]; width: number };

/** Drops columns until the others fit at their minimum; then narrows the widest. */
function fitting(columns: Sized[], terminal: number): Sized[] {
  const kept = columns.map((column) => ({ ...column }));
  const total = (width: (column: Sized) => number) =>
    kept.reduce((sum, column) => sum + width(column), GAP.length * (kept.length - 1));
  while (kept.length > 1 && total(least) > terminal) {
    const spare = Math.max(...kept.map((column) => column.spare ?? 0));
    kept.splice(
      kept.findLastIndex((column) => (column.spare ?? 0) === spare),
      1,
    );
  }
  while (total(({ width }) => width) > terminal) {
    const able = kept.filter((column) => column.width > least(column));
    const [widest] = able.sort((a, b) => b.width - a.width);
    if (!widest) break;
    widest.width--;
  }
  return kept;
}

const least = ({ width, whole, title }: Sized) =>
  whole ? width : Math.min(width, Math.max(SHORTEST_CELL, stringWidth(title)));

function fill(text: string, width: number, right = false): string {
  const blank = " ".repeat(Math.max(0, width - stringWidth(text)));
  return right ? blank + text : text + blank;
}

function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(`${kept}${segment}…`) > width) break;
    kept += segment;
  }
  return `${kept}…`;
}

/** Labels and their values. A long value is wrapped, its lines aligned. */
export function renderFacts(
  facts: readonly (readonly [label: string, value: unknown])[],
  terminal = Number.POSITIVE_INFINITY,
): string {
  const shown = facts
    .map(([label, value]) => [label, textOf(value).split("\n").map(oneLine)] as const)
    .filter(([, lines]) => lines.some(Boolean));
  const margin = Math.max(...shown.map(([label]) => stringWidth(label))) + GAP.length;
  return shown
    .flatMap(([label, lines]) =>
      lines
        .flatMap((text) => wrapAnsi(text, terminal - margin).split("\n"))
        .map((text, index) => fill(index ? "" : label, margin) + text),
    )
    .join("\n");
}

/** The terminal's width, or none where the output goes to a file or a script. */
export const terminalWidth = (output: { isTTY?: boolean; columns?: number } = process.stdout) =>
  output.isTTY ? (output.columns ?? 80) : Number.POSITIVE_INFINITY;

export const number = new Intl.NumberFormat("es-CO");

/** `1 solicitud`, `2.050 solicitudes`. */
export const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** Asks the operator before something that cannot be undone. */
export type Confirm = (question: string) => Promise<boolean>;

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream & { isTTY?: boolean };
}

/** Asks on a terminal only: a script is answered with true. */
export async function askOnTerminal(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<boolean> {
  if (!input.isTTY || !output.isTTY) return true;
  const lines = createInterface({ input, output, terminal: false });
  try {
    output.write(`${question} (s/N) `);
    for await (const line of lines) return /^s[ií]?$/i.test(line.trim());
    return false;
  } finally {
    lines.close();
  }
}
