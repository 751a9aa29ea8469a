import { describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import type { Mail } from "../src/mail/mail";
import { createOutbox } from "../src/mail/outbox";
import type { Database } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { createWebhooks } from "../src/webhooks/deliver";
import { addWebhook } from "../src/webhooks/webhooks";
import { databaseNames, useBareDatabase } from "./databases";
import { booking, storeLead } from "./samples";
import { migrations } from "./templates";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
/** Since then each of the team has a row of their own. */
const OWN_ROWS = "20261130000000_mails_of_colleagues.sql";

const now = new Date("2026-11-20T15:00:00Z");
const clock = () => now;

/** Requests by the name in them, with the state of their mail to the team and of their call. */
const states: Readonly<Record<string, string>> = {
  Fresca: "",
  Fallida: "attempts = 3, last_error = 'ECONNREFUSED: away', outage = true",
  Entregada: "attempts = 1, sent_at = due_at",
  Parcial: "attempts = 1, sent_at = due_at",
  Abandonada: "attempts = 40, dead_at = due_at, last_error = 'EENVELOPE 550: no'",
  "En camino": "attempts = 1, leased_until = due_at + interval '2 minutes'",
};

/** What the release before left behind: one row for the whole team, and one for who was refused. */
async function leave(database: Database): Promise<void> {
  const all = await migrations();
  await migrate(
    database,
    all.filter(({ name }) => name < OWN_ROWS),
  );
  const hook = { name: "crm", url: "https://crm.example/", format: "standard" } as const;
  await addWebhook(database, hook, new Date(0));
  for (const [who, state] of Object.entries(states)) {
    const reference = await storeLead(database, { body: { ...booking, name: who }, clock });
    if (!state) continue;
    const lead = `(select id from maloca.leads where reference = '${reference}')`;
    await database.exec(
      `update maloca.outbox set ${state} where audience <> 'visitor' and lead_id = ${lead}`,
    );
    if (who === "Parcial")
      await database.exec(
        `insert into maloca.outbox (lead_id, audience, attempts, due_at, last_error, outage)
         select id, 'team:${LUIS}', 1, created_at, 'EENVELOPE 550: full', true from maloca.leads
         where reference = '${reference}'`,
      );
  }
  await migrate(database, all);
}

describe.each(databaseNames)("mails and calls that an earlier release left, on %s", (name) => {
  const database = useBareDatabase(name, { prepare: leave });
  const sent: string[] = [];
  const deliver = (clock: () => Date) => {
    const send = async ({ text }: Mail, member?: string) => {
      const who = Object.keys(states).find((name) => text.includes(name));
      if (member) sent.push(`${member.split("@")[0]} ${who}`);
    };
    return createOutbox({ database, send, team: [ANA, LUIS], clock }).deliver();
  };

  it("go out to each who has not got them, once, and are listed as what became of them", async () => {
    const listed = async () =>
      Object.fromEntries(
        (await createLeadAdmin(database, clock).list()).map(({ name, mail }) => [
          name,
          mail.state +
            (mail.refused ? ` but to ${mail.refused.map(({ address }) => address)}` : ""),
        ]),
      );
    expect(await listed()).toEqual({
      ...{ Fresca: "queued", Fallida: "queued", "En camino": "queued", Abandonada: "dead" },
      ...{ Entregada: "sent", Parcial: `sent but to ${LUIS}` },
    });
    await deliver(clock);
    const first = ["ana Fallida", "ana Fresca", "luis Fallida", "luis Fresca", "luis Parcial"];
    expect(sent.toSorted()).toEqual(first);
    expect((await listed()).Parcial).toBe("sent");
    // What the other release had begun is taken over once its lease has expired.
    await createLeadAdmin(database, clock).retry();
    const later = () => new Date(now.getTime() + 5 * 60_000);
    await deliver(later);
    await deliver(later);
    const missing = ["ana Abandonada", "ana En camino", "luis Abandonada", "luis En camino"];
    expect(sent.toSorted()).toEqual([...first, ...missing].sort());
    expect(await createLeadAdmin(database, later).unsent()).toMatchObject({ queued: 0, dead: 0 });
  });

  it("tell programs of each lead that they have not got, once", async () => {
    const told: string[] = [];
    const post = async (_: string, body: string) => {
      told.push(JSON.parse(body).data.name);
      return { status: 200 };
    };
    const later = () => new Date(now.getTime() + 5 * 60_000);
    for (const _ of [1, 2]) await createWebhooks({ database, post, clock: later }).deliver();
    expect(told.sort()).toEqual(["En camino", "Fallida", "Fresca"]);
  });
});
