import { headers } from "@maloca/catalog";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "../src/durations";
import type { Mail } from "../src/mail/mail";
import { databaseNames } from "./databases";
import { useMails } from "./mails";
import { booking, newsletter, signupPath, storeAnswer } from "./samples";

describe.each(databaseNames)("the morning's digest, from %s", (name) => {
  const mails = useMails(name);
  const { ask, at, database } = mails;
  let digests: Mail[];
  beforeEach(() => {
    digests = [];
  });
  const deliver = (refuse = false) => {
    const send = async (mail: Mail) => {
      if (!/espera/.test(mail.subject)) return;
      if (refuse) throw new Error("refused");
      digests.push(mail);
    };
    return mails.outbox({ send }).deliver();
  };

  it("names who has waited longer than a day, once a morning over all servers", async () => {
    at("2026-11-19T15:00:00Z");
    const waiting = await ask();
    await ask(newsletter, signupPath);
    await ask(booking, undefined, { [headers.trap]: "1" });
    const answered = await ask();
    await storeAnswer(database, answered, "answered", mails.clock());
    at("2026-11-20T20:00:00Z");
    const fresh = await ask();
    // Half past six in Bogotá, then seven.
    at("2026-11-21T11:30:00Z");
    await deliver();
    expect(digests).toEqual([]);
    at("2026-11-21T12:00:00Z");
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(digests).toHaveLength(1);
    const { subject, text } = digests[0] as Mail;
    expect(subject).toBe("1 persona espera respuesta (21 de noviembre)");
    expect(text).toContain(`(${waiting}), hace 45 horas`);
    expect(text).toContain("https://wa.me/573001234567");
    expect(text).toContain(`Marcar como respondida: https://maloca.example/equipo/${waiting}`);
    for (const other of [answered, fresh]) expect(text).not.toContain(other);
    mails.later(DAY_MS);
    await deliver();
    expect(digests.at(-1)?.subject).toBe("2 personas esperan respuesta (22 de noviembre)");
  });

  it("names thirty, and the page that shows the rest; is sent later where it was refused, and not at all where nobody waits", async () => {
    at("2026-11-20T15:00:00Z");
    await deliver();
    await Promise.all(Array.from({ length: 33 }, () => ask()));
    at("2026-11-22T15:00:00Z");
    await deliver(true);
    expect(digests).toEqual([]);
    at("2026-11-22T15:10:00Z");
    await deliver();
    at("2026-11-23T15:00:00Z");
    await deliver(true);
    at("2026-11-25T15:00:00Z");
    await deliver();
    const days = digests.map(({ subject }) => subject.slice(-17));
    expect(days).toEqual(["(22 de noviembre)", "(25 de noviembre)"]);
    const { subject, text, html } = digests[0] as Mail;
    expect(subject).toMatch(/^33 personas/);
    expect(text.match(/\(MAL-/g)).toHaveLength(30);
    for (const part of [text, html]) expect(part).toMatch(/Y 3 más\..*Ver quién espera/s);
  });

  it("says how many have waited for more than two weeks, and on Mondays where nobody else waits", async () => {
    at("2026-11-02T15:00:00Z");
    await ask();
    await ask();
    at("2026-11-15T15:00:00Z");
    const answered = await ask();
    for (const day of [18, 20, 28, 29, 30]) {
      at(`2026-11-${day}T15:00:00Z`);
      await deliver();
      if (day === 20) await storeAnswer(database, answered, "answered", mails.clock());
    }
    const said = digests.map(({ subject, text }) => `${subject}: ${text}`);
    expect(said).toHaveLength(2 + 1);
    expect(said[1]).toMatch(
      /^1 persona espera .*\n\nY 2 desde hace más de dos semanas\.\n\nVer quién/s,
    );
    expect(said[2]).toMatch(
      /^2 personas esperan respuesta \(30 de noviembre\): .* dos semanas\.\n\nVer quién espera: \S+\n$/s,
    );
  });
});
