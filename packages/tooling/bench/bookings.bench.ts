import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createStore } from "../../server/src/leads/store";
import type { Session } from "../../server/src/storage/database";
import { openPostgres } from "../../server/src/storage/node/postgres";
import { bundlePrograms } from "../../server/test/bundle";
import { emptyTables } from "../../server/test/databases";
import { startPostgres } from "../../server/test/postgres";
import { booking } from "../../server/test/samples";
import { launch } from "../programs/launch.mjs";
import { bookFor, type Round, within } from "./calls";

export const name =
  "Bookings on PostgreSQL, which syncs each: our server over HTTP, and pgbench with the same statements";

const CLIENTS = 10;
const SECONDS = 4;
const ROUNDS = 5;

/** The statements of one booking as a script for pgbench, with other ids each time. */
async function pgbenchScript(): Promise<string> {
  const lines = [`\\set id random(1, ${Number.MAX_SAFE_INTEGER})`];
  const literal = (value: unknown) => {
    if (value === null) return "null";
    if (value instanceof Date) return "now()";
    if (/^[\da-f-]{36}$/.test(String(value))) return "lpad(to_hex(:id), 32, '0')::uuid";
    if (/^[\da-f]{64}$/.test(String(value))) return "encode(sha256(int8send(:id)), 'hex')";
    return `'${String(value).replaceAll("'", "''").replaceAll("\n", " ")}'`;
  };
  const session: Session = {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const filled = sql.replace(/\$(\d+)/g, (_, n) => literal(parameters[Number(n) - 1]));
      lines.push(`${filled.replace(/\s+/g, " ")};`);
      return [{ reference: "MAL-234567" }] as Row[];
    },
    exec: () => Promise.reject(new Error("a booking is queries")),
  };
  await createStore({
    ...session,
    write: session.query,
    tx: () => Promise.reject(new Error("a booking is one statement")),
    read: () => Promise.reject(new Error("a booking is one statement")),
    close: async () => {},
  }).save({
    kind: "booking",
    request: { ...booking },
    partner: null,
    source: null,
    consentVersion: null,
    idempotencyKey: "a key",
  });
  return [...lines, ""].join("\n");
}

/**
 * If two leads get the same random reference, the store tries again. A script for pgbench cannot: its
 * round fails and is measured again.
 */
const SAME_REFERENCE = /leads_reference_key/;

async function runPgbench(url: string, folder: string): Promise<Round> {
  const script = join(folder, "bookings.sql");
  await writeFile(script, await pgbenchScript());
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

const figures: [what: string, unit: string, of: (round: Round) => number][] = [
  ["bookings", "per second", ({ perSecond }) => perSecond],
  ["half answered within", "ms", (round) => within(round, 0.5)],
  ["99 of 100 within", "ms", (round) => within(round, 0.99)],
];

export async function run() {
  const postgres = await startPostgres({ synced: true });
  const folder = await mkdtemp(join(tmpdir(), "maloca-bench-"));
  const server = launch((await bundlePrograms()).main, [], { DATABASE_URL: postgres.url });
  try {
    const url = await server.url;
    const database = await openPostgres(postgres.url);
    const runServer = () => bookFor(url, { clients: CLIENTS, seconds: SECONDS });
    await runServer();
    const rounds: Record<"server" | "pgbench", Round[]> = { server: [], pgbench: [] };
    for (let round = 0; round < ROUNDS; round++) {
      await emptyTables(database);
      rounds.pgbench.push(await runPgbench(postgres.url, folder));
      await emptyTables(database);
      rounds.server.push(await runServer());
    }
    await database.close();
    return figures.flatMap(([what, unit, of]) => [
      { what: `${what}, pgbench`, unit, samples: rounds.pgbench.map(of) },
      { what, unit, samples: rounds.server.map(of), peer: `${what}, pgbench` },
    ]);
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
