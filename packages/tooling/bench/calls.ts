import { once } from "node:events";
import { connect } from "node:net";
import { headers, paths } from "@maloca/catalog";
import type { Database } from "../../server/src/storage/database";
import { openPostgres } from "../../server/src/storage/node/postgres";
import { startPostgres } from "../../server/test/postgres";
import { booking, post } from "../../server/test/samples";
import { programs } from "../programs/built-server";
import { launch } from "../programs/launch";
import type { Row } from "./table";

/** Measures our built server over a PostgreSQL that syncs each write. */
export async function overPostgres<Result>(
  measure: (server: { url: string; database: Database; postgres: string }) => Promise<Result>,
): Promise<Result> {
  const postgres = await startPostgres({ synced: true });
  const server = launch(programs.main, [], { DATABASE_URL: postgres.url });
  try {
    const url = await server.url;
    const database = await openPostgres(postgres.url);
    try {
      return await measure({ url, database, postgres: postgres.url });
    } finally {
      await database.close();
    }
  } finally {
    server.child.kill("SIGTERM");
    await server.ended;
    await postgres.stop();
  }
}

let next = 0;

/** A booking as an HTTP request with a new idempotency key. */
function requestTo({ host, pathname }: URL): string {
  const { body, headers: sent } = post(booking, { [headers.idempotencyKey]: `key ${next++}` });
  const lines = Object.entries({
    ...(sent as Record<string, string>),
    host,
    "content-length": Buffer.byteLength(String(body)),
  }).map(([name, value]) => `${name}: ${value}`);
  return [`POST ${pathname} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

const isWhole = (answer: string) => {
  const [head = "", body] = answer.split("\r\n\r\n");
  return body?.length === Number(/content-length: (\d+)/i.exec(head)?.[1]);
};

export interface Round {
  perSecond: number;
  /** Milliseconds, sorted. */
  times: number[];
}

/**
 * Runs clients that book for some seconds, each one booking after the other. They write
 * to sockets directly, so that they need no more CPU time than pgbench does.
 */
export async function bookFor(
  url: string,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Round> {
  const to = new URL(paths.booking, url);
  const times: number[] = [];
  const begun = performance.now();
  const client = async () => {
    const socket = connect(Number(to.port), to.hostname).setEncoding("utf8");
    while (performance.now() < begun + seconds * 1000) {
      const sent = performance.now();
      socket.write(requestTo(to));
      let answer = "";
      while (!isWhole(answer)) answer += (await once(socket, "data"))[0];
      if (!answer.startsWith("HTTP/1.1 200 ")) throw new Error(answer);
      times.push(performance.now() - sent);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  return { perSecond, times: times.sort((a, b) => a - b) };
}

/** The milliseconds within which this share of the bookings was answered. */
const within = ({ times }: Round, share: number) =>
  times[Math.floor(times.length * share)] as number;

/** What is measured of a round. */
const figures: [what: string, unit: string, of: (round: Round) => number][] = [
  ["bookings", "per second", ({ perSecond }) => perSecond],
  ["half answered within", "ms", (round) => within(round, 0.5)],
  ["99 of 100 within", "ms", (round) => within(round, 0.99)],
];

/** The rows of the rounds that are measured, each after that of its peer, which has a name. */
export const compared = (peers: Round[], name: string, rounds: Round[]): Row[] =>
  figures.flatMap(([what, unit, of]) => [
    { what: `${what}, ${name}`, unit, samples: peers.map(of) },
    { what, unit, samples: rounds.map(of), peer: `${what}, ${name}` },
  ]);
