import { fileURLToPath } from "node:url";
import { headers, paths } from "@maloca/catalog";
import { createLeadAdmin } from "../src/leads/admin";
import { launch } from "../test/programs";
import { booking, post } from "../test/samples";
import { startTcpProxy } from "../test/tcp-proxy";
import type { Opened } from "./databases";

export interface Fault {
  fault: string;
  requests: number;
  unavailable: number;
  /** Neither stored nor told to come back. */
  other: number;
  /** Milliseconds of the slowest answer. */
  slowest: number;
  /** Milliseconds from the fault's end to the next lead. */
  recovery: number;
  lost: number;
}

/** So many visitors ask at a time. */
const VISITORS = 4;

/** Asks without rest while something is wrong, each visitor so often, and until it is well again. */
export async function sufferFaults(
  database: Opened,
  program: string,
  { requests, times }: { requests: number; times: number },
): Promise<Fault[]> {
  const { DATABASE_URL } = database.variables;
  const target = DATABASE_URL && new URL(DATABASE_URL);
  const databaseProxy = target ? await startTcpProxy(Number(target.port)) : null;
  if (target && databaseProxy) target.port = String(databaseProxy.port);
  const server = launch(program, [], {
    ...database.variables,
    ...(target && { DATABASE_URL: target.href }),
    NODE_OPTIONS: `--import=${fileURLToPath(new URL("disk-full.mjs", import.meta.url))}`,
  });
  const url = await server.url;
  const fill = async () => {
    const before = server.output().length;
    server.child.kill("SIGUSR2");
    await server.printed(/disk (full|free)\n/, before);
  };
  const faults: [name: string, begin: () => unknown, end: () => unknown][] = databaseProxy
    ? [
        ["database gone", databaseProxy.cut, databaseProxy.mend],
        ["database frozen", databaseProxy.freeze, databaseProxy.thaw],
      ]
    : [["disk full", fill, fill]];

  const references = new Set<string>();
  let next = 0;
  const ask = async () => {
    const begun = performance.now();
    const call = post(booking, { [headers.idempotencyKey]: `key ${next++}` });
    const answer = await fetch(`${url}${paths.booking}`, call);
    const body = await answer.json();
    if (answer.status === 200) references.add(body.reference);
    return { status: answer.status, took: Math.round(performance.now() - begun) };
  };
  const isWell = async () => {
    while ((await ask()).status !== 200);
  };

  const results: Fault[] = [];
  for (const [fault, begin, end] of faults) {
    const result = {
      fault,
      requests: 0,
      unavailable: 0,
      other: 0,
      slowest: 0,
      recovery: 0,
      lost: 0,
    };
    for (let time = 0; time < times; time++) {
      await isWell();
      await begin();
      const visitor = async () => {
        for (let asked = 0; asked < requests; asked++) {
          const { status, took } = await ask();
          result.requests++;
          if (status === 503) result.unavailable++;
          else if (status !== 200) result.other++;
          result.slowest = Math.max(result.slowest, took);
        }
      };
      await Promise.all(Array.from({ length: VISITORS }, visitor));
      await end();
      const ended = performance.now();
      await isWell();
      result.recovery = Math.max(result.recovery, Math.round(performance.now() - ended));
    }
    results.push(result);
  }

  server.child.kill("SIGTERM");
  await server.ended;
  await databaseProxy?.cut();
  const stored = await database.read(async (opened) => createLeadAdmin(opened).list());
  const kept = new Set(stored.map(({ reference }) => reference));
  const lost = [...references].filter((reference) => !kept.has(reference)).length;
  return results.map((result) => ({ ...result, lost }));
}
