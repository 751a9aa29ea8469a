import { headers, paths } from "@maloca/catalog";
import { seededRandom } from "../../tooling/vitest/seed.mjs";
import { createLeadAdmin } from "../src/leads/admin";
import type { Opened } from "../test/databases";
import { startTcpProxy } from "../test/ports";
import { launch } from "../test/programs";
import { booking, post } from "../test/samples";

/** Resends of one key at once. */
const RACING = 20;

/** The most bytes before a connection is reset: twice as many as a request and its answer have. */
const LIFE_BYTES = 3000;

/**
 * Sends each key many times at once through a proxy that resets each connection after as many bytes as
 * the seed says, until all are answered.
 */
export async function raceResends(database: Opened, program: string, { keys }: { keys: number }) {
  const random = seededRandom(`resends on ${database.name}`);
  const server = launch(program, [], database.variables);
  const tcpProxy = await startTcpProxy(await server.url, () => Math.ceil(random() * LIFE_BYTES));
  const url = new URL(paths.booking, tcpProxy.url);
  /** Keys whose answers contained more than one reference. */
  let ambiguous = 0;
  for (let key = 0; key < keys; key++) {
    const call = post(
      { ...booking, name: `Ana ${key}` },
      { [headers.idempotencyKey]: `key ${key}` },
    );
    const references = new Set<string>();
    const send = async () => {
      const answer = await fetch(url, call).catch(() => null);
      // The connection may be reset in the middle of the body.
      const receipt = await answer?.json().catch(() => null);
      if (receipt?.reference) references.add(receipt.reference);
    };
    await Promise.all(Array.from({ length: RACING }, send));
    while (!references.size) await send();
    if (references.size > 1) ambiguous++;
  }
  await tcpProxy.cut();
  server.child.kill("SIGTERM");
  await server.ended;
  const leads = await database.read(
    async (opened) => (await createLeadAdmin(opened).list()).length,
  );
  return { resets: tcpProxy.resets(), leads, ambiguous };
}
