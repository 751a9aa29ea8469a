import { ask, type Database, type Put } from "../storage/database";
import { readAtLength } from "../storage/row-transfer";
import { type OnProgress, readInParts } from "../storage/table-parts";
import { containsTexts, type LeadFilter, readingsOf } from "./lead-filter";
import {
  LEADS_A_PAGE,
  type LeadQuery,
  type ListedPage,
  listPage,
  orderOf,
  pageOf,
  readRows,
  readSpan,
  whereOf,
} from "./list-leads";

/** The search begins with so many leads. */
const NEAR = 2000;
/** If fewer than these contain the text, it goes on by reading all leads at once, which is faster for a rare text. */
const FREQUENT = 20;

/** The beginning of a `next` for which all further leads are read at once. */
const FAR = "far ";

interface Search {
  limit?: number | undefined;
  onProgress?: OnProgress | undefined;
}

/** The first leads that pass the filter, at most 500. Only the search of a text may take long. */
export const findPage = (
  database: Database,
  after: string | null,
  filter: LeadFilter = {},
  options: Search = {},
): Promise<ListedPage> =>
  filter.search || filter.trip
    ? searchPage(database, after, filter, options)
    : listPage(database, after, filter, options.limit);

/**
 * The first leads that contain the texts, one page at most. Before a slow page it returns what it has, which may
 * be few leads or none, so that they can be shown.
 */
async function searchPage(
  database: Database,
  from: string | null,
  filter: LeadFilter,
  { limit = LEADS_A_PAGE, onProgress }: Search,
): Promise<ListedPage> {
  const most = Math.min(limit, LEADS_A_PAGE);
  if (from?.startsWith(FAR)) {
    const query = { after: from.slice(FAR.length), filter };
    return pageOf(await readFar(database, { ...query, most: most + 1, onProgress }), most);
  }
  const query = { after: from, filter, where: (put: Put) => containsTexts(filter, put) };
  const { rows, end } = await readSpan(database, { ...query, most: most + 1 }, NEAR);
  const { leads, next } = pageOf(rows, most);
  return { leads, next: next ?? (end && rows.length < FREQUENT ? FAR + end : end) };
}

/** The first of all leads that contain the texts. */
async function readFar(
  database: Database,
  { onProgress, ...query }: LeadQuery & { most: number; onProgress?: OnProgress | undefined },
) {
  const readings = readingsOf(query.filter);
  const idIs = (ids: (put: Put) => string) =>
    ({ ...query, where: (put: Put) => [`l.id ${ids(put)}`] }) as const;
  if (!database.inProcess) {
    const every = (put: Put) =>
      readings.map(({ statement }) => statement("true", put)).join(" union all ");
    return readAtLength(database, (session) =>
      readRows(
        session,
        idIs((put) => `in (${every(put)})`),
      ),
    );
  }
  const among = (ids: readonly string[]) => idIs((put) => `= any (${put(ids)}::uuid[])`);
  let first: string[] = [];
  for await (const part of readInParts<{ id: string }>(database, readings, { onProgress })) {
    if (!part.length) continue;
    const found = among([...first, ...part.map(({ id }) => id)]);
    const rows = await readAtLength(database, (session) =>
      ask<{ id: string }>(
        session,
        (put) => `select l.id from maloca.leads l
          where ${whereOf(found, put)} ${orderOf(query.filter)} limit ${put(query.most)}`,
      ),
    );
    first = rows.map(({ id }) => id);
  }
  return readRows(database, among(first));
}
