import { DAY_MS, daysBefore, HOUR_MS } from "../durations";
import { ask, type Database, type Put, type Session } from "../storage/database";
import { type AnswerState, recordAnswer, takeBackAnswer } from "./answers";
import { type AuditedAction, writeAuditEntry } from "./audit-log";
import { containsText, UNANSWERED } from "./lead-filter";
import { findPage } from "./lead-search";
import { compared, PLACE, pageOf, readLead, readRows } from "./list-leads";
import { TEAM } from "./team-access";

/** How long a colleague can take an answer back. */
const UNDO_MS = HOUR_MS;

/** A colleague who looks at the pages gets at most one entry an hour in the audit log. */
const LOOKED_MS = HOUR_MS;

/** What somebody with a session can do. Answering and undoing return false where nothing changed. */
export type Colleague = ReturnType<typeof colleagueOf>;

interface Options {
  database: Database;
  clock(): Date;
}

/** @param id the colleague's, from their session. */
export function colleagueOf({ database, clock }: Options, id: string) {
  const since = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  const note = (session: Session, action: AuditedAction, reference: string, state?: AnswerState) =>
    writeAuditEntry(
      session,
      { who: TEAM, action, leads: [reference], details: { colleague: id, state } },
      clock(),
    );

  /** The lead with its mark, locked until the end of a transaction that changes it. */
  async function readMark(session: Session, reference: string, lock = "") {
    const [lead] = await session.query<{ id: string; state: AnswerState | null; own: boolean }>(
      `select l.id, a.state, coalesce(a.state = 'answered' and (
         select e.action = 'answer' and e.details ->> 'colleague' = $2 from maloca.audit_log e
         where e.at > $3 and e.action in ('answer', 'unanswer') and e.leads @> array[l.reference]
         order by e.at desc, e.id desc limit 1), false) as own
       from maloca.leads l left join maloca.lead_answers a on a.lead_id = l.id
       where l.reference = $1 ${lock}`,
      [reference, id, since(UNDO_MS)],
    );
    return lead;
  }

  /** Records in the audit log that somebody looked. */
  const look = () =>
    database.query(
      `insert into maloca.audit_log (at, who, action, details)
       select $1, $2, 'waiting', jsonb_build_object('colleague', $3::text)
       where not exists (select from maloca.audit_log
         where at > $4 and action = 'waiting' and details ->> 'colleague' = $3)`,
      [clock(), TEAM, id, since(LOOKED_MS)],
    );

  return {
    /** The waiting leads. */
    async read(query: WaitingQuery) {
      await look();
      return readWaiting(database, clock(), query);
    },
    /** One lead; undefined where there is none with the reference. */
    async show(reference: string) {
      await look();
      return readLead(database, reference);
    },
    answer: (reference: string, state: AnswerState) =>
      database.tx(async (session) => {
        const lead = await readMark(session, reference, "for update of l");
        if (!lead || !(await recordAnswer(session, lead.id, state, clock()))) return false;
        await note(session, "answer", reference, state);
        return true;
      }),
    /** For an hour, and only this colleague's own answer, if nothing came after it. */
    takeBack: (reference: string) =>
      database.tx(async (session) => {
        const lead = await readMark(session, reference, "for update of l");
        if (!lead?.own || !(await takeBackAnswer(session, lead.id))) return false;
        await note(session, "unanswer", reference);
        return true;
      }),
    /** How a lead is marked, and whether this colleague can take it back; null while nobody has answered it. */
    async markOf(reference: string) {
      const { state = null, own = false } = (await readMark(database, reference)) ?? {};
      return state && { state, own };
    },
  };
}

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

export type WaitingLeads = Awaited<ReturnType<typeof readWaiting>>;

/**
 * The leads that wait for an answer: of the last two weeks the longest waiting first, of the time before the
 * newest first. `total`: all who have waited for less than two weeks and match the search; null with `older`.
 */
export async function readWaiting(
  database: Database,
  now: Date,
  { after, search, older }: WaitingQuery,
) {
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
