import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../server/src/storage/database";
import { migrate } from "../../server/src/storage/migrate";
import { openEmbedded } from "../../server/src/storage/node/embedded-database";
import { openPostgres } from "../../server/src/storage/node/postgres";
import { startPostgres } from "../../server/test/postgres";
import { appOver } from "../../server/test/samples";
import { signIn } from "../../server/test/team-session";
import { migrations } from "../../server/test/templates";
import type { Row } from "./table";

/** `DESK_REQUESTS=1000000` measures PostgreSQL with as many, and not the embedded database. */
const many = Number(process.env.DESK_REQUESTS ?? 0);

export const name = many
  ? `The desk over ${many} requests on PostgreSQL, beside a count of their rows`
  : "The desk over 100,000 requests on the embedded database, beside a count of their rows";

const ROUNDS = 7;
const CHUNK = 20_000;
const ANA = "ana@maloca.example";

const PAGES = {
  list: "/equipo?estado=todas",
  "a text of many": "/equipo?estado=todas&buscar=sin prisa",
  "a text of one": "/equipo?estado=todas&buscar=persona77777@",
  "a text of none": "/equipo?estado=todas&buscar=ornitorrinco",
  Cifras: "/equipo/cifras",
  Aliados: "/equipo/aliados",
};

/** Bookings of three years, half of them answered, a tenth from partners; their mails are sent. */
async function seed(database: Database, requests: number): Promise<void> {
  for (let from = 0; from < requests; from += CHUNK) {
    const numbers = [from, Math.min(from + CHUNK, requests) - 1];
    await database.tx(async (session) => {
      await session.query(
        `insert into maloca.leads (id, reference, kind, created_at, partner)
         select lpad(to_hex(i), 32, '0')::uuid, 'MAL-' || upper(lpad(to_hex(i), 6, '0')), 'booking', now() - make_interval(secs => i * 95e6 / ${requests}),
           case when i % 10 = 0 then 'hotel-' || i % 50 end
         from generate_series($1::int, $2::int) i`,
        numbers,
      );
      await session.query(
        `insert into maloca.booking_requests
           (lead_id, name, email, phone, destination, dates, travelers, experiences, message)
         select lpad(to_hex(i), 32, '0')::uuid, 'Persona ' || i, 'persona' || i || '@maloca.example', '+57 300 5' || lpad(i::text, 7, '0'),
           (array['Viaje a Guaviare', 'Viaje a La Guajira', 'Viaje al Chocó'])[1 + i % 3], 'enero', '2 adultos', '',
           'Queremos caminar sin prisa, somos ' || i % 9
         from generate_series($1::int, $2::int) i`,
        numbers,
      );
      await session.query(
        `insert into maloca.lead_answers (lead_id, state, answered_at, changed_at)
         select lpad(to_hex(i), 32, '0')::uuid, (array['answered', 'won', 'lost'])[1 + i % 3], now(), now()
         from generate_series($1::int, $2::int) i where i % 2 = 0`,
        numbers,
      );
    }, 600_000);
    await database.exec("update maloca.outbox set sent_at = now() where sent_at is null");
  }
}

async function measure(database: Database, requests: number): Promise<Row[]> {
  await migrate(database, await migrations());
  await seed(database, requests);
  if (!database.inProcess) await database.exec("analyze");
  const app = appOver(database, { team: [ANA] });
  const cookie = await signIn(app, database, ANA, new Date());
  const works = Object.entries(PAGES).map(([what, path]) => ({
    what,
    async work() {
      const answer = await app.request(encodeURI(path), { headers: { cookie } });
      if (!(await answer.text()).includes("Salir en este aparato")) throw new Error(path);
    },
  }));
  // The embedded database works in this process, whose own time other work on the machine changes less.
  const used = () => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each, 0) / 1000;
  const [unit, now] = database.inProcess
    ? ["ms of processor", used]
    : ["ms", () => performance.now()];
  const peer = "count of rows";
  const count = { what: peer, work: () => database.query("select count(*) from maloca.leads") };
  const rows = [count, ...works].map(({ what, work }) => ({ what, work, samples: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { work, samples } of rows) {
      const begun = now();
      await work();
      samples.push(now() - begun);
    }
  return rows.map(({ what, samples }) => ({
    ...{ what, unit, samples },
    ...(what !== peer && { peer }),
  }));
}

export async function run(): Promise<Row[]> {
  if (!many) {
    const folder = await mkdtemp(join(tmpdir(), "maloca-bench-"));
    const database = await openEmbedded(folder);
    try {
      return await measure(database, 100_000);
    } finally {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  const postgres = await startPostgres();
  const database = await openPostgres(postgres.url);
  try {
    return await measure(database, many);
  } finally {
    await database.close();
    await postgres.stop();
  }
}
