import { type Metadata, type Source, SPANISH } from "@maloca/catalog";
import { type Database, DatabaseError } from "../storage/database";
import { digest } from "../storage/digest";
import { type Fields, type LeadKindName, leadKinds } from "./lead-kinds";
import type { SpamSign } from "./spam";

/** A repeated request gets its first answer for this long; then its key is forgotten. */
const KEY_LIFE_MS = 7 * 24 * 60 * 60_000;

/** The constraint that keeps references unique. */
const REFERENCE_IN_USE = "leads_reference_key";

/** A lead to be stored: its fields are checked and cleaned. */
export interface NewLead {
  kind: LeadKindName;
  request: Fields;
  partner: string | null;
  source: Source | null;
  metadata?: Metadata | null;
  /** Stored apart, and mailed to nobody. */
  test?: boolean;
  /** The visitor's, as two or three letters; Spanish where it is not stated. */
  language?: string;
  consentVersion: string | null;
  idempotencyKey: string | null;
  /** Milliseconds after which the key counts as new. */
  keyLife?: number;
  spamSign?: SpamSign | null;
}

/** Stored, or found under its key; or the key was used before with another body. */
export type Saved = { reference: string; fresh: boolean } | { conflict: true };

export interface Store {
  /** Key, lead, request and mail in one transaction. Throws a DatabaseError. */
  save(lead: NewLead): Promise<Saved>;
  /** Throws a DatabaseError where a lead could not be stored, as on a full disk. */
  ping(): Promise<void>;
  /** Deletes idempotency keys that no retry will use any more. */
  forgetKeys(): Promise<void>;
}

interface HashedLead extends NewLead {
  hashes: { key: string; body: string } | null;
}

export function createStore(database: Database, clock: () => Date = () => new Date()): Store {
  /** A statement's texts and its parameters, numbered as they come. */
  function numbered() {
    const parameters: unknown[] = [];
    return { parameters, put: (value: unknown) => `$${parameters.push(value)}` };
  }

  /**
   * Key, lead and request in one statement: each statement costs the visitor a round trip.
   * Gives the reference; undefined where the key is another request's.
   */
  async function write(lead: HashedLead, id: string, now: Date): Promise<string | undefined> {
    const { hashes, source, metadata, consentVersion } = lead;
    const { parameters, put } = numbered();
    const kind = leadKinds[lead.kind];
    const columns = Object.keys(kind.columns);
    const row = put(id);
    const at = put(now);
    const before = hashes && put(new Date(now.getTime() - (lead.keyLife ?? KEY_LIFE_MS)));
    // A concurrent request with the same key waits until the first has committed.
    const key = hashes
      ? `insert into maloca.idempotency_keys (kind, key_hash, body_hash, lead_id, created_at)
         values (${put(lead.kind)}, ${put(hashes.key)}, ${put(hashes.body)}, ${row}::uuid, ${at}::timestamptz)
         on conflict (kind, key_hash) do update
           set body_hash = excluded.body_hash, lead_id = excluded.lead_id, created_at = excluded.created_at
           where idempotency_keys.created_at < ${before}
         returning lead_id as id`
      : `select ${row}::uuid as id`;
    const values = [
      ...[lead.kind, lead.partner].map(put),
      `${put(source && JSON.stringify(source))}::text::jsonb`,
      `${put(metadata ? JSON.stringify(metadata) : null)}::text::jsonb`,
      put(lead.test ?? false),
      put(consentVersion),
      consentVersion === null ? "null" : `${at}::timestamptz`,
      `${at}::timestamptz`,
      put(lead.spamSign ?? null),
      put(lead.language ?? SPANISH),
    ];
    // A trigger writes the mails at commit.
    const [written] = await database.write<{ reference: string }>(
      `with key as (${key}), lead as (
         insert into maloca.leads (id, kind, partner, source, metadata, test, consent_version, consent_at, created_at, quarantine, language)
         select id, ${values.join(", ")} from key returning id, reference
       ), request as (
         insert into maloca.${kind.table} (lead_id, ${columns.join(", ")})
         select id, ${columns.map((column) => put(lead.request[column])).join(", ")} from lead
       )
       select reference from lead`,
      parameters,
    );
    return written?.reference;
  }

  async function saveHashed(lead: HashedLead, id: string, now: Date): Promise<Saved> {
    const { hashes } = lead;
    const reference = await write(lead, id, now).catch((error) => {
      // The random reference is another lead's: draw again.
      if (error instanceof DatabaseError && error.constraint === REFERENCE_IN_USE) return null;
      throw error;
    });
    if (reference) return { reference, fresh: true };
    if (reference === null) return saveHashed(lead, id, now);
    const [first] = await database.write<{ body_hash: string; reference: string }>(
      `select k.body_hash, l.reference from maloca.idempotency_keys k
       join maloca.leads l on l.id = k.lead_id where k.kind = $1 and k.key_hash = $2`,
      [lead.kind, hashes?.key],
    );
    // The lead was deleted in between, which an operator may do at any time: the key is free again.
    if (!first) return saveHashed(lead, id, now);
    if (first.body_hash !== hashes?.body) return { conflict: true };
    return { reference: first.reference, fresh: false };
  }

  return {
    async save(lead) {
      const { idempotencyKey, request } = lead;
      const hashes =
        idempotencyKey === null
          ? null
          : { key: await digest(idempotencyKey), body: await digestFields(request) };
      return saveHashed({ ...lead, hashes }, crypto.randomUUID(), clock());
    },

    async ping() {
      // Run as a write, so that it is refused where a lead would be.
      await database.write("select 1");
    },

    async forgetKeys() {
      const before = new Date(clock().getTime() - KEY_LIFE_MS);
      await database.query("delete from maloca.idempotency_keys where created_at < $1", [before]);
    },
  };
}

/** The same digest for the same fields, in whatever order they came. */
export function digestFields(fields: Fields): Promise<string> {
  return digest(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
}
