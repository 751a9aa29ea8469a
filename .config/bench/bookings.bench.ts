import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { headers, paths } from "@maloca/catalog";
import type { Session } from "../../packages/server/src/database";
import { openPostgres } from "../../packages/server/src/node/postgres";
import { createStore } from "../../packages/server/src/store";
import { bundlePrograms } from "../../packages/server/test/bundle";
import { startPostgres } from "../../packages/server/test/postgres";
import { booking, post } from "../../packages/server/test/samples";
import { emptyTables } from "../../packages/server/test/stores";
import { launch } from "../launch.mjs";

export const name =
  "Bookings on PostgreSQL, which syncs each: our server over HTTP, and pgbench with the same statements";

const CLIENTS = 10;
const SECONDS = 4;
const ROUNDS = 5;

interface Round {
  perSecond: number;
  /** Milliseconds, sorted. */
  times: number[];
}

/** What the store says to its database for one booking, with other ids each time, as pgbench reads it. */
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
 * Where two leads draw the same reference the store tries again, which a script for pgbench cannot:
 * its round ends there, and is measured anew.
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

/** Takes a round's log out of the folder: milliseconds, sorted. */
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

let next = 0;

/** A request as it goes over the wire. */
function requestTo({ host, pathname }: URL): string {
  const { body, headers: own } = post(booking, { [headers.idempotencyKey]: `key ${next++}` });
  const lines = Object.entries({
    ...(own as Record<string, string>),
    host,
    "content-length": Buffer.byteLength(String(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${pathname} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

const isWhole = (answer: string) => {
  const [head = "", body] = answer.split("\r\n\r\n");
  return body?.length === Number(/content-length: (\d+)/i.exec(head)?.[1]);
};

/** Writes to its socket itself: what calls must not take more of the machine than pgbench does. */
async function runServer(url: string): Promise<Round> {
  const to = new URL(paths.booking, url);
  const times: number[] = [];
  const begun = performance.now();
  const client = async () => {
    const socket = connect(Number(to.port), to.hostname).setEncoding("utf8");
    while (performance.now() < begun + SECONDS * 1000) {
      const sent = performance.now();
      socket.write(requestTo(to));
      let answer = "";
      while (!isWhole(answer)) answer += (await once(socket, "data"))[0];
      if (!answer.startsWith("HTTP/1.1 200 ")) throw new Error(answer);
      times.push(performance.now() - sent);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  return { perSecond, times: times.sort((a, b) => a - b) };
}

const figures: [what: string, unit: string, of: (round: Round) => number][] = [
  ["bookings", "per second", ({ perSecond }) => perSecond],
  ["half answered within", "ms", ({ times }) => times[Math.floor(times.length / 2)] as number],
  ["99 of 100 within", "ms", ({ times }) => times[Math.floor(times.length * 0.99)] as number],
];

export async function run() {
  const postgres = await startPostgres({ synced: true });
  const folder = await mkdtemp(join(tmpdir(), "maloca-bench-"));
  const server = launch((await bundlePrograms()).main, [], { DATABASE_URL: postgres.url });
  try {
    const url = await server.url;
    const database = await openPostgres(postgres.url);
    await runServer(url);
    const rounds: Record<"server" | "pgbench", Round[]> = { server: [], pgbench: [] };
    for (let round = 0; round < ROUNDS; round++) {
      await emptyTables(database);
      rounds.pgbench.push(await runPgbench(postgres.url, folder));
      await emptyTables(database);
      rounds.server.push(await runServer(url));
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
