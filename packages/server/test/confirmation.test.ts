import { paths, settings } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../src/durations";
import { MOST_AT_DOMAIN, MOST_CONFIRMATIONS } from "../src/mail/compose";
import { STALE_MS } from "../src/mail/confirmation";
import { databaseNames } from "./databases";
import { decode, type ReceivedMail } from "./mailbox";
import { TEAM, useMails } from "./mails";
import { booking, tripRequest } from "./samples";

describe.each(databaseNames)("the visitor's confirmation, from %s", (name) => {
  const mails = useMails(name);
  const { ask, later } = mails;
  const publicAddress = "hola@operator.org";
  const deliver = () => {
    const team = `${TEAM}, jefa@maloca.example`;
    return mails.outbox(mails.server({ team, publicAddress })).deliver();
  };
  /** Leaves out the team's mails: of many requests they are most of the work. */
  const deliverToVisitors = async () => {
    await mails.database.exec("delete from maloca.outbox where audience = 'team'");
    await deliver();
  };
  const confirmations = () =>
    mails.mailbox.mails.filter(({ to }) => !to[0]?.endsWith("@maloca.example"));
  const texts = () => confirmations().map(({ raw }) => decode(raw));
  const listed = async () => (await mails.admin().list())[0];

  it("carries the reference and nothing that was typed but the name", async () => {
    const reference = await ask();
    expect((await listed())?.confirmation).toBe("queued");
    expect(await deliver()).toBe(3);
    expect((await listed())?.confirmation).toBe("sent");
    const [{ raw, to, from }] = confirmations() as [ReceivedMail];
    expect([from, to]).toEqual([TEAM, [booking.email]]);
    expect(raw).toMatch(/^Message-ID: <[\da-f-]{36}\.visitor@/m);
    expect(raw).toContain(`Reply-To: ${publicAddress}\r\n`);
    expect(raw).not.toContain("jefa@");
    expect(raw).toContain("Auto-Submitted: auto-replied");
    expect(raw).toMatch(new RegExp(`^Subject: .*${reference}`, "m"));
    const text = decode(raw);
    expect(text).toContain(`Hola, ${booking.name}:`);
    expect(text.split(reference)).toHaveLength(3);
    expect(text).toContain(settings.phone);
    for (const field of ["destination", "dates", "phone", "message"] as const)
      expect(text).not.toContain(booking[field].split("\n")[0]);
  });

  it("greets by name only if the name looks like one", async () => {
    const wrong = ["Gana ya en evil.example", "<b>Ana</b>", "http://evil", "x".repeat(80)];
    wrong.push("Gana en evilꓸcom");
    for (const typed of wrong)
      await ask({ ...booking, name: typed, email: `a${typed.length}@example.org` });
    await deliver();
    expect(texts()).toHaveLength(wrong.length);
    for (const text of texts()) {
      expect(text).toContain("Hola:");
      for (const typed of wrong) expect(text).not.toContain(typed);
    }
    await ask(tripRequest, paths.tripRequest);
    await deliver();
    expect(texts().join()).toContain(`Hola, ${tripRequest.first_name}:`);
  });

  it("is not sent to an invalid address", async () => {
    await ask({ ...tripRequest, email: "a@b.co, c@d.co" }, paths.tripRequest);
    expect(await deliver()).toBe(2);
    expect(await listed()).toMatchObject({ confirmation: null, mail: { state: "sent" } });
    expect(confirmations()).toEqual([]);
  });

  it("does not flood a mailbox that others type, by any form or spelling", async () => {
    const [day, week] = MOST_CONFIRMATIONS;
    const spellings = ["ana.ruiz@gmail.com", "a.n.a.ruiz@gmail.com", "ANARUIZ@googlemail.com"];
    spellings.push("anaruiz+1@gmail.com", "an.aruiz+2@GoogleMail.com");
    for (const email of spellings) {
      await ask({ ...booking, email });
      await ask({ ...tripRequest, email }, paths.tripRequest);
    }
    await deliverToVisitors();
    expect(confirmations()).toHaveLength(day.most);
    for (let days = 0; days < 4; days++) {
      later(DAY_MS + HOUR_MS);
      for (const email of spellings.slice(1)) await ask({ ...booking, email });
      await deliverToVisitors();
    }
    expect(confirmations()).toHaveLength(week.most);
    await ask({ ...booking, email: "otra@gmail.com" });
    await deliverToVisitors();
    expect(confirmations()).toHaveLength(week.most + 1);
  });

  it("does not flood who gets what is sent to any name at their domain, and loses no request", async () => {
    const [day, week] = MOST_AT_DOMAIN;
    const askAll = async (count: number, days = 0) => {
      for (let index = 0; index < count; index++)
        await ask({
          ...booking,
          email: `x${days}-${index}@${index % 2 ? "" : `a${index}.`}owner.com.co`,
        });
      await deliverToVisitors();
    };
    await askAll(day.most + 5);
    expect(confirmations()).toHaveLength(day.most);
    expect(await mails.admin().list()).toHaveLength(day.most + 5);
    for (let days = 1; days < 5; days++) {
      later(DAY_MS + HOUR_MS);
      await askAll(day.most, days);
    }
    expect(confirmations()).toHaveLength(week.most);
    for (let index = 0; index < day.most + 2; index++)
      await ask({ ...booking, email: `x${index}@outlook.com` });
    await deliverToVisitors();
    expect(confirmations()).toHaveLength(week.most + day.most + 2);
  });

  it("is sent to a mailbox that got many under a clock that was ahead", async () => {
    const [{ most }] = MOST_CONFIRMATIONS;
    later(1200 * DAY_MS);
    for (let index = 0; index < most; index++) await ask();
    await deliver();
    later(-1200 * DAY_MS);
    await ask();
    await deliver();
    expect(confirmations()).toHaveLength(most + 1);
  });

  it("is not sent when it would come too late; the team's mail is", async () => {
    await ask();
    later(STALE_MS + 1000);
    expect(await deliver()).toBe(2);
    expect(confirmations()).toEqual([]);
  });

  it("is given up at once when the mailbox says no, and tried again when it is full", async () => {
    await ask();
    mails.mailbox.refuseWith(452);
    await deliver();
    expect((await listed())?.confirmation).toBe("queued");
    mails.mailbox.refuseWith("550 5.1.1 User unknown");
    later(MINUTE_MS);
    await deliver();
    expect(await listed()).toMatchObject({ confirmation: "dead", mail: { state: "queued" } });
  });
});
