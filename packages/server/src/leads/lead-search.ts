import { ask, type Database, type Put } from "../storage/database";
import { readAtLength } from "../storage/row-transfer";
import { readInParts, type Tell } from "../storage/table-parts";
import { type LeadFilter, readingsOf, saysIt } from "./lead-filter";
import {
  type Asked,
  LEADS_A_PAGE,
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
  tell?: Tell | undefined;
}

/**
 * The newest leads that say a text, a page of them at most. A page may have few leads or none where the
 * next takes long, so that these are told first.
 */
export async function searchPage(
  database: Database,
  from: string | null,
  { search, ...filter }: LeadFilter & { search: string },
  { limit = LEADS_A_PAGE, tell }: Search = {},
): Promise<ListedPage> {
  const most = Math.min(limit, LEADS_A_PAGE);
  if (from?.startsWith(FAR)) {
    const asked = { after: from.slice(FAR.length), filter };
    return pageOf(await readFar(database, search, { ...asked, most: most + 1, tell }), most);
  }
  const asked = { after: from, filter, where: (put: Put) => [saysIt(search, put)] };
  const { rows, end } = await readSpan(database, { ...asked, most: most + 1 }, NEAR);
  const { leads, next } = pageOf(rows, most);
  return { leads, next: next ?? (end && rows.length < FREQUENT ? FAR + end : end) };
}

/** The newest in whose fields the text stands. */
async function readFar(
  database: Database,
  search: string,
  { tell, ...asked }: Asked & { most: number; tell?: Tell | undefined },
) {
  const readings = readingsOf(search, asked.filter.kind);
  const idIs = (ids: (put: Put) => string) =>
    ({ ...asked, where: (put: Put) => [`l.id ${ids(put)}`] }) as const;
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
  for await (const part of readInParts<{ id: string }>(database, readings, { tell })) {
    if (!part.length) continue;
    const found = among([...newest, ...part.map(({ id }) => id)]);
    const rows = await readAtLength(database, (session) =>
      ask<{ id: string }>(
        session,
        (put) => `select l.id from maloca.leads l
          where ${whereOf(found, put)} ${NEWEST} limit ${put(asked.most)}`,
      ),
    );
    newest = rows.map(({ id }) => id);
  }
  return readRows(database, among(newest));
}
