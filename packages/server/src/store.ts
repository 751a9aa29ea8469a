import type { Source } from "@maloca/catalog";
import type { Database, Session } from "./database";
import { digest, digestFields } from "./digest";
import { type Fields, type KindName, kinds } from "./kinds";

/** A repeated request gets its first answer for this long; then its key is forgotten. */
const KEY_LIFE_MS = 7 * 24 * 60 * 60_000;

/** Why a lead is set apart: a field that only robots see was filled, or no person types so fast. */
export type Quarantine = "trap" | "haste";

/** A lead as the HTTP side hands it over: cleaned, not yet stored. */
export interface NewLead {
  kind: KindName;
  request: Fields;
  partner: string | null;
  source: Source | null;
  consentVersion: string | null;
  idempotencyKey: string | null;
  /** After this the key counts as new. */
  keyLife?: number;
  quarantine?: Quarantine | null;
}

/** Stored, or found again; or the key was used before with another body. */
export type Saved = { reference: string; fresh: boolean } | { conflict: true };

export interface OutboxCount {
  waiting: number;
  dead: number;
}

export interface Store {
  /** Key, lead, request and mail in one transaction. Throws a DatabaseError. */
  save(lead: NewLead): Promise<Saved>;
  /** Mails that wait and mails that were given up. Throws when the database does not answer. */
  outbox(): Promise<OutboxCount>;
  /** Forgets idempotency keys that no retry will use any more. */
  forgetKeys(): Promise<void>;
}

export function createStore(database: Database, clock: () => Date = () => new Date()): Store {
  async function insert(session: Session, lead: NewLead, id: string, now: Date): Promise<string> {
    const kind = kinds[lead.kind];
    const columns = Object.keys(kind.columns);
    let reference: string | undefined;
    while (!reference) {
      const [row] = await session.query<{ reference: string }>(
        `insert into maloca.leads (id, kind, partner, source, consent_version, consent_at, created_at, quarantine)
         values ($1, $2, $3, $4::text::jsonb, $5, $6, $7, $8) on conflict (reference) do nothing returning reference`,
        [
          id,
          lead.kind,
          lead.partner,
          lead.source && JSON.stringify(lead.source),
          lead.consentVersion,
          lead.consentVersion === null ? null : now,
          now,
          lead.quarantine ?? null,
        ],
      );
      reference = row?.reference;
    }
    await session.query(
      `insert into maloca.${kind.table} (lead_id, ${columns.join(", ")})
       values ($1, ${columns.map((_, index) => `$${index + 2}`).join(", ")})`,
      [id, ...columns.map((column) => lead.request[column])],
    );
    // A trigger writes the mails at commit.
    return reference;
  }

  /** Takes the key for `id`, or gives the answer of the request that had it first. */
  async function takeKey(
    session: Session,
    lead: NewLead & { idempotencyKey: string },
    id: string,
    now: Date,
  ): Promise<Saved | undefined> {
    const keyHash = await digest(lead.idempotencyKey);
    const life = lead.keyLife ?? KEY_LIFE_MS;
    const bodyHash = await digestFields(lead.request);
    // A racing request waits here until the first one has committed.
    const taken = await session.query(
      `insert into maloca.idempotency_keys (kind, key_hash, body_hash, lead_id, created_at)
       values ($1, $2, $3, $4, $5)
       on conflict (kind, key_hash) do update
         set body_hash = $3, lead_id = $4, created_at = $5
         where idempotency_keys.created_at < $6
       returning lead_id`,
      [lead.kind, keyHash, bodyHash, id, now, new Date(now.getTime() - life)],
    );
    if (taken.length) return undefined;
    const [first] = await session.query<{ body_hash: string; reference: string }>(
      `select k.body_hash, l.reference from maloca.idempotency_keys k
       join maloca.leads l on l.id = k.lead_id where k.kind = $1 and k.key_hash = $2`,
      [lead.kind, keyHash],
    );
    // Deleted in between, which an operator may do at any time: the key is free again.
    if (!first) return takeKey(session, lead, id, now);
    if (first.body_hash !== bodyHash) return { conflict: true };
    return { reference: first.reference, fresh: false };
  }

  return {
    save(lead) {
      const id = crypto.randomUUID();
      const now = clock();
      return database.tx(async (session) => {
        const { idempotencyKey } = lead;
        const earlier =
          idempotencyKey !== null && (await takeKey(session, { ...lead, idempotencyKey }, id, now));
        return earlier || { reference: await insert(session, lead, id, now), fresh: true };
      });
    },

    outbox: () =>
      // A transaction, because it is refused where a lead would be, as on a full disk.
      database.tx(async (session) => {
        const [count] = await session.query<OutboxCount>(
          `select (count(*) filter (where sent_at is null and dead_at is null))::int as waiting,
                  (count(*) filter (where dead_at is not null))::int as dead from maloca.outbox`,
        );
        return count as OutboxCount;
      }),

    async forgetKeys() {
      const before = new Date(clock().getTime() - KEY_LIFE_MS);
      await database.query("delete from maloca.idempotency_keys where created_at < $1", [before]);
    },
  };
}
