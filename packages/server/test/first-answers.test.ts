import { headers, paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { databaseNames, useDatabase } from "./databases";
import { appOver, booking, contact, newsletter, newsletterPath, post } from "./samples";

const MINUTE = 60_000;

describe.each(databaseNames)("the time to the first answer, in %s", (name) => {
  const database = useDatabase(name);
  const begun = new Date("2026-11-20T15:00:00Z");
  const admin = createLeadAdmin(database, () => begun);

  const ask = async (path: string, body: unknown, extra: Record<string, string> = {}) => {
    const answer = await appOver(database, { clock: () => begun }).request(path, post(body, extra));
    return (await answer.json()).reference as string;
  };
  const answer = (reference: string, minutes: number) =>
    database.query(
      `insert into maloca.lead_answers (lead_id, state, answered_at, changed_at)
       select id, 'answered', $2, $2 from maloca.leads where reference = $1`,
      [reference, new Date(begun.getTime() + minutes * MINUTE)],
    );

  it("is told of each kind and each partner, however the partner is spelled", async () => {
    const sirena = { [headers.partner]: "Hotel Sirena" };
    await answer(await ask(paths.booking, booking, sirena), 10);
    await answer(await ask(paths.booking, booking, { [headers.partner]: " hotel SIRENA " }), 20);
    await answer(await ask(paths.contact, contact), 60);
    await ask(paths.booking, booking, sirena);
    // Nobody answers a sign-up, and tests and robots wait for nobody.
    await ask(newsletterPath, newsletter, sirena);
    await answer(await ask(paths.booking, booking, { ...sirena, [headers.testMode]: "1" }), 999);
    await answer(await ask(paths.booking, booking, { ...sirena, [headers.trap]: "1" }), 999);
    const minutes = (median: number, slowest: number) => ({
      ...{ median: median * 60, slowest: slowest * 60 },
    });
    const hotel = { leads: 3, answered: 2, ...minutes(15, 19) };
    const message = { leads: 1, answered: 1, ...minutes(60, 60) };
    expect(await admin.firstAnswers()).toEqual({
      kind: [
        { key: "booking", ...hotel },
        { key: "alliance", ...message },
      ],
      partner: [
        { key: expect.stringMatching(/^hotel sirena$/i), ...hotel },
        { key: null, ...message },
      ],
    });
  });

  it("is nothing without leads", async () => {
    expect(await admin.firstAnswers()).toEqual({ kind: [], partner: [] });
  });
});
