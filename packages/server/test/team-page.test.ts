import { paths } from "@maloca/catalog";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../src/durations";
import { databaseNames } from "./databases";
import { decode, linkIn } from "./mailbox";
import { useMails } from "./mails";
import {
  booking,
  contact,
  newsletter,
  signupPath,
  storeAnswer,
  type Typed,
  tripRequest,
} from "./samples";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";

/** The references of the leads on a page, in order. */
const references = (text: string) => text.match(/MAL-\w+ · hace/g)?.map((one) => one.slice(0, 10));

describe.each(databaseNames)("the page of who waits, from %s", (name) => {
  const mails = useMails(name, `${ANA}, ${LUIS}`);
  const { admin, ask, clock, database, later } = mails;
  let team: string[];
  beforeEach(() => {
    team = [ANA, LUIS];
  });

  const open = (path: string) => mails.open(path, undefined, { team });
  const press = async (path: string, typed: Typed) => {
    const { status, headers } = await mails.press(path, typed, { team });
    return { status, location: headers.get("location") ?? "" };
  };
  /** The link in the newest mail to a colleague. */
  const linkOf = async (address: string) => {
    await mails.outbox().deliver();
    const mail = mails.mailbox.mails.filter(({ to }) => to.includes(address)).at(-1);
    return linkIn(decode(mail?.raw ?? ""), "equipo");
  };
  const answerOf = async (reference: string) => (await admin().show(reference))?.answer?.state;

  it("shows everybody who waits, the longest first, with what they wrote and how to reach them", async () => {
    const first = await ask();
    later(HOUR_MS);
    const second = await ask(tripRequest, paths.tripRequest);
    await ask(newsletter, signupPath);
    later(MINUTE_MS);
    const third = await ask(contact, paths.contact);
    const path = await linkOf(ANA);
    const { status, headers, text } = await open(path);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(text).not.toContain("<script");
    expect(text).toContain("<h1>3 personas esperan respuesta</h1>");
    expect(references(text)).toEqual([first, second, third]);
    expect(text).toContain("hace 1 hora");
    expect(text).toContain('href="https://wa.me/573001234567?');
    expect(text).toContain('href="tel:+573001234567"');
    expect(text).toContain("mailto:jose@example.org");
    expect(text).toContain("&lt;una&gt; persona");
  });

  it("marks nobody when it is opened, whoever presses the button, and lets a mistake be undone", async () => {
    const reference = await ask();
    later(MINUTE_MS);
    const other = await ask();
    const path = await linkOf(ANA);
    await open(path);
    expect(await answerOf(reference)).toBeUndefined();
    const { status, location } = await press(path, { reference });
    expect(status).toBe(303);
    expect(await answerOf(reference)).toBe("answered");
    const after = (await open(location)).text;
    // In the title, which a screen reader says of a new page.
    expect(after).toContain(`<title>${reference} está respondida. 1 persona espera respuesta`);
    expect(references(after)).toEqual([other]);
    await press(path, { reference });
    const undone = await press(location, { reference, back: "1" });
    expect(references((await open(undone.location)).text)).toEqual([reference, other]);
    expect((await press(path, { reference: "MAL-\0" })).status).toBe(303);
    const marks = (await admin().audit({ limit: 9 })).filter(({ leads }) => leads.length);
    expect(marks.map(({ action, who }) => `${action} ${who}`)).toEqual([
      "unanswer enlace del equipo",
      "answer enlace del equipo",
    ]);
  });

  it("keeps what was won or lost, which only the lead's own mail changes", async () => {
    const reference = await ask();
    const path = await linkOf(ANA);
    await storeAnswer(database, reference, "won", clock());
    const { location } = await press(path, { reference });
    expect((await open(location)).text).toContain(`${reference} está ganada`);
    await press(path, { reference, back: "1" });
    expect(await answerOf(reference)).toBe("won");
    expect((await open(path)).text).toContain("Nadie espera respuesta");
  });

  it("lets an answer be taken back for an hour, by who gave it, and says nothing of what nobody pressed", async () => {
    const reference = await ask();
    const [ana, luis] = [await linkOf(ANA), await linkOf(LUIS)];
    const undo = "Deshacer";
    expect((await open(`${ana}?solicitud=${reference}`)).text).not.toContain(`${reference} está`);
    expect((await open(`${ana}?solicitud=MAL-222222`)).text).not.toContain("MAL-222222");
    const mine = await press(ana, { reference });
    expect((await open(mine.location)).text).toContain(undo);
    const theirs = await press(luis, { reference });
    const shown = (await open(theirs.location)).text;
    expect(shown).toContain(`${reference} está respondida`);
    expect(shown).not.toContain(undo);
    await press(luis, { reference, back: "1" });
    expect(await answerOf(reference)).toBe("answered");
    later(HOUR_MS + MINUTE_MS);
    expect((await open(mine.location)).text).not.toContain(undo);
    await press(ana, { reference, back: "1" });
    expect(await answerOf(reference)).toBe("answered");
  });

  it("takes back no answer that came by the lead's own mail", async () => {
    const reference = await ask();
    const path = await linkOf(ANA);
    const mail = mails.mailbox.mails.find(({ to }) => to.includes(ANA));
    const link = linkIn(decode(mail?.raw ?? ""), "respondida");
    await press(path, { reference });
    await press(path, { reference, back: "1" });
    await press(link, {});
    await press(path, { reference, back: "1" });
    expect(await answerOf(reference)).toBe("answered");
  });

  it("writes who looked to the audit log, once an hour, and without the address", async () => {
    await ask();
    const [ana, luis] = [await linkOf(ANA), await linkOf(LUIS)];
    const looks = async () =>
      (await admin().audit({ limit: 9 })).filter(({ action }) => action === "waiting");
    for (const path of [ana, ana, luis, ana]) await open(path);
    expect(new Set((await looks()).map(({ details }) => details.colleague)).size).toBe(2);
    expect(await looks()).toHaveLength(2);
    later(HOUR_MS + MINUTE_MS);
    await open(ana);
    expect(await looks()).toHaveLength(3);
    expect(JSON.stringify(await looks())).not.toContain("@");
  });

  it("opens for its colleague alone, for a day, until it is revoked or the colleague leaves", async () => {
    const reference = await ask();
    const [ana, luis] = [await linkOf(ANA), await linkOf(LUIS)];
    expect(ana).not.toBe(luis);
    const opens = async (path: string) => (await open(path)).status === 200;
    const [, , , id = "", until = "", signature = ""] = ana.split("/");
    for (const wrong of [
      ana.replace(id, luis.split("/")[3] ?? ""),
      ana.replace(until, String(Number(until) + 1)),
      ana.replace(signature, `${signature.slice(0, -1)}x`),
      ana.replace(id, "%00"),
      ana.replace(id, "0".repeat(2000)),
    ]) {
      expect(await opens(wrong)).toBe(false);
      expect((await press(wrong, { reference })).status).toBe(404);
    }
    expect(await answerOf(reference)).toBeUndefined();
    later(DAY_MS - MINUTE_MS);
    expect(await opens(ana)).toBe(true);
    team = [LUIS];
    expect(await opens(ana)).toBe(false);
    team = [LUIS, ANA];
    later(2 * MINUTE_MS);
    expect(await opens(ana)).toBe(false);
    await ask();
    const [next, other] = [await linkOf(ANA), await linkOf(LUIS)];
    expect(await admin().revokeTeamPage(ANA.toUpperCase())).toBe(true);
    expect([await opens(next), await opens(other)]).toEqual([false, true]);
    await admin().revokeLinks(null);
    expect(await opens(other)).toBe(false);
    expect(await admin().revokeTeamPage("nadie@maloca.example")).toBe(false);
  });

  it("shows those of more than two weeks apart, and finds among them", async () => {
    const old = await ask();
    later(20 * DAY_MS);
    const reference = await ask();
    const path = await linkOf(ANA);
    expect(references((await open(path)).text)).toEqual([reference]);
    const older = (await open(`${path}?antes=1`)).text;
    expect(references(older)).toEqual([old]);
    expect(older).toContain("hace 20 días");
    expect(references((await open(`${path}?antes=1&buscar=ana`)).text)).toEqual([old]);
    expect(references((await open(`${path}?antes=1&buscar=nadie`)).text)).toBeUndefined();
  });

  it("shows a busy day page by page, and finds one of it", async () => {
    for (let index = 0; index < 45; index++) {
      await ask({ ...booking, name: `Viajera ${index}` });
      later(MINUTE_MS);
    }
    const path = await linkOf(LUIS);
    expect((await open(path)).text).toContain("45 personas esperan respuesta");
    const found = await open(`${path}?buscar=${encodeURIComponent("viajera 43")}`);
    expect(found.text).toContain("1 persona espera respuesta");
    expect((await open(`${path}?buscar=nadie`)).text).toContain("Nadie que espere coincide");
    const seen: string[] = [];
    for (let address = path; address; ) {
      const { text } = await open(address);
      seen.push(...(references(text) ?? []));
      const next = /class="button" href="([^"]+)"/.exec(text)?.[1] ?? "";
      address = next.replaceAll("&amp;", "&");
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });
});
