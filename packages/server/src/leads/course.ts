import type { Session } from "../storage/database";
import { auditedActions } from "./audit-log";

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;

export interface Note {
  at: Date;
  /** The colleague's id. */
  colleague: string;
  text: string;
}

/** A note as its page sends it. `id` is the page's, so that a repeated press adds none. */
export interface NewNote {
  id: string;
  text: string;
}

/** A mail or a webhook's call about a lead. */
export interface Delivery {
  audience: string;
  sent_at: Date | null;
  dead_at: Date | null;
  due_at: Date;
  last_error: string | null;
}

/** What somebody did with a lead. */
export interface Deed {
  at: Date;
  who: string;
  action: string;
  details: Record<string, unknown>;
}

/** What became of a lead. */
export interface Course {
  notes: Note[];
  holder: { colleague: string; since: Date } | null;
  deliveries: Delivery[];
  /** The oldest first. */
  deeds: Deed[];
}

/** Undefined where no lead has the reference. */
export async function readCourse(session: Session, reference: string): Promise<Course | undefined> {
  const [lead] = await session.query<{ id: string }>(
    "select id from maloca.leads where reference = $1",
    [reference],
  );
  if (!lead) return;
  const [holder = null] = await session.query<NonNullable<Course["holder"]>>(
    "select colleague, since from maloca.lead_holders where lead_id = $1",
    [lead.id],
  );
  return {
    holder,
    notes: await session.query<Note>(
      "select at, colleague, text from maloca.lead_notes where lead_id = $1 order by at, id",
      [lead.id],
    ),
    deliveries: await session.query<Delivery>(
      `select audience, sent_at, dead_at, due_at, last_error from maloca.outbox
       where lead_id = $1 order by audience`,
      [lead.id],
    ),
    deeds: await session.query<Deed>(
      `select at, who, action, details from maloca.audit_log
       where leads @> array[$1::text] and action = any ($2::text[]) order by at, id`,
      [reference, Object.keys(auditedActions)],
    ),
  };
}

const changed = (rows: readonly unknown[]) => rows.length > 0;

/** `from`: who had the lead when the colleague looked; empty for nobody. */
export const take = async (
  session: Session,
  leadId: string,
  { from, to }: { from: string; to: string },
  now: Date,
) =>
  changed(
    await session.query(
      `insert into maloca.lead_holders as h (lead_id, colleague, since) values ($1, $3, $4)
       on conflict (lead_id) do update set colleague = excluded.colleague, since = excluded.since
       where h.colleague = $2 and h.colleague <> $3 returning 1 as one`,
      [leadId, from, to, now],
    ),
  );

export const drop = async (session: Session, leadId: string, colleague: string) =>
  changed(
    await session.query(
      "delete from maloca.lead_holders where lead_id = $1 and colleague = $2 returning 1 as one",
      [leadId, colleague],
    ),
  );

export const addNote = async (
  session: Session,
  leadId: string,
  colleague: string,
  { id, text }: NewNote,
  now: Date,
) =>
  changed(
    await session.query(
      `insert into maloca.lead_notes (id, lead_id, at, colleague, text) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing returning 1 as one`,
      [id, leadId, now, colleague, text],
    ),
  );
