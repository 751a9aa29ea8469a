import type { Database } from "./database";
import { type Fields, type KindName, kindNames, kinds } from "./kinds";
import type { Quarantine } from "./store";

export type MailState = "sent" | "waiting" | "dead";

/** A lead as the operator's scripts read it. The request's own fields stand beside these. */
export interface ListedLead {
  kind: KindName;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  partner: string | null;
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
  /** Why it looks like a robot's; null for nearly all. */
  quarantine: Quarantine | null;
  [field: string]: unknown;
}

interface Row {
  kind: KindName;
  reference: string;
  created_at: Date;
  partner: string | null;
  consent_version: string | null;
  consent_at: Date | null;
  request: Fields;
  attempts: number;
  due_at: Date;
  sent_at: Date | null;
  dead_at: Date | null;
  last_error: string | null;
  quarantine: Quarantine | null;
  confirmation: MailState | null;
}

/** What an operator may do with the leads; the command line runs it here or in the server. */
export interface Operations {
  /** Newest first; of one kind or of all. */
  list(kind?: KindName): Promise<ListedLead[]>;
  /** Makes every unsent mail due now, those that were given up too. Gives how many. */
  retry(): Promise<number>;
  /** Deletes every lead of an address, with its mails and keys. Gives how many. */
  delete(email: string): Promise<number>;
}

export function createOperations(
  database: Database,
  clock: () => Date = () => new Date(),
): Operations {
  return {
    async list(kind) {
      const rows: Row[] = [];
      for (const name of kind ? [kind] : kindNames) {
        rows.push(
          ...(await database.query<Row>(
            `select l.kind, l.reference, l.created_at, l.partner, l.consent_version, l.consent_at,
                    to_jsonb(r) - 'lead_id' as request,
                    o.attempts, o.due_at, o.sent_at, o.dead_at, o.last_error, l.quarantine,
                    case when v.sent_at is not null then 'sent' when v.dead_at is not null then 'dead'
                         when v.lead_id is not null then 'waiting' end as confirmation
             from maloca.leads l
             join maloca.${kinds[name].table} r on r.lead_id = l.id
             join maloca.outbox o on o.lead_id = l.id and o.audience = 'team'
             left join maloca.outbox v on v.lead_id = l.id and v.audience = 'visitor'`,
          )),
        );
      }
      return rows.sort((a, b) => b.created_at.getTime() - a.created_at.getTime()).map(listed);
    },

    async retry() {
      const rows = await database.query(
        `update maloca.outbox set due_at = $1, attempts = 0, dead_at = null
         where sent_at is null returning lead_id`,
        [clock()],
      );
      return rows.length;
    },

    async delete(email) {
      return database.tx(async (session) => {
        let deleted = 0;
        for (const name of kindNames) {
          const rows = await session.query(
            `delete from maloca.leads where id in
             (select lead_id from maloca.${kinds[name].table} where lower(email) = lower($1))
             returning id`,
            [email.trim()],
          );
          deleted += rows.length;
        }
        return deleted;
      });
    },
  };
}

function listed(row: Row): ListedLead {
  // JSON from the database has an order of its own.
  const fields = Object.keys(kinds[row.kind].columns).map((name) => [name, row.request[name]]);
  const state = row.sent_at ? "sent" : row.dead_at ? "dead" : "waiting";
  return {
    ...Object.fromEntries(fields),
    kind: row.kind,
    reference: row.reference,
    createdAt: row.created_at.toISOString(),
    partner: row.partner,
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
