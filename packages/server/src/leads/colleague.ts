import { consentTextOf } from "@maloca/catalog/consent-texts";
import { HOUR_MS } from "../durations";
import { ask, type Database, type Session } from "../storage/database";
import { createLeadAdmin } from "./admin";
import { type AnswerState, recordAnswer, takeBackAnswer } from "./answers";
import { type AuditedAction, writeAuditEntry } from "./audit-log";
import { readConsentTexts } from "./consents";
import { addNote, drop, type NewNote, readCourse, take } from "./course";
import { csvHead, csvLines } from "./csv";
import { conditionsOf, type LeadFilter } from "./lead-filter";
import { findPage } from "./lead-search";
import { type ListedPage, readLead } from "./list-leads";
import { readPartners } from "./partners";
import type { Selection } from "./personal-data";
import { revokeAccess, TEAM } from "./team-access";

/** How long a colleague can take an answer back. */
const UNDO_MS = HOUR_MS;

/** A colleague who looks at the pages gets at most one entry an hour in the audit log. */
const LOOKED_MS = HOUR_MS;

/** Leads on one page, for a phone. */
const LEADS_A_PAGE = 20;

/** What spreadsheets set to Spanish expect. */
const SEPARATOR = ";";

/** Counted at most: a number beyond it says no more. */
export const MOST_COUNTED = 1000;

/** What somebody with a session can do. What changes something returns false where nothing changed. */
export type Colleague = ReturnType<typeof colleagueOf>;

interface Options {
  database: Database;
  clock(): Date;
}

/** A lead as it is read before it is changed. */
interface Mark {
  id: string;
  state: AnswerState | null;
  /** Whether the last press was this colleague's answer, within the hour. */
  own: boolean;
}

/** @param id the colleague's, from their session. */
export function colleagueOf({ database, clock }: Options, id: string) {
  const admin = createLeadAdmin(database, clock, TEAM);
  const since = (milliseconds: number) => new Date(clock().getTime() - milliseconds);

  const note = (session: Session, action: AuditedAction, reference: string, state?: AnswerState) =>
    writeAuditEntry(
      session,
      { who: TEAM, action, leads: [reference], details: { colleague: id, state } },
      clock(),
    );

  /** The lead with its mark, locked until the end of a transaction that changes it. */
  async function readMark(session: Session, reference: string, lock = "") {
    const [lead] = await session.query<Mark>(
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

  /** Changes a lead and writes that down, both or neither. */
  const act = (
    reference: string,
    action: AuditedAction,
    change: (session: Session, lead: Mark) => Promise<boolean>,
    state?: AnswerState,
  ) =>
    database.tx(async (session) => {
      const lead = await readMark(session, reference, "for update of l");
      if (!lead || !(await change(session, lead))) return false;
      await note(session, action, reference, state);
      return true;
    });

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
    id,
    /** A page of the leads that pass a filter; `after` is the `next` of the page before. */
    async list(filter: LeadFilter, after: string | null) {
      await look();
      return findPage(database, after, filter, LEADS_A_PAGE);
    },
    /** How many pass a filter without texts, at most one more than {@link MOST_COUNTED}. */
    async count(filter: LeadFilter) {
      const [row] = await ask<{ leads: number }>(
        database,
        (put) => `select count(*)::int as leads from (
          select from maloca.leads l where ${conditionsOf(filter, put).join(" and ")}
          limit ${MOST_COUNTED + 1}) l`,
      );
      return row?.leads ?? 0;
    },
    /** Who has which of these leads, by reference. */
    async holdersOf(references: readonly string[]) {
      const rows = await database.query<{ reference: string; colleague: string }>(
        `select l.reference, h.colleague from maloca.leads l
         join maloca.lead_holders h on h.lead_id = l.id where l.reference = any ($1::text[])`,
        [references],
      );
      return new Map(rows.map(({ reference, colleague }) => [reference, colleague]));
    },
    partners: () => readPartners(database),
    /** One lead with its consent's text and what became of it; undefined where there is none with the reference. */
    async show(reference: string) {
      await look();
      const lead = await readLead(database, reference);
      const course = lead && (await readCourse(database, reference));
      if (!lead || !course) return;
      const { consent, language } = lead;
      const texts = consent ? await readConsentTexts(database) : {};
      return { lead, course, consent: consent && consentTextOf(consent.version, language, texts) };
    },
    answer: (reference: string, state: AnswerState) =>
      act(
        reference,
        "answer",
        (session, lead) => recordAnswer(session, lead.id, state, clock()),
        state,
      ),
    /** For an hour, and only this colleague's own answer, if nothing came after it. */
    takeBack: (reference: string) =>
      act(
        reference,
        "unanswer",
        async (session, lead) => lead.own && takeBackAnswer(session, lead.id),
      ),
    /** Takes a lead that nobody has, or that `from` has: who has it now is not passed over unseen. */
    take: (reference: string, from: string) =>
      act(reference, "take", (session, lead) => take(session, lead.id, { from, to: id }, clock())),
    drop: (reference: string) =>
      act(reference, "drop", (session, lead) => drop(session, lead.id, id)),
    addNote: (reference: string, written: NewNote) =>
      act(reference, "note", (session, lead) => addNote(session, lead.id, id, written, clock())),
    /** A suspected robot's lead becomes one like any other: its visitor and the webhooks are told. */
    free: (reference: string) =>
      act(reference, "free", async (session, lead) => {
        const freed = await session.query(
          "update maloca.leads set quarantine = null where id = $1 and quarantine is not null returning 1 as one",
          [lead.id],
        );
        if (!freed.length) return false;
        await session.query(
          `insert into maloca.outbox (lead_id, audience, due_at)
           select l.id, a.audience, $2 from maloca.leads l,
             (select 'visitor' as audience union all select 'webhook:' || name from maloca.webhooks) a
           where l.id = $1 and not l.test_mode on conflict do nothing`,
          [lead.id, clock()],
        );
        return true;
      }),
    /** Erases one lead with all that belongs to it, or all of a person. */
    erase: async (selection: Selection) =>
      (await admin.erase(selection, { colleague: id })).leads.length > 0,
    /** The references of a person's leads, the oldest first. */
    leadsOf: async (selection: Selection) => (await admin.selected(selection)).references,
    /** All that is kept of a person, or of some leads, to hand over. */
    handOver: (selection: Selection) => admin.person(selection, { colleague: id }),
    /** Ends all sessions of a colleague, by id; false where there were none. */
    sendOut: (other: string) =>
      database.tx(async (session) => {
        const ended = (await revokeAccess(session, other)) > 0;
        const entry = {
          who: TEAM,
          action: "revoke",
          details: { colleague: id, of: other },
        } as const;
        if (ended) await writeAuditEntry(session, entry, clock());
        return ended;
      }),
    /** Who did what, the newest first. */
    log: (query: Parameters<typeof admin.audit>[0]) => admin.audit(query),
    /** Ends all sessions, and makes the links of all mails that went out invalid. */
    revokeAll: () => admin.revokeAll({ colleague: id }),
    /** Makes a partner's link, or another in its place. */
    openStatement: async (partner: string, renew: boolean) =>
      (await admin.statement(partner, renew, { colleague: id })) !== null,
    /** A spreadsheet of all leads that pass a filter. It is in the log before the first is read. */
    async *export(filter: LeadFilter) {
      const { search, trip, partner, since, until, ...plain } = filter;
      // The texts may be a person's name: the log only says that there was one.
      const details = {
        colleague: id,
        ...plain,
        search: Boolean(search || trip),
        partner: Boolean(partner),
      };
      await admin.note({ action: "export", details: { ...details, since, until } });
      yield csvHead(SEPARATOR);
      for (let after: string | null = null, begun = false; !begun || after; begun = true) {
        const page: ListedPage = await findPage(database, after, filter);
        yield csvLines(page.leads, SEPARATOR);
        after = page.next;
      }
    },
    /** How a lead is marked, and whether this colleague can take it back; null while nobody has answered it. */
    async markOf(reference: string) {
      const { state = null, own = false } = (await readMark(database, reference)) ?? {};
      return state && { state, own };
    },
  };
}
