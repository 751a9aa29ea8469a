import type { Metadata, Source } from "@maloca/catalog";
import type { ConsentText } from "@maloca/catalog/consent-texts";
import { ask, type Database, type Put, type Session } from "../storage/database";
import type { Answer, AnswerState } from "./answers";
import { conditionsOf, type LeadFilter } from "./lead-filter";
import { type Fields, type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";
import type { SpamSign } from "./spam";

/** `none`: tests are not mailed. */
export type MailState = "sent" | "waiting" | "dead" | "none";

/** A lead as `list --json` prints it, which also has the request's fields. */
export interface ListedLead {
  kind: LeadKindName;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  partner: string | null;
  /** The visitor's, as two or three letters. */
  language: string;
  source: Source | null;
  /** What the partner's page added. */
  metadata: Metadata | null;
  /** Whether a partner tested its page. */
  testMode: boolean;
  /** `text`: what the visitor agreed to. Only when a single lead is shown, and if the version's text is known. */
  consent: { version: string; at: string; text?: ConsentText } | null;
  mail: {
    state: MailState;
    attempts: number;
    /** When it was sent or given up, or when it is tried next. */
    at: string;
    error: string | null;
    /** Members of the team who have not got it although others have. */
    refused?: { address: string; state: "waiting" | "dead"; error: string }[];
  };
  /** The visitor's confirmation; null if none is sent. */
  confirmation: MailState | null;
  /** Why it is suspected spam; null for nearly all. */
  quarantine: SpamSign | null;
  /** The team's answer; null while nobody has answered. */
  answer: Answer | null;
  /** When the address of a newsletter sign-up was confirmed; null before. ISO 8601, UTC. */
  confirmedAt: string | null;
  [field: string]: unknown;
}

/** A page of leads, newest first. `next` is the cursor of the next page; null after the last. */
export interface ListedPage {
  leads: ListedLead[];
  next: string | null;
}

/** A row of {@link LISTED}. `place` is its position in the order. */
export interface Row
  extends Pick<
    ListedLead,
    | "kind"
    | "reference"
    | "partner"
    | "language"
    | "source"
    | "metadata"
    | "confirmation"
    | "quarantine"
  > {
  place: string;
  created_at: Date;
  test_mode: boolean;
  consent_version: string | null;
  consent_at: Date | null;
  request: Fields;
  attempts: number | null;
  due_at: Date | null;
  sent_at: Date | null;
  dead_at: Date | null;
  last_error: string | null;
  refused: ListedLead["mail"]["refused"] | null;
  answer_state: AnswerState | null;
  answered_at: Date | null;
  changed_at: Date | null;
  confirmed_at: Date | null;
}

export const LEADS_A_PAGE = 500;

const request = `case l.kind ${leadKindNames
  .map(
    (kind) =>
      `when '${kind}' then (select to_jsonb(r) - 'lead_id' from maloca.${leadKinds[kind].table} r where r.lead_id = l.id)`,
  )
  .join(" ")} end`;

export const PLACE = "l.created_at::text || ' ' || l.id";

/** SQL for the columns of each lead in a list. */
const LISTED = (leads: string) => `
  select ${PLACE} as place, l.kind, l.reference, l.created_at, l.partner, l.source,
         l.language, l.metadata, l.test_mode,
         l.consent_version, l.consent_at, ${request} as request,
         o.attempts, o.due_at, o.sent_at, o.dead_at, o.last_error, l.quarantine,
         (select json_agg(json_build_object('address', substr(r.audience, 6), 'error', r.last_error,
                   'state', case when r.dead_at is null then 'waiting' else 'dead' end) order by r.audience)
          from maloca.outbox r
          where r.lead_id = l.id and r.audience like 'team:%' and r.sent_at is null) as refused,
         case when v.sent_at is not null then 'sent' when v.dead_at is not null then 'dead'
              when v.lead_id is not null then 'waiting' end as confirmation,
         a.state as answer_state, a.answered_at, a.changed_at, n.confirmed_at
  from ${leads} l
  left join maloca.outbox o on o.lead_id = l.id and o.audience = 'team'
  left join maloca.outbox v on v.lead_id = l.id and v.audience = 'visitor'
  left join maloca.lead_answers a on a.lead_id = l.id
  left join maloca.newsletter_confirmations n on n.lead_id = l.id`;

/** Undefined when no lead has the reference. */
export async function readLead(
  session: Session,
  reference: string,
): Promise<ListedLead | undefined> {
  const rows = await session.query<Row>(`${LISTED("maloca.leads")} where l.reference = $1`, [
    reference,
  ]);
  return rows[0] && listed(rows[0]);
}

/** For so many leads at once, in a tenth of a second, it is looked up whether they were answered. */
const LOOKED_UP = 4000;

/**
 * The newest leads that pass a filter; `after` is the `next` of the page before. With `open` a page may have few
 * leads or none, so that a slow search does not hold up visitors.
 */
export async function listPage(
  database: Database,
  after: string | null,
  filter: Omit<LeadFilter, "search"> = {},
  limit = LEADS_A_PAGE,
): Promise<ListedPage> {
  const most = Math.min(limit, LEADS_A_PAGE);
  if (!filter.open || !database.inProcess)
    return pageOf(await readRows(database, { after, filter, most: most + 1 }), most);
  const { rows, end } = await readSpan(database, { after, filter, most: most + 1 }, LOOKED_UP);
  const { leads, next } = pageOf(rows, most);
  return { leads, next: next ?? end };
}

/** The page of these rows. One row more than `most` says that there is a next page. */
export const pageOf = (rows: readonly Row[], most: number): ListedPage => ({
  leads: rows.slice(0, most).map(listed),
  next: rows.length > most ? (rows[most - 1]?.place ?? null) : null,
});

export const NEWEST = "order by l.created_at desc, l.id desc";

/** Selects the newest leads that pass a filter. */
export interface LeadQuery {
  /** The place of the last lead of the page before; null for the first page. */
  after: string | null;
  filter: Omit<LeadFilter, "search">;
  /** Further conditions on `maloca.leads l`. */
  where?: (put: Put) => string[];
}

/** SQL that compares a lead's position with a place. */
export function compared(sign: "<" | ">" | ">=", place: string, put: Put): string {
  // Where it is no place, the database says so.
  const [, moment = place, id = ""] = place.match(/^(.+) (\S+)$/) ?? [];
  return `(l.created_at, l.id) ${sign} (${put(moment)}::text::timestamptz, ${put(id)}::text::uuid)`;
}

/** The condition of a query, for `maloca.leads l`. */
export const whereOf = ({ after, filter, where = () => [] }: LeadQuery, put: Put) =>
  [...conditionsOf(filter, put), ...(after ? [compared("<", after, put)] : []), ...where(put)].join(
    " and ",
  );

/** The newest leads of a query, at most `most`. */
export const readRows = (session: Session, { most, ...query }: LeadQuery & { most: number }) =>
  // The page is selected before the joins: otherwise a planner might join a million leads for it.
  ask<Row>(
    session,
    (put) => `with page as materialized (
       select l.* from maloca.leads l where ${whereOf(query, put)} ${NEWEST} limit ${put(most)})
     ${LISTED("page")} ${NEWEST}`,
  );

/**
 * The same, but searches only the next `leads` leads. `end` is the place of the last of them; null if there are
 * no more.
 */
export async function readSpan(
  session: Session,
  { where = () => [], ...query }: LeadQuery & { most: number },
  leads: number,
): Promise<{ rows: Row[]; end: string | null }> {
  const { open: _, ...others } = query.filter;
  const [last] = await ask<Pick<Row, "place">>(
    session,
    (put) => `select ${PLACE} as place from maloca.leads l
      where ${whereOf({ ...query, filter: others }, put)} ${NEWEST} offset ${leads - 1} limit 1`,
  );
  const end = last?.place ?? null;
  const rows = await readRows(session, {
    ...query,
    where: (put) => [...(end ? [compared(">=", end, put)] : []), ...where(put)],
  });
  return { rows, end };
}

function listed(row: Row): ListedLead {
  // In the order of the columns, which JSON from the database does not keep.
  const fields = Object.keys(leadKinds[row.kind].columns).map((name) => [name, row.request[name]]);
  const state = row.sent_at ? "sent" : row.dead_at ? "dead" : row.due_at ? "waiting" : "none";
  return {
    ...Object.fromEntries(fields),
    kind: row.kind,
    reference: row.reference,
    createdAt: row.created_at.toISOString(),
    partner: row.partner,
    language: row.language,
    source: row.source,
    metadata: row.metadata,
    testMode: row.test_mode,
    consent:
      row.consent_version !== null && row.consent_at
        ? { version: row.consent_version, at: row.consent_at.toISOString() }
        : null,
    mail: {
      state,
      attempts: row.attempts ?? 0,
      at: (row.sent_at ?? row.dead_at ?? row.due_at ?? row.created_at).toISOString(),
      error: state === "sent" ? null : row.last_error,
      ...(row.refused && { refused: row.refused }),
    },
    confirmation: row.confirmation,
    quarantine: row.quarantine,
    answer:
      row.answer_state && row.answered_at && row.changed_at
        ? {
            state: row.answer_state,
            answeredAt: row.answered_at.toISOString(),
            changedAt: row.changed_at.toISOString(),
          }
        : null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}
