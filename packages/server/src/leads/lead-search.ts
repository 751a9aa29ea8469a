import type { Database, Put } from "../storage/database";
import { readAtLength } from "../storage/row-transfer";
import { readInParts, type TableReading } from "../storage/table-parts";
import { type LeadFilter, textConditions } from "./lead-filter";
import { LEADS_A_PAGE, type ListedPage, listPage, pageOf, readRows, readSpan } from "./list-leads";

/** So many leads are looked through before the index of the texts is used, which is slow for a text of many leads. */
const NEAR = 2000;

/** The first leads that pass the filter, at most 500. */
export async function findPage(
  database: Database,
  after: string | null,
  filter: LeadFilter = {},
  limit = LEADS_A_PAGE,
): Promise<ListedPage> {
  if (!filter.search && !filter.trip) return listPage(database, after, filter, limit);
  const most = Math.min(limit, LEADS_A_PAGE);
  const contain = (put: Put) => textConditions(filter, put).join(" and ");
  const ids = (part: string, put: Put) =>
    `select t.lead_id as id from maloca.lead_texts t where ${part} and ${contain(put)}`;
  const near = await readSpan(
    database,
    {
      ...{ after, filter, most: most + 1 },
      where: (put) => [`(select ${contain(put)} from maloca.lead_texts t where t.lead_id = l.id)`],
    },
    NEAR,
  );
  const missing = most + 1 - near.rows.length;
  if (!missing || !near.end) return pageOf(near.rows, most);
  const found = database.inProcess
    ? await idsInParts(database, { table: "maloca.lead_texts", statement: ids })
    : null;
  const rest = await readAtLength(database, (session) =>
    readRows(session, {
      ...{ after: near.end, filter, most: missing },
      where: (put) => [
        `l.id = any (${found ? `${put(found)}::uuid[]` : `array (${ids("true", put)})`})`,
      ],
    }),
  );
  return pageOf([...near.rows, ...rest], most);
}

/** The embedded database has no index of the texts, and visitors wait while it reads. */
async function idsInParts(database: Database, reading: TableReading): Promise<string[]> {
  const ids: string[] = [];
  for await (const rows of readInParts<{ id: string }>(database, [reading]))
    for (const { id } of rows) ids.push(id);
  return ids;
}
