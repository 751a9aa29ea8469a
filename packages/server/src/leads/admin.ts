import type { Source } from "@maloca/catalog";
import type { Database, Session } from "../storage/database";
import {
  type Counts,
  countRows,
  type RowPage,
  readPage,
  readSchema,
  withLongTimeout,
} from "../storage/row-transfer";
import {
  type AuditEntry,
  type AuditLine,
  readAuditLog,
  SERVER,
  writeAuditEntry,
} from "./audit-log";
import { type Fields, type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";
import {
  type Erased,
  erasePersonalData,
  type PersonalData,
  readPersonalData,
} from "./personal-data";
import type { SpamSign } from "./spam";
import { type Delays, type Measure, type Sum, sumDelays, sumLeads } from "./stats";
import { readUnsentMails, type UnsentMails } from "./unsent-mails";

export type MailState = "sent" | "waiting" | "dead";

/** A lead as the operator's scripts read it. The request's own fields stand beside these. */
export interface ListedLead {
  kind: LeadKindName;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  partner: string | null;
  source: Source | null;
  consent: { version: string; at: string } | null;
  mail: {
    state: MailState;
    attempts: number;
    /** When it was sent or given up, or when it is tried next. */
    at: string;
    error: string | null;
  };
  /** The visitor's confirmation; null where none is due. */
  confirmation: MailState | null;
  /** Why it is suspected spam; null for nearly all. */
  quarantine: SpamSign | null;
  [field: string]: unknown;
}

/** Some leads, newest first. `next` asks for the page after it; null after the last. */
export interface ListedPage {
  leads: ListedLead[];
  next: string | null;
}

interface Row {
  place: string;
  kind: LeadKindName;
  reference: string;
  created_at: Date;
  partner: string | null;
  source: Source | null;
  consent_version: string | null;
  consent_at: Date | null;
  request: Fields;
  attempts: number;
  due_at: Date;
  sent_at: Date | null;
  dead_at: Date | null;
  last_error: string | null;
  quarantine: SpamSign | null;
  confirmation: MailState | null;
}

/**
 * The operator's view of the leads. The command line runs it in its own process or in the server. What
 * changes leads or takes them out of the database is written to the audit log.
 */
export interface LeadAdmin {
  /** Newest first; of one kind or of all. */
  list(kind?: LeadKindName): Promise<ListedLead[]>;
  listPage(after: string | null, kind?: LeadKindName): Promise<ListedPage>;
  /** Undefined when no lead has the reference. */
  show(reference: string): Promise<ListedLead | undefined>;
  /** Leads by one of their facts, most first; weeks in order. */
  stats(by: Measure): Promise<Sum[]>;
  /** How long the team's mails took. */
  delays(): Promise<Delays>;
  /** Mails that did not go out, and why. */
  unsent(): Promise<UnsentMails>;
  /** Makes every unsent mail due now, those that were given up too. Gives how many. */
  retry(): Promise<number>;
  /** Everything held about an address. */
  person(email: string): Promise<PersonalData>;
  /** Deletes every lead of an address, with its mails and keys. Gives what it deleted. */
  delete(email: string): Promise<Erased>;
  /** Rows as they stand, for a backup or a move. */
  rows(after: string | null): Promise<RowPage>;
  counts(): Promise<Counts>;
  schema(): Promise<string[]>;
  /** The newest entries of the audit log first; of one lead or of all. */
  audit(asked: { limit: number; reference?: string | null }): Promise<AuditLine[]>;
  /** Writes what was done elsewhere, such as a file that was written. */
  note(entry: Omit<AuditEntry, "who">): Promise<void>;
}

const LEADS_A_PAGE = 500;

const request = `case l.kind ${leadKindNames
  .map(
    (kind) =>
      `when '${kind}' then (select to_jsonb(r) - 'lead_id' from maloca.${leadKinds[kind].table} r where r.lead_id = l.id)`,
  )
  .join(" ")} end`;

const LISTED = `
  select l.created_at::text || ' ' || l.id as place, l.kind, l.reference, l.created_at, l.partner, l.source,
         l.consent_version, l.consent_at, ${request} as request,
         o.attempts, o.due_at, o.sent_at, o.dead_at, o.last_error, l.quarantine,
         case when v.sent_at is not null then 'sent' when v.dead_at is not null then 'dead'
              when v.lead_id is not null then 'waiting' end as confirmation
  from maloca.leads l
  join maloca.outbox o on o.lead_id = l.id and o.audience = 'team'
  left join maloca.outbox v on v.lead_id = l.id and v.audience = 'visitor'`;

/** `who` gives the orders, as the audit log names them. */
export function createLeadAdmin(
  database: Database,
  clock: () => Date = () => new Date(),
  who: string = SERVER,
): LeadAdmin {
  const write = (session: Session, entry: Omit<AuditEntry, "who">) =>
    writeAuditEntry(session, { ...entry, who }, clock());

  async function listPage(after: string | null, kind?: LeadKindName): Promise<ListedPage> {
    const [, moment = null, id = null] = after?.match(/^(.+) (\S+)$/) ?? [];
    const rows = await database.query<Row>(
      `${LISTED}
       where ($1::text is null or l.kind = $1)
         and ($2::text is null or (l.created_at, l.id) < ($2::text::timestamptz, $3::text::uuid))
       order by l.created_at desc, l.id desc limit ${LEADS_A_PAGE}`,
      [kind ?? null, moment, id],
    );
    const last = rows.length < LEADS_A_PAGE ? undefined : rows.at(-1);
    return { leads: rows.map(listed), next: last?.place ?? null };
  }

  return {
    listPage,

    async list(kind) {
      const leads: ListedLead[] = [];
      let next: string | null = null;
      do {
        const page: ListedPage = await listPage(next, kind);
        leads.push(...page.leads);
        next = page.next;
      } while (next);
      return leads;
    },

    async show(reference) {
      const [row] = await database.query<Row>(`${LISTED} where l.reference = $1`, [reference]);
      return row && listed(row);
    },

    retry: () =>
      withLongTimeout(database, async (session) => {
        const rows = await session.query(
          `update maloca.outbox set due_at = $1, attempts = 0, dead_at = null
           where sent_at is null returning lead_id`,
          [clock()],
        );
        await write(session, { action: "retry", details: { mails: rows.length } });
        return rows.length;
      }),

    unsent: () => readUnsentMails(database),
    stats: (by) => sumLeads(database, by),
    delays: () => sumDelays(database),
    person: (email) =>
      database.tx(async (session) => {
        const held = await readPersonalData(session, email);
        const leads = held.tables["maloca.leads"]?.map(({ reference }) => String(reference));
        await write(session, { action: "person", leads });
        return held;
      }),
    delete: (email) =>
      database.tx(async (session) => {
        const gone = await erasePersonalData(session, email);
        const leads = gone.leads.map(({ reference }) => reference);
        await write(session, { action: "delete", leads });
        return gone;
      }),
    rows: (after) => readPage(database, after),
    counts: () => withLongTimeout(database, countRows),
    schema: () => readSchema(database),
    audit: (asked) => readAuditLog(database, asked),
    note: (entry) => write(database, entry),
  };
}

function listed(row: Row): ListedLead {
  // JSON from the database does not keep the columns' order.
  const fields = Object.keys(leadKinds[row.kind].columns).map((name) => [name, row.request[name]]);
  const state = row.sent_at ? "sent" : row.dead_at ? "dead" : "waiting";
  return {
    ...Object.fromEntries(fields),
    kind: row.kind,
    reference: row.reference,
    createdAt: row.created_at.toISOString(),
    partner: row.partner,
    source: row.source,
    consent:
      row.consent_version !== null && row.consent_at
        ? { version: row.consent_version, at: row.consent_at.toISOString() }
        : null,
    mail: {
      state,
      attempts: row.attempts,
      at: (row.sent_at ?? row.dead_at ?? row.due_at).toISOString(),
      error: state === "sent" ? null : row.last_error,
    },
    confirmation: row.confirmation,
    quarantine: row.quarantine,
  };
}
