import type { Database } from "../src/storage/database";
import { withLongTimeout } from "../src/storage/row-transfer";
import { booking } from "../test/samples";

/** The beginning of their references. Random references contain no zero. */
export const FILLED = "MAL-0";

/** Of the mails to the team. */
export const AUDIENCE = "team:equipo@maloca.example";

/** Rows that one statement writes. */
const ROWS = 10_000;

/** The columns that differ from lead to lead. */
const EACH: Readonly<Record<string, (text: string) => string>> = {
  name: (text) => `${text} || ' ' || n`,
  email: (text) => `replace(${text}, '@', n || '@')`,
  destination: (text) =>
    `case n % 4 when 0 then ${text} else 'Viaje a ' || (array['Chocó', 'Amazonas', 'La Guajira'])[n % 4] end`,
};

/**
 * Fills a database with bookings, each with its key and its two mails, which were sent except for the last `waiting`
 * bookings.
 */
export async function fillLeads(database: Database, leads: number, waiting = 0): Promise<void> {
  const texts = Object.entries(booking);
  const columns = texts.map(([column]) => column).join(", ");
  const values = texts
    .map(([column], index) => EACH[column]?.(`$${index + 3}::text`) ?? `$${index + 3}`)
    .join(", ");
  for (let from = 1; from <= leads; from += ROWS) {
    const last = Math.min(from + ROWS - 1, leads);
    await withLongTimeout(database, async (session) => {
      // Without the trigger, which would write mails one by one: a statement below writes them.
      await session.exec(
        "alter table maloca.booking_requests disable trigger booking_requests_outbox",
      );
      const numbers = [from, last];
      const eachId = "select md5(n::text)::uuid as id, n from generate_series($1::int, $2::int) n";
      await session.query(
        `insert into maloca.leads (id, kind, reference, created_at, partner, source)
         select id, 'booking', '${FILLED}' || lpad(n::text, 7, '0'), timestamptz '2026-01-01' + n * interval '25 seconds',
           case n % 3 when 0 then 'Hotel ' || n % 40 end,
           case n % 2 when 0 then jsonb_build_object('utm_source', 'aliado ' || n % 20) end
         from (${eachId}) each_id`,
        numbers,
      );
      await session.query(
        `insert into maloca.booking_requests (lead_id, ${columns})
         select id, ${values} from (${eachId}) each_id`,
        [...numbers, ...texts.map(([, text]) => text)],
      );
      await session.query(
        `insert into maloca.idempotency_keys (kind, key_hash, body_hash, lead_id, created_at)
         select 'booking', encode(sha256(id::text::bytea), 'hex'), encode(sha256(id::text::bytea), 'hex'), id, now()
         from (${eachId}) each_id`,
        numbers,
      );
      await session.query(
        `insert into maloca.outbox (lead_id, audience, due_at, sent_at)
         select id, audience, now(), case when n <= $3::int then now() end
         from (${eachId}) each_id, (values ('${AUDIENCE}'), ('visitor')) a (audience)`,
        [...numbers, leads - waiting],
      );
      await session.exec(
        "alter table maloca.booking_requests enable trigger booking_requests_outbox",
      );
    });
  }
}
