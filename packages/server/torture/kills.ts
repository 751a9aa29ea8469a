import { headers, paths } from "@maloca/catalog";
import { createOperations } from "../src/operations";
import { launch } from "../test/programs";
import { booking, post } from "../test/samples";
import type { Opened } from "./databases";

export interface Kills {
  kills: number;
  /** Requests with a 200 answer. */
  acknowledged: number;
  lost: number;
  /** Leads without their request or their mail. */
  half: number;
  twice: number;
}

/**
 * Kills a server under load with SIGKILL, again and again. Every client sends its request until it
 * is answered, with the same key, as the widgets do. Counts what became of what was acknowledged.
 */
export async function killUnderLoad(
  database: Opened,
  program: string,
  { kills, leadsPerKill, clients = 20 }: { kills: number; leadsPerKill: number; clients?: number },
): Promise<Kills> {
  const acknowledged = new Map<string, string>();
  let url: string | undefined;
  let next = 0;
  let over = false;

  const client = async () => {
    while (!over) {
      const name = `Ana ${next++}`;
      const call = post({ ...booking, name }, { [headers.idempotencyKey]: name });
      while (!acknowledged.has(name)) {
        if (!url) {
          if (over) return;
          await new Promise((resolve) => setTimeout(resolve, 20));
          continue;
        }
        try {
          const answer = await fetch(`${url}${paths.booking}`, {
            ...call,
            signal: AbortSignal.timeout(10_000),
          });
          if (answer.status === 200) acknowledged.set(name, (await answer.json()).reference);
        } catch {
          // Killed in the middle: sent again.
        }
      }
    }
  };

  const load = Promise.all(Array.from({ length: clients }, client));
  for (let kill = 0; kill < kills; kill++) {
    const server = launch(program, [], database.variables);
    url = await server.url;
    const enough = acknowledged.size + leadsPerKill;
    while (acknowledged.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    server.child.kill("SIGKILL");
    url = undefined;
    await server.ended;
  }
  over = true;
  await load;

  return database.read(async (opened) => {
    const leads = await createOperations(opened).list();
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
      acknowledged: acknowledged.size,
      lost: entries.filter(([name, reference]) => !references.get(name)?.includes(reference))
        .length,
      // The list joins each lead with its request and its mail.
      half: (count?.leads ?? 0) - leads.length,
      twice: [...references.values()].filter((found) => found.length > 1).length,
    };
  });
}
