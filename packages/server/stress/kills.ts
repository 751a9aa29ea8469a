import { headers, paths } from "@maloca/catalog";
import { seededRandom } from "../../tooling/vitest/seed.mjs";
import { createLeadAdmin } from "../src/leads/admin";
import { createWebhooks } from "../src/webhooks/deliver";
import { createPost } from "../src/webhooks/node/post";
import { addWebhook } from "../src/webhooks/webhooks";
import type { Opened } from "../test/databases";
import { launch } from "../test/programs";
import { callsLoopback, startReceiver } from "../test/receiver";
import { booking, post } from "../test/samples";
import { killedAt, pick, requestPoints } from "./points";

/** Visitors who send at the same time. */
const VISITORS = 20;

/**
 * Kills a server under load with SIGKILL, again and again, each time at a point of a request's way that the seed
 * chooses, and after it has answered a request. Visitors send without a pause, and repeat each request with the same key until it is answered, as the
 * widgets do. Counts what was lost of the acknowledged requests.
 */
export async function killUnderLoad(
  database: Opened,
  program: string,
  { kills, times }: { kills: number; times: number },
) {
  const random = seededRandom(`kills on ${database.name}`);
  const receiver = await startReceiver();
  await database.read(async (opened) => {
    await addWebhook(opened, { name: "crm", url: receiver.url, format: "standard" }, new Date());
  });
  const variables = { ...database.variables, ...callsLoopback };
  const acknowledged = new Map<string, string>();
  const unanswered: string[] = [];
  let begun = 0;

  const request = async (url: string, name: string) => {
    const call = post({ ...booking, name }, { [headers.idempotencyKey]: name });
    const receipt = await fetch(`${url}${paths.booking}`, call)
      .then((answer) => (answer.status === 200 ? answer.json() : undefined))
      .catch(() => undefined);
    if (receipt) acknowledged.set(name, receipt.reference);
    else unanswered.push(name);
  };

  for (let kill = 0; kill < kills; kill++) {
    const point = pick(requestPoints[database.name], random());
    const killed = killedAt(point, 1 + Math.floor(random() * times), "answer");
    const NODE_OPTIONS = `${callsLoopback.NODE_OPTIONS} ${killed.NODE_OPTIONS}`;
    const server = launch(program, [], { ...variables, ...killed, NODE_OPTIONS });
    const url = await server.url;
    let alive = true;
    const ended = server.ended.then(() => {
      alive = false;
    });
    const visitor = async () => {
      while (alive) await request(url, unanswered.pop() ?? `Ana ${begun++}`);
    };
    await Promise.all([ended, ...Array.from({ length: VISITORS }, visitor)]);
    if (server.child.signalCode !== "SIGKILL") throw new Error(`not killed: ${server.output()}`);
  }
  const risked = acknowledged.size;
  const server = launch(program, [], variables);
  const url = await server.url;
  while (unanswered.length) {
    await Promise.all(unanswered.splice(0, VISITORS).map((name) => request(url, name)));
  }
  server.child.kill("SIGKILL");
  await server.ended;

  return database.read(async (opened) => {
    // By then the leases of the killed servers have expired.
    const clock = () => new Date(Date.now() + 10 * 60_000);
    const send = createPost({ hosts: [], loopback: true });
    await createWebhooks({ database: opened, post: send, clock }).deliver();
    await receiver.stop();
    const leads = await createLeadAdmin(opened).list();
    const [count] = await opened.query<{ leads: number }>(
      "select count(*)::int as leads from maloca.leads",
    );
    const references = new Map<string, string[]>();
    for (const { name, reference } of leads) {
      references.set(String(name), [...(references.get(String(name)) ?? []), reference]);
    }
    const entries = [...acknowledged];
    const delivered = new Set(receiver.references());
    return {
      /** Requests that were answered with 200 by a server that was then killed. */
      risked,
      /** Answered requests that are not stored, also those that a later server answered. */
      lost: entries.filter(([name, reference]) => !references.get(name)?.includes(reference))
        .length,
      /** Leads without their request or their mail, with which the list joins each. */
      half: (count?.leads ?? 0) - leads.length,
      /** Leads that the webhook did not receive. */
      undelivered: entries.filter(([, reference]) => !delivered.has(reference)).length,
      /** Requests that are stored twice. */
      twice: [...references.values()].filter((found) => found.length > 1).length,
    };
  });
}
