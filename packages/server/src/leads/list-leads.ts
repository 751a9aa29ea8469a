import { ask, type Put, type Session } from "../storage/database";
import { conditionsOf, type LeadFilter } from "./lead-filter";
import { LEAD, LEAD_JOINS, type Lead, type LeadRow, leadOf } from "./lead-row";
import { TO_TEAM, UNSENT } from "./unsent-mails";

/** `none`: tests are not mailed. */
export type MailState = "sent" | "queued" | "dead" | "none";

/** A lead as `list --json` prints it. */
export interface ListedLead extends Lead {
  /** The mail to the team: sent as soon as one of them has it. */
  mail: {
    state: MailState;
    attempts: number;
    /** When it was sent or given up, or when it is tried next. */
    at: string;
    error: string | null;
    /** Members of the team who were refused although others have got it. */
    refused?: { address: string; state: "queued" | "dead"; error: string }[];
  };
  /** The visitor's confirmation; null if none is sent. */
  confirmation: MailState | null;
}

/** A page of leads. `next` is the cursor of the next page; null after the last. */
export interface ListedPage {
  leads: ListedLead[];
  next: string | null;
}

/** A row of {@link LISTED}. `place` is its position in the order. */
export interface Row extends LeadRow, Pick<ListedLead, "confirmation"> {
  place: string;
  attempts: number | null;
  due_at: Date | null;
  sent_at: Date | null;
  dead_at: Date | null;
  last_error: string | null;
  refused: ListedLead["mail"]["refused"] | null;
}

export const LEADS_A_PAGE = 500;

const PLACE = "l.created_at::text || ' ' || l.id";

/** SQL for the columns of each lead in a list. */
const LISTED = (leads: string) => `
  select ${PLACE} as place, ${LEAD}, o.*,
         case when v.sent_at is not null then 'sent' when v.dead_at is not null then 'dead'
              when v.lead_id is not null then 'queued' end as confirmation
  from ${leads} l
  left join lateral (
    select max(t.attempts) as attempts, min(t.sent_at) as sent_at, max(t.dead_at) as dead_at,
           min(t.due_at) filter (where ${UNSENT}) as due_at,
           (array_agg(t.last_error order by t.due_at) filter (where t.last_error is not null))[1] as last_error,
           json_agg(json_build_object('address', substr(t.audience, 6), 'error', t.last_error,
               'state', case when t.dead_at is null then 'queued' else 'dead' end) order by t.audience)
             filter (where t.sent_at is null and t.last_error is not null) as refused
    from maloca.outbox t where t.lead_id = l.id and t.${TO_TEAM}) o on true
  left join maloca.outbox v on v.lead_id = l.id and v.audience = 'visitor'
  ${LEAD_JOINS}`;

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

/** The first leads that pass a filter; `after` is the `next` of the page before. */
export async function listPage(
  session: Session,
  after: string | null,
  filter: LeadFilter = {},
  limit = LEADS_A_PAGE,
): Promise<ListedPage> {
  const most = Math.min(limit, LEADS_A_PAGE);
  return pageOf(await readRows(session, { after, filter, most: most + 1 }), most);
}

/** The page of these rows. One row more than `most` says that there is a next page. */
export const pageOf = (rows: readonly Row[], most: number): ListedPage => ({
  leads: rows.slice(0, most).map(listed),
  next: rows.length > most ? (rows[most - 1]?.place ?? null) : null,
});

export const orderOf = ({ oldest }: LeadFilter) =>
  oldest ? "order by l.created_at, l.id" : "order by l.created_at desc, l.id desc";

/** Selects the first leads that pass a filter, whose texts are left to `where`. */
export interface LeadQuery {
  /** The place of the last lead of the page before; null for the first page. */
  after: string | null;
  filter: LeadFilter;
  /** Further conditions on `maloca.leads l`. */
  where?: (put: Put) => string[];
}

/** SQL that compares a lead's position with a place. */
function compared(sign: "<" | ">" | "<=" | ">=", place: string, put: Put): string {
  // Where it is no place, the database says so.
  const [, moment = place, id = ""] = place.match(/^(.+) (\S+)$/) ?? [];
  return `(l.created_at, l.id) ${sign} (${put(moment)}::text::timestamptz, ${put(id)}::text::uuid)`;
}

/** The condition of a query, for `maloca.leads l`. */
export const whereOf = ({ after, filter, where = () => [] }: LeadQuery, put: Put) =>
  [
    ...conditionsOf(filter, put),
    ...(after ? [compared(filter.oldest ? ">" : "<", after, put)] : []),
    ...where(put),
  ].join(" and ");

/** The first leads of a query, at most `most`. */
export const readRows = (session: Session, { most, ...query }: LeadQuery & { most: number }) =>
  // The page is selected before the joins: otherwise a planner might join a million leads for it.
  ask<Row>(
    session,
    (put) => `with page as materialized (
       select l.* from maloca.leads l where ${whereOf(query, put)} ${orderOf(query.filter)} limit ${put(most)})
     ${LISTED("page")} ${orderOf(query.filter)}`,
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
  const order = orderOf(query.filter);
  const [last] = await ask<Pick<Row, "place">>(
    session,
    (put) => `select ${PLACE} as place from maloca.leads l
      where ${whereOf(query, put)} ${order} offset ${leads - 1} limit 1`,
  );
  const end = last?.place ?? null;
  const upTo = query.filter.oldest ? "<=" : ">=";
  const rows = await readRows(session, {
    ...query,
    where: (put) => [...(end ? [compared(upTo, end, put)] : []), ...where(put)],
  });
  return { rows, end };
}

function listed(row: Row): ListedLead {
  const state = row.sent_at ? "sent" : row.due_at ? "queued" : row.dead_at ? "dead" : "none";
  return {
    ...leadOf(row),
    mail: {
      state,
      attempts: row.attempts ?? 0,
      at: (row.sent_at ?? row.due_at ?? row.dead_at ?? row.created_at).toISOString(),
      error: state === "sent" ? null : row.last_error,
      ...(state === "sent" && row.refused && { refused: row.refused }),
    },
    confirmation: row.confirmation,
  };
}
