import { StartError } from "../start-error";
import type { Database } from "../storage/database";
import { leadTables } from "../storage/lead-tables";
import {
  type Counts,
  countRows,
  leadsIn,
  readPage,
  withLongTimeout,
  writePage,
} from "../storage/row-transfer";
import { withProgress } from "./progress";

const IDS_A_PAGE = 5000;

/** References named in an error. */
const MOST_LISTED = 3;

/**
 * Copies every lead with its rows of other tables, one page in each transaction: after an interruption a
 * second run continues. Throws a StartError if the counts differ at the end, or if the target has leads that
 * the source does not have. Returns the counts of the target.
 */
export async function move(from: Database, to: Database): Promise<Counts> {
  await refuseOtherLeads(from, to);
  const source = await withLongTimeout(from, countRows);
  await withProgress("Pasando", leadsIn(source), async (progressTo) => {
    let after: string | null = null;
    let done = 0;
    do {
      const page = await readPage(from, after);
      const tables = JSON.parse(page.json);
      await withLongTimeout(to, (session) => writePage(session, tables));
      done += leadsIn(page.counts);
      progressTo(done);
      after = page.next;
    } while (after);
  });
  const target = await withLongTimeout(to, countRows);
  const tablesOfLeads = (await leadTables(from)).map(({ name }) => name);
  for (const [table, rows] of Object.entries(source)) {
    // In tables that are not about leads the target may have more rows.
    const moved = target[table] ?? 0;
    if (tablesOfLeads.includes(table) ? moved === rows : moved >= rows) continue;
    throw new StartError(
      `${table} tiene ${rows} filas aquí y ${moved} allá. No cambies de base; repite la orden.`,
    );
  }
  return target;
}

/** Throws if the target has leads that the source does not have: it is in use already. */
async function refuseOtherLeads(from: Database, to: Database): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const rows: { id: string; reference: string }[] = await to.query(
      `select id::text as id, reference from maloca.leads
       where $1::text is null or id > $1::text::uuid order by id limit ${IDS_A_PAGE}`,
      [after],
    );
    const known = await from.query<{ id: string }>(
      "select id::text as id from maloca.leads where id = any ($1::uuid[])",
      [rows.map(({ id }) => id)],
    );
    const ids = new Set(known.map(({ id }) => id));
    const others = rows.filter(({ id }) => !ids.has(id)).map(({ reference }) => reference);
    if (others.length) {
      const named = others.slice(0, MOST_LISTED).join(", ");
      throw new StartError(
        `la base de destino tiene solicitudes que aquí no están (${named}). Usa una base vacía.`,
      );
    }
    if (rows.length < IDS_A_PAGE) return;
    after = rows.at(-1)?.id ?? null;
  }
}
