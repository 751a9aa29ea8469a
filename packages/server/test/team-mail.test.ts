// tier: merge

import { describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { mailNotice, toFacts } from "../src/cli/leads-table";
import { HOUR_MS } from "../src/durations";
import type { SmtpOptions } from "../src/mail/node/smtp";
import { readPage, writePage } from "../src/storage/row-transfer";
import { databaseNames } from "./databases";
import { decode } from "./mailbox";
import { useMails } from "./mails";
import { booking } from "./samples";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
const TEAM = `Ana <${ANA}>, ${LUIS}`;

/** The place of the first page of leads in a copy. */
const LEADS_PAGE = JSON.stringify({ table: null, after: null });

describe.each(databaseNames)("mails to a team of two, from %s", (name) => {
  const mails = useMails(name, TEAM);
  const { admin, database, later } = mails;
  const ask = (who = booking.name) => mails.askTeam({ ...booking, name: who });
  const outbox = (options: SmtpOptions & { team?: string; patienceMs?: number } = {}) => {
    const { patienceMs, ...smtp } = options;
    const server = mails.server(smtp);
    return mails.outbox({ ...server, pollMs: 1, ...(patienceMs && { patienceMs }) });
  };
  const deliver = (options: { team?: string } = {}) => outbox(options).deliver();
  const unsent = () => admin().unsent();
  const of = (address: string, text: string) =>
    mails.mailbox.mails.filter(({ to, raw }) => to.includes(address) && decode(raw).includes(text));
  const idOf = (raw = "") => /^Message-ID: (.*)$/m.exec(raw)?.[1];

  it("record who did not get one, and report it to the others once by mail", async () => {
    mails.mailbox.refused = { [LUIS]: 550 };
    const references = [await ask(), await ask(), await ask()];
    await deliver();
    for (const reference of references) {
      expect(of(ANA, reference)).toHaveLength(1);
      expect(of(LUIS, reference)).toEqual([]);
      const lead = await admin().show(reference);
      const refused = { address: LUIS, state: "queued", error: expect.stringContaining("550") };
      expect(lead?.mail).toMatchObject({ state: "sent", refused: [refused] });
      expect(lead && toFacts(lead)).toContain(`No llegó a ${LUIS}`);
    }
    expect((await admin().listPage(null, { waiting: true })).leads).toHaveLength(3);
    const found = await unsent();
    expect(found).toMatchObject({ queued: 3, refused: [{ address: LUIS, leads: 3 }] });
    expect(mailNotice({ ...found, mailing: "set" })).toContain(`${LUIS} no recibe los correos`);
    await deliver();
    later(HOUR_MS);
    await deliver();
    expect(of(ANA, "Los demás sí los reciben")).toHaveLength(1);
  });

  it("say nothing of a mailbox that refuses for a moment, and tell the others when it lasts", async () => {
    mails.mailbox.refused = { [LUIS]: "450 4.7.1 Greylisted" };
    const reference = await ask();
    await deliver();
    later(HOUR_MS);
    await deliver();
    expect(await unsent()).toMatchObject({ queued: 1, refused: [] });
    expect(of(ANA, "no recibe los correos")).toEqual([]);
    for (let hour = 0; hour < 8; hour++) {
      later(HOUR_MS);
      await deliver();
    }
    expect(await unsent()).toMatchObject({ refused: [{ address: LUIS, leads: 1 }] });
    expect(of(ANA, "no recibe los correos")).toHaveLength(1);
    mails.mailbox.refused = {};
    later(6 * HOUR_MS);
    await deliver();
    expect(of(LUIS, reference)).toHaveLength(1);
  });

  it.each([550, 452])(
    "give the one who was refused with %i all that is missing, and nobody anything twice",
    async (status) => {
      mails.mailbox.refused = { [LUIS]: status };
      const missed = [await ask(), await ask()];
      await deliver();
      const ids = missed.map((reference) => idOf(of(ANA, reference)[0]?.raw));
      mails.mailbox.refused = {};
      // The next mail to both shows that the mailbox works again.
      const next = await ask();
      await deliver();
      await deliver();
      for (const address of [ANA, LUIS]) expect(of(address, next)).toHaveLength(1);
      for (const [index, reference] of missed.entries()) {
        expect(of(ANA, reference)).toHaveLength(1);
        expect(of(LUIS, reference).map(({ to, raw }) => [to, idOf(raw)])).toEqual([
          [[LUIS], ids[index]],
        ]);
        expect((await admin().show(reference))?.mail).not.toHaveProperty("refused");
      }
      expect(await unsent()).toMatchObject({ queued: 0, dead: 0, refused: [] });
    },
  );

  it("reach who was left out by a server that closes, without a notice about their mailbox", async () => {
    mails.mailbox.answer = ({ to }) => (to.includes(LUIS) ? 421 : null);
    const reference = await ask();
    await deliver();
    expect(mails.mailbox.mails.map(({ to }) => to)).toEqual([[ANA]]);
    mails.mailbox.answer = () => null;
    later(HOUR_MS);
    await deliver();
    for (const address of [ANA, LUIS]) {
      expect(of(address, reference)).toHaveLength(1);
      expect(of(address, "no recibe los correos")).toEqual([]);
    }
  });

  it("try a mailbox that refuses with one mail after each pause", async () => {
    mails.mailbox.refused = { [LUIS]: 550 };
    for (let index = 0; index < 5; index++) await ask();
    await deliver();
    const attempts = async () => {
      const sql = "select sum(attempts)::int as sum from maloca.outbox where audience <> 'team'";
      return Number((await database.query(sql))[0]?.sum);
    };
    const tried = await attempts();
    for (let hour = 1; hour <= 3; hour++) {
      later(HOUR_MS);
      await deliver();
      await deliver();
      expect(await attempts()).toBe(tried + hour);
    }
    expect(await admin().retry()).toBe(5);
    mails.mailbox.refused = {};
    expect(await deliver()).toBe(5);
  });

  it("wait as before where nobody of the team is accepted", async () => {
    mails.mailbox.refused = { [LUIS]: 550, [ANA]: 451 };
    const reference = await ask();
    expect(await deliver()).toBe(0);
    expect((await admin().show(reference))?.mail).toMatchObject({ state: "queued", attempts: 1 });
    expect(await unsent()).toMatchObject({ queued: 2, refused: [] });
    mails.mailbox.refused = {};
    later(HOUR_MS);
    expect(await deliver()).toBe(2);
    expect(mails.mailbox.mails.map(({ to }) => to).sort()).toEqual([[ANA], [LUIS]]);
  });

  it("forget who has left the team, and are no data of the visitor's", async () => {
    mails.mailbox.refused = { [LUIS]: 550 };
    await ask();
    await deliver();
    expect(JSON.stringify(await admin().person({ email: booking.email }))).not.toContain("luis");
    await deliver({ team: ANA });
    expect(await unsent()).toMatchObject({ queued: 0, refused: [] });
  });

  it("reach nobody who has left the team, also where they are due", async () => {
    mails.mailbox.refused = { [LUIS]: 450 };
    const reference = await ask();
    await deliver();
    mails.mailbox.refused = {};
    later(HOUR_MS);
    await deliver({ team: ANA });
    expect(of(LUIS, reference)).toEqual([]);
    expect(await unsent()).toMatchObject({ queued: 0 });
  });

  it("go to who is named now, where those who were named before never got them", async () => {
    mails.mailbox.refused = { [LUIS]: 550 };
    const [reference] = [await ask(), await ask()];
    await deliver({ team: LUIS });
    await ask();
    mails.mailbox.refused = {};
    await deliver({ team: ANA });
    expect(of(ANA, reference)).toHaveLength(1);
    expect(mails.mailbox.mails.map(({ to }) => to)).toEqual(Array(3).fill([ANA]));
    expect(await unsent()).toMatchObject({ queued: 0, dead: 0, refused: [] });
  });

  it("go out once where a copy is restored from before they were addressed", async () => {
    const reference = await ask();
    const copy = JSON.parse((await readPage(database, LEADS_PAGE)).json);
    await deliver();
    await database.tx((session) => writePage(session, copy));
    await deliver();
    for (const address of [ANA, LUIS]) expect(of(address, reference)).toHaveLength(1);
    expect(await unsent()).toMatchObject({ queued: 0, dead: 0 });
  });

  it("end at a limit however slowly the mail server speaks, and are tried again", async () => {
    const reference = await ask();
    mails.mailbox.answer = () => (mails.mailbox.mails.length < 2 ? "drip" : null);
    expect(await outbox({ most: 300 }).deliver()).toBe(0);
    const error = expect.stringContaining("ESLOW");
    expect((await admin().show(reference))?.mail).toMatchObject({ state: "queued", error });
    later(HOUR_MS);
    expect(await deliver()).toBe(2);
  });

  it("go on beside one that the mail server drips", async () => {
    const slow = await ask("Lenta");
    mails.mailbox.answer = () => (mails.mailbox.mails.length < 2 ? "drip" : null);
    const worker = outbox({ patienceMs: 1, most: limit(60) });
    worker.start();
    await expect.poll(() => mails.mailbox.mails.length, { timeout: limit(5) }).toBe(2);
    const others = [await ask("Una"), await ask("Otra")];
    worker.wake();
    for (const reference of others) {
      await expect.poll(() => of(LUIS, reference).length, { timeout: limit(5) }).toBe(1);
    }
    expect((await admin().show(slow))?.mail.state).toBe("queued");
    mails.mailbox.endDrips();
    await worker.stop();
    expect((await admin().show(slow))?.mail.state).toBe("sent");
    expect(of(ANA, slow)).toHaveLength(1);
  });
});
