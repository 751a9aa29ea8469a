import { type Metadata, type Source, SPANISH } from "@maloca/catalog";
import { DAY_MS } from "../durations";
import { type Database, DatabaseError } from "../storage/database";
import { digest } from "../storage/digest";
import { createGroups } from "./groups";
import { type Fields, type LeadKindName, leadKinds } from "./lead-kinds";
import type { SpamSign } from "./spam";

/**
 * A repeated request gets its first answer for this long; then its key is deleted. A device may repeat a request
 * for a week after the visitor allowed it, which may be days after the first try.
 */
const KEY_LIFE_MS = 30 * DAY_MS;

/** The constraint that keeps references unique. */
const REFERENCE_IN_USE = "leads_reference_key";

/** The columns that the database does not fill in. */
const LEAD_COLUMNS =
  "id, kind, partner, source, metadata, test_mode, consent_version, consent_at, created_at, quarantine, language";

/** A lead to be stored: its fields are checked and cleaned. */
export interface NewLead {
  kind: LeadKindName;
  request: Fields;
  partner: string | null;
  source: Source | null;
  metadata?: Metadata | null;
  /** Stored as a test, and not mailed. */
  testMode?: boolean;
  /** The visitor's, as two or three letters; Spanish where it is not stated. */
  language?: string;
  consentVersion: string | null;
  idempotencyKey: string | null;
  /**
   * Milliseconds after which the key counts as new. Without it only once the key is deleted: a random key stands for
   * one request, whatever the clock says meanwhile.
   */
  keyLife?: number;
  spamSign?: SpamSign | null;
}

/** Stored, or found under its key; or the key was used before with another body. */
type Saved = { reference: string; fresh: boolean } | { conflict: true };

/** Reads no table, but fails on a standby, which answers queries and refuses every lead. */
const REFUSED_WHERE_READ_ONLY = `do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception 'read only' using errcode = 'read_only_sql_transaction';
  end if;
end $$`;

interface Row {
  id: string;
  at: Date;
  /** Its idempotency key; without one its id. */
  key: string;
  lead: NewLead;
}

/** SQL for SHA-256 in hexadecimal, which costs less than two calls of WebCrypto. */
const digestOf = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

/** Returns the references of stored rows; undefined for a row whose key was used before. */
type Write = (rows: readonly Row[]) => Promise<(string | undefined)[]>;

/**
 * Writes keys, leads and requests of one kind in one statement. Its text does not depend on their number, so that
 * a database prepares it once.
 */
function writerOf(database: Database, name: LeadKindName, keyLife: number | undefined): Write {
  const { table, columns } = leadKinds[name];
  const fields = Object.keys(columns);
  // Keys are inserted in order, so that two processes cannot wait for each other. A concurrent request with
  // the same key waits until the first has committed. A trigger writes the mails at commit.
  const statement = `
    with sent as (select * from json_populate_recordset(null::maloca.leads, $1::text::json)),
    keys as (
      select * from json_to_recordset($2::text::json) as k (key text, body text, id uuid, at timestamptz)
    ), taken as (
      insert into maloca.idempotency_keys (kind, key_hash, body_hash, lead_id, created_at)
      select '${name}', ${digestOf("key")}, ${digestOf("body")}, id, at from keys order by key
      on conflict (kind, key_hash) do update
        set body_hash = excluded.body_hash, lead_id = excluded.lead_id, created_at = excluded.created_at
        where $4::bigint is not null
          and idempotency_keys.created_at < excluded.created_at - $4::bigint * interval '1 millisecond'
      returning lead_id
    ), lead as (
      insert into maloca.leads (${LEAD_COLUMNS})
      select ${LEAD_COLUMNS} from sent
      where id in (select lead_id from taken) or id not in (select id from keys)
      returning id, reference
    ), request as (
      insert into maloca.${table} (lead_id, ${fields.join(", ")})
      select r.lead_id, ${fields.map((field) => `r.${field}`).join(", ")}
      from json_populate_recordset(null::maloca.${table}, $3::text::json) r join lead on lead.id = r.lead_id
    )
    select id, reference from lead`;

  return async (rows) => {
    const leads = rows.map(({ id, at, lead }) => ({
      id,
      kind: name,
      partner: lead.partner,
      source: lead.source,
      metadata: lead.metadata,
      test_mode: lead.testMode ?? false,
      consent_version: lead.consentVersion,
      consent_at: lead.consentVersion === null ? null : at,
      created_at: at,
      quarantine: lead.spamSign,
      language: lead.language ?? SPANISH,
    }));
    const keys = rows.flatMap(({ id, at, lead: { idempotencyKey: key, request } }) =>
      key === null ? [] : [{ key, body: bodyText(request), id, at }],
    );
    const requests = rows.map(({ id, lead }) => ({ ...lead.request, lead_id: id }));
    const written = await database.write<{ id: string; reference: string }>(statement, [
      ...[leads, keys, requests].map((list) => JSON.stringify(list)),
      keyLife ?? null,
    ]);
    const references = new Map(written.map(({ id, reference }) => [id, reference]));
    return rows.map(({ id }) => references.get(id));
  };
}

export function createStore(database: Database, clock: () => Date = () => new Date()) {
  const writers = new Map<string, (row: Row) => Promise<string | undefined>>();

  /** Leads of one kind and one key life are written together. */
  function write(row: Row): Promise<string | undefined> {
    const { kind, keyLife } = row.lead;
    const name = `${kind} ${keyLife}`;
    const writer = writers.get(name) ?? createGroups(writerOf(database, kind, keyLife));
    writers.set(name, writer);
    return writer(row);
  }

  async function save(row: Row): Promise<Saved> {
    const reference = await write(row).catch((error) => {
      // Another lead has the random reference: try another.
      if (error instanceof DatabaseError && error.constraint === REFERENCE_IN_USE) return null;
      throw error;
    });
    if (reference) return { reference, fresh: true };
    if (reference === null) return save(row);
    const [first] = await database.write<{ reference: string; same: boolean }>(
      `select l.reference, k.body_hash = ${digestOf("$3::text")} as same
       from maloca.idempotency_keys k join maloca.leads l on l.id = k.lead_id
       where k.kind = $1 and k.key_hash = ${digestOf("$2::text")}`,
      [row.lead.kind, row.key, bodyText(row.lead.request)],
    );
    // An operator has just deleted the lead, and with it the key.
    if (!first) return save(row);
    return first.same ? { reference: first.reference, fresh: false } : { conflict: true };
  }

  return {
    /** Key, lead, request and mail in one transaction. Throws a DatabaseError. */
    save(lead: NewLead) {
      const id = crypto.randomUUID();
      return save({ id, at: clock(), key: lead.idempotencyKey ?? id, lead });
    },
  };
}

/** Throws a DatabaseError where a lead could not be stored, as on a full disk. Run as a write, as a lead is. */
export const ping = (database: Database) => database.write(REFUSED_WHERE_READ_ONLY);

/** Deletes idempotency keys that no retry will use any more. */
export const forgetKeys = (database: Database, now: Date) =>
  database.query("delete from maloca.idempotency_keys where created_at < $1", [
    new Date(now.getTime() - KEY_LIFE_MS),
  ]);

/** The same text for the same fields in any order. */
const bodyText = (fields: Fields) =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));

export const digestFields = (fields: Fields): Promise<string> => digest(bodyText(fields));
