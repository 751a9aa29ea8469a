import type { Database } from "./database";
import { readAtLength } from "./row-transfer";

/**
 * Pages of 8 kB that one statement reads: some ten thousand rows, a tenth of a second. The embedded
 * database keeps the whole process for as long as a statement runs, and visitors wait.
 */
const PAGES = 500;

/**
 * Reads a large table in parts, between which visitors are served; in one where the database is another
 * process. `statement` takes the condition that the rows of a part meet on the alias `t`, and gives a query.
 * Rows that come meanwhile may be missing.
 */
export async function readInParts<Row>(
  database: Database,
  table: string,
  statement: (part: string) => string,
  pagesAtOnce = PAGES,
): Promise<Row[]> {
  const read = (part: string) =>
    readAtLength(database, (session) => session.query<Row>(statement(part)));
  if (!database.inProcess) return read("true");
  let rows: Row[] = [];
  const [size] = await database.query<{ pages: number }>(
    "select (pg_relation_size($1::text::regclass) / current_setting('block_size')::int)::int as pages",
    [table],
  );
  const pages = size?.pages ?? 0;
  for (let from = 0; from <= pages; from += pagesAtOnce) {
    // The last part has no end: the table may have grown.
    const before =
      from + pagesAtOnce <= pages ? ` and t.ctid < '(${from + pagesAtOnce},0)'::tid` : "";
    const part = `t.ctid >= '(${from},0)'::tid${before}`;
    rows = rows.concat(await read(part));
    // The embedded database answers within one turn of the event loop: visitors' calls are read in the next.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return rows;
}
