import { ask, type Database, type Put } from "./database";
import { readAtLength } from "./row-transfer";

/**
 * How many pages of 8 kB one statement reads: some ten thousand rows, in a tenth of a second. The embedded database
 * blocks the process during a statement, and visitors wait.
 */
const PAGES = 500;

/** A table, and the query of each of its parts. */
export interface TableReading {
  table: string;
  /** Returns a query, whose table must have the alias `t`. `part` is the condition for the rows of a part. */
  statement: (part: string, put: Put) => string;
}

/**
 * Reads large tables in parts, between which visitors are served; in one part if the database is another process.
 * Yields the rows of each part. Rows that are added meanwhile may be missing.
 */
export async function* readInParts<Row>(
  database: Database,
  readings: readonly TableReading[],
  pagesAtOnce = PAGES,
): AsyncGenerator<Row[], void, void> {
  const sizes = database.inProcess ? await pagesOf(database, readings) : readings.map(() => 0);
  for (const [index, { statement }] of readings.entries()) {
    const pages = sizes[index] ?? 0;
    for (let from = 0; from <= pages; from += pagesAtOnce) {
      const part = database.inProcess ? pageRange(from, pagesAtOnce, pages) : "true";
      const rows = await readAtLength(database, (session) =>
        ask<Row>(session, (put) => statement(part, put)),
      );
      yield rows;
      await serveVisitors();
    }
  }
}

/** Lets the event loop read visitors' calls: without it the embedded database's answers would follow one another. */
const serveVisitors = () => new Promise((resolve) => setTimeout(resolve));

async function pagesOf(database: Database, readings: readonly TableReading[]): Promise<number[]> {
  const rows = await database.query<{ pages: number }>(
    `select (pg_relation_size(name::regclass) / current_setting('block_size')::int)::int as pages
     from unnest($1::text[]) with ordinality t (name, n) order by n`,
    [readings.map(({ table }) => table)],
  );
  return rows.map(({ pages }) => pages);
}

/** The last part has no end: the table may have grown. */
function pageRange(from: number, count: number, pages: number): string {
  const before = from + count <= pages ? ` and t.ctid < '(${from + count},0)'::tid` : "";
  return `t.ctid >= '(${from},0)'::tid${before}`;
}
