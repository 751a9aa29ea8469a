import { describe, expect, it } from "vitest";
import { MINUTE_MS } from "../src/durations";
import { revokeLinks } from "../src/leads/links";
import { databaseNames } from "./databases";
import { decode, linkIn } from "./mailbox";
import { useMails } from "./mails";
import { booking, newsletter, signupPath } from "./samples";

describe.each(databaseNames)("the links of mails, with %s", (name) => {
  const mails = useMails(name);
  const { admin, ask, clock, database, later } = mails;
  const { open, press } = mails;
  const audited = () => admin().audit({ limit: 10 });

  const signUp = async (email = "lector@example.org") => {
    await ask(JSON.stringify(newsletter).replace("lector@example.org", email), signupPath);
    return (await mails.written()).find(({ to }) => to !== null);
  };
  const confirmedAt = async () => (await admin().list("newsletter"))[0]?.confirmedAt;

  it("confirm a subscription when the page's button is pressed, and not before", async () => {
    const mail = await signUp();
    expect(mail?.text).toContain("sin confirmar no te escribimos");
    const path = linkIn(mail?.text, "confirmar");
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.text.match(/<button/g)).toHaveLength(1);
    expect(await confirmedAt()).toBeNull();
    expect((await press(path)).text).toContain("confirmada");
    expect(await confirmedAt()).toBe(clock().toISOString());
    later(MINUTE_MS);
    expect((await press(path)).status).toBe(200);
    expect(await confirmedAt()).toBe("2026-11-20T15:00:00.000Z");
    expect(await audited()).toMatchObject([{ action: "confirm" }]);
  });

  it("end a subscription with the mail program's one click, and leave the bookings", async () => {
    await ask({ ...booking, email: "lector@example.org" });
    await signUp("Lector@example.org");
    const path = linkIn((await signUp())?.text, "baja");
    await signUp("otra@example.org");
    expect((await open(path)).status).toBe(200);
    expect(await admin().list("newsletter")).toHaveLength(3);
    const oneClick = () => press(path, { "List-Unsubscribe": "One-Click" });
    expect((await oneClick()).status).toBe(200);
    const left = (await admin().list()).map(({ kind, email }) => `${kind} ${email}`).sort();
    expect(left).toEqual(["booking lector@example.org", "newsletter otra@example.org"]);
    const again = await oneClick();
    expect(again.status).toBe(404);
    expect(again.text).toContain("Si ya saliste de la lista");
    const [entry] = await audited();
    expect(entry).toMatchObject({ who: "enlace del visitante", action: "unsubscribe" });
    expect(entry?.leads).toHaveLength(2);
  });

  it("say in the mail's headers how a mail program ends the subscription", async () => {
    await ask(newsletter, signupPath);
    await ask();
    await mails.outbox().deliver();
    const raw = (email: string) => mails.mailbox.mails.find(({ to }) => to[0] === email)?.raw ?? "";
    const headers = raw("lector@example.org").replace(/\r\n\s+/g, " ");
    expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/[^>]+\/baja\/[^>]+>\r$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(decode(raw("lector@example.org"))).toContain("Confirmar mi suscripción");
    expect(raw(booking.email)).not.toContain("List-Unsubscribe");
  });

  it("do nothing with a wrong signature, another's, another purpose's or a revoked one", async () => {
    const mail = await signUp();
    const other = await signUp("otra@example.org");
    const path = linkIn(mail?.text, "baja");
    const [signature = "", reference = ""] = path.split("/").reverse();
    const otherReference = linkIn(other?.text, "baja").split("/").at(-2) ?? "";
    for (const address of [
      path.slice(0, -1),
      path.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
      path.replace(reference, otherReference),
      path.replace("baja", "confirmar"),
      path.replace(signature, "x".repeat(2000)),
      path.replace(reference, "MAL-%00"),
    ])
      for (const act of [open, press]) expect((await act(address)).status).toBe(404);
    const reader = { headers: { "accept-language": "pt;q=0.9, en;q=0.8" } };
    const refused = await open(path.replace("baja", "confirmar"), reader);
    expect(refused.text).toContain('<html lang="pt">');
    expect((await press(linkIn(other?.text, "baja"))).status).toBe(200);
    await revokeLinks(database);
    expect((await press(path)).status).toBe(404);
    expect(await admin().list("newsletter")).toHaveLength(1);
  });

  it("contain no personal data, and do not reveal whether a reference exists", async () => {
    const reference = await ask();
    const data = JSON.stringify(await admin().person({ email: booking.email }));
    expect(data).toContain(reference);
    expect(data).not.toContain("link_key");
    for (const word of ["baja", "confirmar"]) {
      const answers = [reference, "MAL-222222", "MAL-%00"].map(async (each) => {
        const { status, text } = await open(`/formulario/enlace/${word}/${each}/${"0".repeat(32)}`);
        return [status, text];
      });
      const [first, ...others] = await Promise.all(answers);
      for (const other of others) expect(other).toEqual(first);
    }
  });
});
