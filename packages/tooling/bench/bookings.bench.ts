import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Database, onlyRow } from "../../server/src/storage/database";
import { emptyTables } from "../../server/test/databases";
import { booking } from "../../server/test/samples";
import { bookFor, compared, overPostgres, type Round } from "./calls";

export const name =
  "Bookings on PostgreSQL, which syncs each: our server over HTTP, and pgbench, which writes the same rows";

const CLIENTS = 10;
const SECONDS = 4;
const ROUNDS = 5;

/** What the database stores of one booking, as one plain statement for pgbench, with other ids each time. */
function pgbenchScript(): string {
  const id = "lpad(to_hex(:id::bigint), 32, '0')::uuid";
  const text = (value: unknown) => `'${String(value).replaceAll("'", "''").replaceAll("\n", " ")}'`;
  const statement = `
    with key as (
      insert into maloca.idempotency_keys (kind, key_hash, body_hash, lead_id, created_at)
      values ('booking', encode(sha256(int8send(:id::bigint)), 'hex'), repeat('0', 64), ${id}, now())
      on conflict (kind, key_hash) do update
        set body_hash = excluded.body_hash, lead_id = excluded.lead_id, created_at = excluded.created_at
        where idempotency_keys.created_at < now() - interval '7 days'
      returning lead_id as id
    ), lead as (
      insert into maloca.leads (id, kind, created_at)
      select id, 'booking', now() from key returning id, reference
    ), request as (
      insert into maloca.booking_requests (lead_id, ${Object.keys(booking).join(", ")})
      select id, ${Object.values(booking).map(text).join(", ")} from lead
    )
    select reference from lead;`;
  return [
    `\\set id random(1, ${Number.MAX_SAFE_INTEGER})`,
    statement.replace(/\s+/g, " ").trim(),
    "",
  ].join("\n");
}

/**
 * If two leads get the same random reference, the store retries. A pgbench script cannot: its round fails
 * and is repeated.
 */
const SAME_REFERENCE = /leads_reference_key/;

async function runPgbench(url: string, folder: string): Promise<Round> {
  const script = join(folder, "bookings.sql");
  await writeFile(script, pgbenchScript());
  const { stdout } = await promisify(execFile)(
    "pgbench",
    [
      ...["--no-vacuum", "--client", String(CLIENTS), "--time", String(SECONDS)],
      ...["--file", script, "--log", "--log-prefix", join(folder, "log"), url],
    ],
    { cwd: folder },
  ).catch(async (error) => {
    await timesOf(folder);
    if (!SAME_REFERENCE.test(error.stderr)) throw error;
    return { stdout: "" };
  });
  if (!stdout) return runPgbench(url, folder);
  const failed = stdout.match(/failed transactions: (\d+)/)?.[1];
  if (failed !== "0") throw new Error(`pgbench failed:\n${stdout}`);
  const perSecond = Number(stdout.match(/tps = ([\d.]+)/)?.[1]);
  return { perSecond, times: await timesOf(folder) };
}

/** Reads and deletes a round's log: milliseconds, sorted. */
async function timesOf(folder: string): Promise<number[]> {
  const times: number[] = [];
  for (const file of await readdir(folder)) {
    if (!file.startsWith("log")) continue;
    const text = await readFile(join(folder, file), "utf8");
    for (const line of text.trim().split("\n")) times.push(Number(line.split(" ")[2]) / 1000);
    await rm(join(folder, file));
  }
  return times.sort((a, b) => a - b);
}

/** Checks that every booking was synced and has all of its rows: both sides do the same work. */
async function checkWork(database: Database): Promise<void> {
  const row = onlyRow(
    await database.query(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         (select count(*) from maloca.leads) = (select count(*) from maloca.booking_requests)
           and (select count(*) from maloca.leads) = (select count(*) from maloca.idempotency_keys)
           and 2 * (select count(*) from maloca.leads) = (select count(*) from maloca.outbox) as whole`,
    ),
  );
  if (row.fsync !== "on" || row.commit !== "on" || row.whole !== true)
    throw new Error(`not the same work: ${JSON.stringify(row)}`);
}

export async function run() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-bench-"));
  try {
    return await overPostgres(async ({ url, database, postgres }) => {
      const runServer = () => bookFor(url, { clients: CLIENTS, seconds: SECONDS });
      await runServer();
      const [peers, rounds]: [Round[], Round[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        await emptyTables(database);
        peers.push(await runPgbench(postgres, folder));
        await checkWork(database);
        await emptyTables(database);
        rounds.push(await runServer());
        await checkWork(database);
      }
      return compared(peers, "pgbench", rounds);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
