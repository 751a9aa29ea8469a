import { headers, paths } from "@maloca/catalog";
import { createLeadAdmin } from "../src/leads/admin";
import { createWebhooks } from "../src/webhooks/deliver";
import { createPost } from "../src/webhooks/node/post";
import { addWebhook } from "../src/webhooks/webhooks";
import { callsLoopback } from "../test/loopback";
import { launch } from "../test/programs";
import { booking, post } from "../test/samples";
import type { Opened } from "./databases";
import { startReceiver } from "./receiver";

export interface Kills {
  kills: number;
  /** Requests that began in a second, over the time a server was up. */
  rate: number;
  /** Sends without an answer, mostly those that a kill cut off: the request was sent again. */
  resent: number;
  /** Requests with a 200 answer. */
  acknowledged: number;
  lost: number;
  /** Leads without their request or their mail. */
  half: number;
  twice: number;
  /** Acknowledged leads of which the webhook was not told. */
  untold: number;
}

/** So many begin at once before a kill, which falls between the first answer and the others. */
const RUSH = 20;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Kills a server under load with SIGKILL, again and again. Requests begin at a rate, whether or not
 * those before them were answered; each is sent until it is answered, with the same key, as the
 * widgets do. Where a server falls behind, no more wait than begin in a second: further ones are
 * left out, and the rate tells. Counts what became of what was acknowledged.
 */
export async function killUnderLoad(
  database: Opened,
  program: string,
  { kills, leadsPerKill, rate }: { kills: number; leadsPerKill: number; rate: number },
): Promise<Kills> {
  const receiver = await startReceiver();
  await database.read(async (opened) => {
    await addWebhook(opened, { name: "crm", url: receiver.url, format: "standard" }, new Date());
  });
  const variables = { ...database.variables, ...callsLoopback };
  const acknowledged = new Map<string, string>();
  const waiting = new Set<Promise<void>>();
  let url: string | undefined;
  let begun = 0;
  let resent = 0;
  let secondsUp = 0;
  let over = false;

  const request = async (name: string) => {
    const call = post({ ...booking, name }, { [headers.idempotencyKey]: name });
    while (!over) {
      try {
        const signal = AbortSignal.timeout(10_000);
        const answer = url && (await fetch(`${url}${paths.booking}`, { ...call, signal }));
        if (answer && answer.status === 200) {
          acknowledged.set(name, (await answer.json()).reference);
          return;
        }
      } catch {
        resent++;
      }
      await pause(20);
    }
  };

  const begin = () => {
    const sent = request(`Ana ${begun++}`).finally(() => waiting.delete(sent));
    waiting.add(sent);
    return sent;
  };

  for (let kill = 0; kill < kills; kill++) {
    const server = launch(program, [], variables);
    url = await server.url;
    const up = performance.now();
    const enough = acknowledged.size + leadsPerKill;
    for (let tick = 1; acknowledged.size < enough; tick++) {
      if (waiting.size < rate) begin();
      await pause(up + (tick * 1000) / rate - performance.now());
    }
    await Promise.race(Array.from({ length: RUSH }, begin));
    server.child.kill("SIGKILL");
    url = undefined;
    secondsUp += (performance.now() - up) / 1000;
    await server.ended;
  }
  over = true;
  await Promise.all(waiting);

  return database.read(async (opened) => {
    // The leases that the killed servers held are over by then.
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
    return {
      kills,
      rate: Math.round(begun / secondsUp),
      resent,
      acknowledged: acknowledged.size,
      lost: entries.filter(([name, reference]) => !references.get(name)?.includes(reference))
        .length,
      // The list joins each lead with its request and its mail.
      half: (count?.leads ?? 0) - leads.length,
      untold: entries.filter(([, reference]) => !receiver.told.has(reference)).length,
      twice: [...references.values()].filter((found) => found.length > 1).length,
    };
  });
}
