import { headers } from "@maloca/catalog";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { DAY_MS, HOUR_MS } from "../src/durations";
import { createWebhookCommands } from "../src/webhooks/commands";
import { createWebhooks, MOST_ATTEMPTS } from "../src/webhooks/deliver";
import type { WebhookFormat } from "../src/webhooks/formats";
import { createPost } from "../src/webhooks/node/post";
import { databaseNames } from "./databases";
import { useMails } from "./mails";
import { type Receiver, startReceiver } from "./receiver";
import { booking, storeAnswer } from "./samples";
import { held } from "./ticks";

const allowed = { hosts: [], loopback: true };

describe.each(databaseNames)("webhooks, from %s", (name) => {
  const mails = useMails(name);
  const { admin, clock, database, later } = mails;
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(() => receiver.stop());

  const noticesOf = async () =>
    (await database.query<{ subject: string }>("select subject from maloca.notices")).map(
      ({ subject }) => subject,
    );
  const send = createPost(allowed, 2000);
  const run = (text: string, format = "standard") => {
    const [action = "", name = "", word = ""] = text.split(" ");
    const commands = createWebhookCommands({ database, post: send, allowed, who: "ana", clock });
    return commands({ action, name, word, format });
  };
  const add = (format: WebhookFormat = "standard", query = "") =>
    run(`add crm ${receiver.url}${query}`, format);
  const ask = (extra = {}) => mails.ask(booking, undefined, extra);
  const deliver = () => createWebhooks({ database, post: send, clock, random: () => 1 }).deliver();
  const listed = async () => {
    const answer = await run("list");
    return "webhooks" in answer ? answer.webhooks[0] : undefined;
  };
  const received = (index = 0) => JSON.parse(receiver.calls[index]?.text ?? "null");
  const answerLead = (reference: string) => storeAnswer(database, reference, "answered", clock());

  it("send a lead once, signed, and again when the team has answered", async () => {
    const added = await add();
    const secret = "secret" in added ? added.secret : "";
    const reference = await ask({ [headers.partner]: "Hotel Sirena", [headers.language]: "pt" });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const { type, data } = received();
    expect(type).toBe("lead.created");
    expect(data).toMatchObject({ ...booking, reference, partner: "Hotel Sirena", answer: null });
    expect(data).not.toHaveProperty("mail");
    expect(data.language).toBe("pt");
    const [call] = receiver.calls;
    const id = String(call?.headers["webhook-id"]);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    const today = vi.spyOn(Date, "now").mockReturnValue(clock().getTime());
    onTestFinished(() => today.mockRestore());
    new Webhook(secret).verify(call?.text ?? "", Object(call?.headers));
    later(HOUR_MS);
    await answerLead(reference);
    expect(await deliver()).toBe(1);
    expect(received(1)).toMatchObject({
      type: "lead.answered",
      data: { answer: { state: "answered", answeredAt: clock().toISOString() } },
    });
    expect(receiver.calls[1]?.headers["webhook-id"]).not.toBe(id);
    expect(
      (await admin().audit({ limit: 5 })).map(({ who, action }) => [who, action]),
    ).toContainEqual(["ana", "webhook"]);
  });

  it("try again for some 72 hours under the same id, and show each attempt", async () => {
    await add();
    const reference = await ask();
    receiver.answer(500);
    const begun = clock().getTime();
    let last = begun;
    for (let quarter = 0; quarter < 4 * 24 * 5; quarter++) {
      const before = receiver.calls.length;
      await deliver();
      if (receiver.calls.length > before) last = clock().getTime();
      later(HOUR_MS / 4);
    }
    expect(receiver.calls).toHaveLength(MOST_ATTEMPTS);
    expect((last - begun) / HOUR_MS).toBeGreaterThan(66);
    expect((last - begun) / HOUR_MS).toBeLessThan(80);
    expect(new Set(receiver.calls.map((call) => call.headers["webhook-id"])).size).toBe(1);
    expect(await listed()).toMatchObject({ delivered: 0, queued: 0, dead: 1 });
    expect((await listed())?.history[0]).toMatchObject({
      reference,
      outcome: expect.stringContaining("500"),
    });
    expect(await noticesOf()).toEqual(["Al webhook crm no le llegó una solicitud"]);
    receiver.answer(200);
    expect(await run("redeliver crm")).toEqual({ count: 1 });
    expect(await deliver()).toBe(1);
    expect(await run(`redeliver crm ${reference}`)).toEqual({ count: 1 });
    expect(await deliver()).toBe(1);
    expect(await listed()).toMatchObject({ delivered: 1, queued: 0, dead: 0 });
  });

  it("send what an outage held back as soon as one delivery is accepted", async () => {
    await add();
    receiver.answer(503);
    for (let index = 0; index < 4; index++) await ask();
    for (let round = 0; round < 6; round++) {
      await deliver();
      later(HOUR_MS);
    }
    receiver.answer(200);
    await ask();
    expect(await deliver()).toBe(5);
  });

  it("that fail are called once in a pause, until one works or the operator says so", async () => {
    await add();
    for (let index = 0; index < 4; index++) await ask();
    receiver.answer(500);
    const webhooks = createWebhooks({ database, post: send, clock, random: () => 1 });
    const calls = async () => {
      await webhooks.deliver();
      return receiver.calls.length;
    };
    expect(await calls()).toBe(1);
    expect(await calls()).toBe(1);
    later(15_000);
    expect(await calls()).toBe(2);
    receiver.answer(200);
    expect(await calls()).toBe(2);
    expect(await run("redeliver crm")).toEqual({ count: 4 });
    expect(await calls()).toBe(6);
  });

  it("are called one lead after the other, also where a slow call outlasts its round", async () => {
    await add();
    for (let index = 0; index < 2; index++) await ask();
    const { work, finish } = held();
    let calls = 0;
    const slow = async () => {
      calls++;
      await work;
      return { status: 200 };
    };
    const webhooks = createWebhooks({ database, post: slow, clock });
    const first = webhooks.deliver();
    await expect.poll(() => calls).toBe(1);
    expect(await webhooks.deliver()).toBe(0);
    expect(calls).toBe(1);
    finish();
    expect(await first).toBe(2);
  });

  it("are disabled after ten bad days, and the team gets a mail", async () => {
    await add();
    for (let day = -2; day <= 10; day++) {
      // One success begins the count anew.
      receiver.answer(day === -1 ? 200 : 500);
      await ask();
      await deliver();
      expect((await listed())?.disabledAt ?? null).toBe(day < 10 ? null : clock().toISOString());
      later(DAY_MS);
    }
    const written = await mails.written();
    const off = written.filter(({ subject }) => subject === "El webhook crm quedó apagado");
    expect(off).toMatchObject([{ text: expect.stringContaining("Las que lleguen lo esperan") }]);
  });

  it("are disabled at once by status 410, and lose nothing of what comes while they are", async () => {
    await add();
    receiver.answer(410);
    const references = [await ask()];
    expect(await deliver()).toBe(0);
    expect((await listed())?.disabledAt).toBe(clock().toISOString());
    receiver.answer(200);
    references.push(await ask(), await ask());
    await answerLead(references[1] ?? "");
    later(HOUR_MS);
    expect(await deliver()).toBe(0);
    expect(receiver.calls.splice(0)).toHaveLength(1);
    expect(await listed()).toMatchObject({ delivered: 0, queued: 3 });
    expect(await run("redeliver crm")).toEqual({ count: 3 });
    expect(await deliver()).toBe(3);
    const created = receiver.calls
      .map((_, index) => received(index))
      .filter(({ type }) => type === "lead.created");
    expect(created.map(({ data }) => data.reference).sort()).toEqual(references.sort());
    expect(await deliver()).toBe(0);
    expect(await listed()).toMatchObject({ delivered: 3, queued: 0, dead: 0 });
  });

  it("send no robot's lead, and do not count as mails", async () => {
    await add();
    await ask({ [headers.trap]: "1" });
    expect(await deliver()).toBe(0);
    await ask();
    expect(await admin().unsent()).toMatchObject({ queued: 3 });
    await admin().delete(booking.email);
    expect(await deliver()).toBe(0);
    expect(receiver.calls).toEqual([]);
  });

  it("send no partner's test, also when it is answered or redelivered", async () => {
    await add();
    const reference = await ask({ [headers.testMode]: "1" });
    await answerLead(reference);
    expect(await run(`redeliver crm ${reference}`)).toEqual({ count: 0 });
    // One that an earlier version had put there.
    await database.exec(
      "insert into maloca.outbox (lead_id, audience, due_at) select id, 'webhook:crm', created_at from maloca.leads",
    );
    expect(await deliver()).toBe(0);
    expect(receiver.calls).toEqual([]);
  });

  it("send the lead first when it was answered before its delivery", async () => {
    await add();
    const reference = await ask();
    receiver.answer(500);
    expect(await deliver()).toBe(0);
    later(HOUR_MS);
    await answerLead(reference);
    receiver.answer(200);
    expect(await deliver()).toBe(1);
    const ids = receiver.calls.map(({ headers }) => headers["webhook-id"]);
    const types = ids.map((_, index) => received(index).type);
    expect(types).toEqual(["lead.created", "lead.created", "lead.answered"]);
    expect(received(1).data).toMatchObject({ reference, answer: null });
    expect(ids[1]).toBe(ids[0]);
  });

  it("go where their format says, and count as delivered by its rule", async () => {
    await add("telegram", "?chat_id=-100123");
    await ask();
    expect(await deliver()).toBe(1);
    expect(receiver.calls[0]?.path).toBe("/hook");
    expect(received()).toMatchObject({ chat_id: "-100123" });
    await run("remove crm");
    await add("sheets");
    await ask();
    expect(await deliver()).toBe(0);
  });

  it("are tried with a made-up lead, and follow no redirect", async () => {
    await add();
    expect(await run("test crm")).toEqual({ status: 200 });
    expect(received().data.reference).toBe("MAL-PRUEBA");
    receiver.answer(302, receiver.url);
    expect(await run("test crm")).toEqual({ refused: "No lo recibió: 302." });
    expect(receiver.calls).toHaveLength(2);
    expect(await run("test other")).toEqual({ refused: "No hay ningún webhook other." });
    expect(await add()).toEqual({ refused: "Ya hay un webhook crm." });
  });
});
