import { ask, type Database, type Put } from "../storage/database";
import { readAtLength } from "../storage/row-transfer";
import { type OnProgress, readInParts } from "../storage/table-parts";
import { containsText, type LeadFilter, readingsOf } from "./lead-filter";
import {
  LEADS_A_PAGE,
  type LeadQuery,
  type ListedPage,
  NEWEST,
  pageOf,
  readRows,
  readSpan,
  whereOf,
} from "./list-leads";

/** A text is looked for in so many of the newest leads first, */
const NEAR = 2000;
/** and only if it stands in fewer than these in every lead's fields, which finds a rare one faster. */
const FREQUENT = 20;

/** What a `next` begins with where all leads after it are to be read for one page. */
const FAR = "far ";

interface Search {
  limit?: number | undefined;
  onProgress?: OnProgress | undefined;
}

/**
 * The newest leads that contain a text, a page of them at most. A page may have few leads or none where
 * the next takes long, so that these are shown first.
 */
export async function searchPage(
  database: Database,
  from: string | null,
  { search, ...filter }: LeadFilter & { search: string },
  { limit = LEADS_A_PAGE, onProgress }: Search = {},
): Promise<ListedPage> {
  const most = Math.min(limit, LEADS_A_PAGE);
  if (from?.startsWith(FAR)) {
    const query = { after: from.slice(FAR.length), filter };
    return pageOf(await readFar(database, search, { ...query, most: most + 1, onProgress }), most);
  }
  const query = { after: from, filter, where: (put: Put) => [containsText(search, put)] };
  const { rows, end } = await readSpan(database, { ...query, most: most + 1 }, NEAR);
  const { leads, next } = pageOf(rows, most);
  return { leads, next: next ?? (end && rows.length < FREQUENT ? FAR + end : end) };
}

/** The newest in whose fields the text stands. */
async function readFar(
  database: Database,
  search: string,
  { onProgress, ...query }: LeadQuery & { most: number; onProgress?: OnProgress | undefined },
) {
  const readings = readingsOf(search, query.filter.kind);
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
  let newest: string[] = [];
  for await (const part of readInParts<{ id: string }>(database, readings, { onProgress })) {
    if (!part.length) continue;
    const found = among([...newest, ...part.map(({ id }) => id)]);
    const rows = await readAtLength(database, (session) =>
      ask<{ id: string }>(
        session,
        (put) => `select l.id from maloca.leads l
          where ${whereOf(found, put)} ${NEWEST} limit ${put(query.most)}`,
      ),
    );
    newest = rows.map(({ id }) => id);
  }
  return readRows(database, among(newest));
}
