import { DAY_MS, daysBefore } from "../durations";
import { ask, type Database, type Put } from "../storage/database";
import { containsText, UNANSWERED } from "./lead-filter";
import { findPage } from "./lead-search";
import { compared, type ListedLead, PLACE, pageOf, readRows } from "./list-leads";

/**
 * Leads that have waited longer are read separately: to find the one that has waited longest among all leads
 * would be slow.
 */
export const RECENT_DAYS = 14;
export const RECENT_MS = RECENT_DAYS * DAY_MS;

/** Leads on one page, for a phone. */
const LEADS_A_PAGE = 20;

export interface WaitingQuery {
  /** The `next` of the page before. */
  after: string | null;
  /** A text that a field or the reference contains; empty for all. */
  search: string;
  /** Those of more than two weeks ago, in place of the newer ones. */
  older: boolean;
}

export interface WaitingLeads {
  leads: ListedLead[];
  next: string | null;
  /** All who have waited for less than two weeks and match the search; null with `older`. */
  total: number | null;
}

/**
 * The leads that wait for an answer: of the last two weeks the longest waiting first, of the time before the
 * newest first.
 */
export async function readWaiting(
  database: Database,
  now: Date,
  { after, search, older }: WaitingQuery,
): Promise<WaitingLeads> {
  const since = daysBefore(now, RECENT_DAYS).toISOString();
  if (older) {
    const filter = { open: true, until: since, search };
    return { ...(await findPage(database, after, filter, { limit: LEADS_A_PAGE })), total: null };
  }
  const matching = (put: Put) =>
    [
      `l.created_at > ${put(since)}::text::timestamptz`,
      UNANSWERED,
      ...(search ? [containsText(search, put)] : []),
    ].join(" and ");
  const [counted] = await ask<{ total: number }>(
    database,
    (put) => `select count(*)::int as total from maloca.leads l where ${matching(put)}`,
  );
  const ids = await ask<{ id: string; place: string }>(
    database,
    (put) => `select l.id, ${PLACE} as place from maloca.leads l
      where ${matching(put)} ${after ? `and ${compared(">", after, put)}` : ""}
      order by l.created_at, l.id limit ${put(LEADS_A_PAGE + 1)}`,
  );
  const shown = ids.slice(0, LEADS_A_PAGE);
  const rows = await readRows(database, {
    after: null,
    filter: {},
    where: (put) => [`l.id = any (${put(shown.map(({ id }) => id))}::uuid[])`],
    most: LEADS_A_PAGE,
  });
  return {
    leads: pageOf(rows.reverse(), LEADS_A_PAGE).leads,
    next: ids.length > LEADS_A_PAGE ? (shown.at(-1)?.place ?? null) : null,
    total: counted?.total ?? 0,
  };
}
