import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "../src/durations";
import { revokeLinks } from "../src/leads/links";
import type { Mail } from "../src/mail/mail";
import { databaseNames } from "./databases";
import { decode } from "./mailbox";
import { useMails } from "./mails";
import { booking, newsletter, newsletterPath } from "./samples";

describe.each(databaseNames)("the links of mails, with %s", (name) => {
  const mails = useMails(name);
  const { admin, ask, clock, database, later } = mails;
  let changes: number;
  beforeEach(() => {
    changes = 0;
  });

  const app = () => mails.app({ onLead: () => void changes++ });
  const linkIn = (mail: Mail | undefined, word: string) =>
    new RegExp(`https://[^/]+(/\\S+/${word}/\\S+)`).exec(mail?.text ?? "")?.[1] ?? "no link";
  const open = (path: string) => app().request(path);
  const press = (path: string, body = "") =>
    app().request(path, {
      ...{ method: "POST", body },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const audited = async () =>
    (await admin().audit({ limit: 10 })).map(({ who, action, leads, details }) => ({
      ...{ who, action, leads, state: details.state },
    }));

  const signUp = async (email = "lector@example.org") => {
    await ask(JSON.stringify(newsletter).replace("lector@example.org", email), newsletterPath);
    return (await mails.written()).find(({ to }) => to !== null);
  };
  const book = async (email = booking.email) => {
    const reference = await ask({ ...booking, email });
    return { reference, mail: (await mails.written()).find(({ to }) => to === null) };
  };
  const confirmedAt = async () =>
    (await admin().list("newsletter")).map(({ confirmedAt }) => confirmedAt);

  it("confirm a subscription when the page's button is pressed, and not before", async () => {
    const mail = await signUp();
    expect(mail?.text).toContain("sin confirmar no te escribimos");
    const path = linkIn(mail, "confirmar");
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect((await page.text()).match(/<button/g)).toHaveLength(1);
    expect(await confirmedAt()).toEqual([null]);
    const done = await press(path);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("confirmada")]);
    expect(await confirmedAt()).toEqual([clock().toISOString()]);
    later(MINUTE_MS);
    expect((await press(path)).status).toBe(200);
    expect(await confirmedAt()).toEqual(["2026-11-20T15:00:00.000Z"]);
    expect((await audited()).map(({ action }) => action)).toEqual(["confirm"]);
  });

  it("end a subscription with the mail program's one click, and leave the bookings", async () => {
    await book("lector@example.org");
    await signUp("Lector@example.org");
    const path = linkIn(await signUp(), "baja");
    await signUp("otra@example.org");
    expect((await open(path)).status).toBe(200);
    expect(await admin().list("newsletter")).toHaveLength(3);
    const done = await press(path, "List-Unsubscribe=One-Click");
    expect(done.status).toBe(200);
    expect((await admin().list("newsletter")).map(({ email }) => email)).toEqual([
      "otra@example.org",
    ]);
    expect(await admin().list("booking")).toHaveLength(1);
    const again = await press(path, "List-Unsubscribe=One-Click");
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining("Si ya saliste de la lista"),
    ]);
    const [entry] = await audited();
    expect(entry).toMatchObject({ who: "enlace del visitante", action: "unsubscribe" });
    expect(entry?.leads).toHaveLength(2);
  });

  it("say in the mail's headers how a mail program ends the subscription", async () => {
    await ask(newsletter, newsletterPath);
    await ask();
    await mails.outbox().deliver();
    const raw = (email: string) => mails.mailbox.mails.find(({ to }) => to[0] === email)?.raw ?? "";
    const headers = raw("lector@example.org").replace(/\r\n\s+/g, " ");
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/[^>]+\/baja\/[^>]+>\r$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(decode(raw("lector@example.org"))).toContain("Confirmar mi suscripción");
    expect(raw(booking.email)).not.toContain("List-Unsubscribe");
  });

  it("tell the team's answer, which only the button gives", async () => {
    const { reference, mail } = await book();
    const path = linkIn(mail, "respondida");
    const page = await (await open(path)).text();
    expect(page).toContain(reference);
    expect(page).not.toContain(booking.name);
    expect((await admin().show(reference))?.answer).toBeNull();
    await signUp();
    const waiting = async () =>
      (await admin().listPage(null, { open: true })).leads.map(({ reference }) => reference);
    expect(await waiting()).toEqual([reference]);
    const done = await (await press(path)).text();
    expect(done).toContain("Quedó respondida");
    expect(await waiting()).toEqual([]);
    later(MINUTE_MS);
    const won = /href="([^"]+ganada[^"]+)"/.exec(done)?.[1] ?? "";
    expect(await (await press(won)).text()).toContain("Quedó ganada");
    await press(path);
    expect((await admin().show(reference))?.answer).toEqual({
      state: "won",
      answeredAt: "2026-11-20T15:00:00.000Z",
      changedAt: "2026-11-20T15:01:00.000Z",
    });
    const who = "enlace del equipo";
    expect(await audited()).toEqual([
      { who, action: "answer", leads: [reference], state: "won" },
      { who, action: "answer", leads: [reference], state: "answered" },
    ]);
    expect(changes).toBeGreaterThan(0);
  });

  it("tell a colleague who comes later what was said, and when", async () => {
    const { mail } = await book();
    const [answered, won] = ["respondida", "ganada"].map((word) => linkIn(mail, word));
    const said = async (path = "", act = open) => (await act(path)).text();
    const at = (time: string) => new RegExp(`el 20 de noviembre de 2026 a las ${time}`);
    await press(answered ?? "");
    later(MINUTE_MS);
    const again = await said(answered);
    expect(again).toContain("Ya está respondida");
    expect(again).toMatch(at("10:00"));
    expect(again).not.toContain("<button");
    expect(again.match(/Marcar como/g)).toHaveLength(2);
    const further = await said(won);
    expect(further).toContain("Está respondida desde");
    expect(further.match(/<button/g)).toHaveLength(1);
    await press(won ?? "");
    for (const act of [open, press]) {
      const late = await said(answered, act);
      expect(late).toContain("Ya está ganada");
      expect(late).toMatch(at("10:01"));
      expect(late.match(/Marcar como \w+/g)).toEqual(["Marcar como perdida"]);
    }
    expect(await audited()).toHaveLength(2);
  });

  it("do nothing with a wrong signature, another's, another purpose's or a revoked one", async () => {
    const { reference, mail } = await book();
    const other = await book();
    const path = linkIn(mail, "ganada");
    const signature = path.split("/").at(-1) ?? "";
    const wrong = [
      path.slice(0, -1),
      path.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      path.replace(reference, other.reference),
      path.replace("ganada", "perdida"),
      path.replace(signature, "x".repeat(2000)),
      path.replace(reference, "MAL-000000"),
      path.replace(reference, "MAL-%00"),
    ];
    for (const address of wrong) {
      expect((await open(address)).status).toBe(404);
      expect((await press(address)).status).toBe(404);
    }
    const reader = { "accept-language": "pt;q=0.9, en;q=0.8" };
    const page = await app().request(path.replace("ganada", "confirmar"), { headers: reader });
    expect(await page.text()).toContain('<html lang="pt">');
    expect((await press(path)).status).toBe(200);
    await revokeLinks(database, reference);
    expect((await press(linkIn(mail, "perdida"))).status).toBe(404);
    expect((await admin().show(reference))?.answer?.state).toBe("won");
    expect((await press(linkIn(other.mail, "ganada"))).status).toBe(200);
  });

  it("do not tell whether there is a reference", async () => {
    const { reference } = await book();
    const signed =
      linkIn(await signUp(), "baja")
        .split("/")
        .at(-2) ?? "";
    for (const word of ["baja", "confirmar", "respondida"]) {
      const answers = [reference, signed, "MAL-222222", "MAL-%00"].map(async (name) => {
        const answer = await open(`/formulario/enlace/${word}/${name}/${"0".repeat(32)}`);
        return [answer.status, await answer.text()];
      });
      const [first, ...others] = await Promise.all(answers);
      for (const other of others) expect(other).toEqual(first);
    }
  });

  it("are nobody's data: what a person is given holds no key", async () => {
    await book();
    const data = await admin().person(booking.email);
    expect(data.tables["maloca.leads"]).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain("link_key");
  });
});
