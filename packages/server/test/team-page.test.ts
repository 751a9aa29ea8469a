import { paths } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../src/durations";
import { TEAM_PATH } from "../src/leads/team-access";
import { databaseNames } from "./databases";
import {
  booking,
  contact,
  newsletter,
  signupPath,
  storeAnswer,
  type Typed,
  tripRequest,
} from "./samples";
import { ANA, LUIS, useDesk } from "./team-desk";

/** The references of the leads on a page, in order. */
const references = (text: string) => text.match(/MAL-\w+ · hace/g)?.map((one) => one.slice(0, 10));

describe.each(databaseNames)("the page of who waits, from %s", (name) => {
  const { mails, database, enter, get: open, ...desk } = useDesk(name);
  const { admin, ask, clock, later } = mails;
  const press = async (cookie: string, typed: Typed, path = TEAM_PATH) => {
    const { status, headers } = await desk.press(cookie, path, { act: "answered", ...typed });
    return { status, location: headers.get("location") ?? "" };
  };
  const answerOf = async (reference: string) => (await admin().show(reference))?.answer?.state;

  it("shows everybody who waits, the longest first, with what they wrote and how to reach them", async () => {
    const first = await ask();
    later(HOUR_MS);
    const second = await ask(tripRequest, paths.tripRequest);
    await ask(newsletter, signupPath);
    later(MINUTE_MS);
    const third = await ask(contact, paths.contact);
    const ana = await enter(ANA);
    const { status, headers, text } = await open(ana);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(text).not.toContain("<script");
    expect(text).toContain("<h1>3 personas esperan respuesta</h1>");
    expect(references(text)).toEqual([first, second, third]);
    const newest = (await open(ana, `${TEAM_PATH}?orden=nuevas`)).text;
    expect(references(newest)).toEqual([third, second, first]);
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
    const ana = await enter(ANA);
    await open(ana);
    expect(await answerOf(reference)).toBeUndefined();
    const { status, location } = await press(ana, { reference });
    expect(status).toBe(303);
    expect(await answerOf(reference)).toBe("answered");
    const after = (await open(ana, location)).text;
    expect(after).toContain(`<title>${reference} está respondida. 1 persona espera respuesta`);
    // A screen reader says what the address leads to, if it takes the focus, and of a page without that its title.
    const [, place] = location.split("#");
    expect(after).toContain(`<div id="${place}" tabindex="-1"><div class="notice">`);
    expect(references(after)).toEqual([other]);
    await press(ana, { reference });
    const undone = await press(ana, { reference, act: "undo" });
    expect(references((await open(ana, undone.location)).text)).toEqual([reference, other]);
    expect((await press(ana, { reference: "MAL-\0" })).status).toBe(303);
    const marks = (await admin().audit({ limit: 9 })).filter(({ leads }) => leads.length);
    expect(marks.map(({ action, who }) => `${action} ${who}`)).toEqual([
      "unanswer equipo",
      "answer equipo",
    ]);
  });

  it("keeps what was won or lost, which only the lead's own page changes", async () => {
    const reference = await ask();
    const ana = await enter(ANA);
    await storeAnswer(database, reference, "won", clock());
    const { location } = await press(ana, { reference });
    expect((await open(ana, location)).text).toContain(`${reference} está ganada`);
    await press(ana, { reference, act: "undo" });
    expect(await answerOf(reference)).toBe("won");
    expect((await open(ana)).text).toContain("Nadie espera respuesta");
    const page = `${TEAM_PATH}/${reference}`;
    const shown = (await open(ana, page)).text;
    expect(shown.match(/<button[^>]+>[^<]+/g)?.map((one) => one.replace(/.*>/, ""))).toEqual([
      ...["Perdida", "La tengo yo", "Guardar la nota", "Salir en este aparato"],
    ]);
    const lost = await press(ana, { reference, act: "lost" }, page);
    expect(lost.location).toMatch(page);
    expect((await open(ana, lost.location)).text).toContain(`${reference} está perdida`);
    expect(await answerOf(reference)).toBe("lost");
    expect((await admin().audit({ limit: 1 }))[0]?.details).toMatchObject({ state: "lost" });
  });

  it("shows the lead of a mail's link, whole, with how to reach its visitor and its buttons", async () => {
    const reference = await ask(contact, paths.contact);
    const ana = await enter(ANA);
    const { text } = await open(ana, `${TEAM_PATH}/${reference}`);
    for (const shown of ["José Peña", "mailto:jose@example.org", "&lt;doce&gt; estudiantes"])
      expect(text).toContain(shown);
    for (const label of ["Ya respondí", "Ganada", "Perdida"]) expect(text).toContain(`>${label}<`);
    expect((await press(ana, { reference }, `${TEAM_PATH}/${reference}`)).status).toBe(303);
    expect(await answerOf(reference)).toBe("answered");
    const luis = await enter(LUIS);
    later(MINUTE_MS);
    const since = "está respondida desde el 20 de noviembre de 2026";
    expect((await open(luis, `${TEAM_PATH}/${reference}`)).text).toContain(since);
    expect((await open(luis, `${TEAM_PATH}/${reference}`)).text).toMatch(
      /<title>[^<]+[ap]\.\sm\. José Peña/,
    );
    const unknown = await open(ana, `${TEAM_PATH}/MAL-222222`);
    expect(unknown.status).toBe(404);
    expect(unknown.text).toContain("No hay ninguna solicitud MAL-222222");
  });

  it("lets an answer be taken back for an hour, by who gave it, and says nothing of what nobody pressed", async () => {
    const reference = await ask();
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const undo = "Deshacer";
    expect((await open(ana, `${TEAM_PATH}?solicitud=${reference}`)).text).not.toContain(
      `${reference} está`,
    );
    expect((await open(ana, `${TEAM_PATH}?solicitud=MAL-222222`)).text).not.toContain("MAL-222222");
    const mine = await press(ana, { reference });
    expect((await open(ana, mine.location)).text).toContain(undo);
    const theirs = await press(luis, { reference });
    const shown = (await open(luis, theirs.location)).text;
    expect(shown).toContain(`${reference} está respondida`);
    expect(shown).not.toContain(undo);
    await press(luis, { reference, act: "undo" });
    expect(await answerOf(reference)).toBe("answered");
    later(HOUR_MS + MINUTE_MS);
    expect((await open(ana, mine.location)).text).not.toContain(undo);
    await press(ana, { reference, act: "undo" });
    expect(await answerOf(reference)).toBe("answered");
  });

  it("writes who looked to the audit log, once an hour, and without the address", async () => {
    await ask();
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const looks = async () =>
      (await admin().audit({ limit: 9 })).filter(({ action }) => action === "waiting");
    for (const cookie of [ana, ana, luis, ana]) await open(cookie);
    expect(new Set((await looks()).map(({ details }) => details.colleague)).size).toBe(2);
    expect(await looks()).toHaveLength(2);
    later(HOUR_MS + MINUTE_MS);
    await open(ana);
    expect(await looks()).toHaveLength(3);
    expect(JSON.stringify(await looks())).not.toContain("@");
  });

  it("keeps its width where somebody wrote a word without an end", async () => {
    expect((await mails.open("/formulario/estilo.css")).text).toMatch(
      /^main\{.*overflow-wrap:anywhere\}$/m,
    );
  });

  it("shows a busy day page by page, and finds one of it", async () => {
    for (let index = 0; index < 45; index++) {
      await ask({ ...booking, name: `Viajera ${index}` });
      later(MINUTE_MS);
    }
    const luis = await enter(LUIS);
    expect((await open(luis)).text).toContain("45 personas esperan respuesta");
    const found = await open(luis, `${TEAM_PATH}?buscar=${encodeURIComponent("viajera 43")}`);
    expect(found.text).toContain("1 persona espera respuesta");
    expect((await open(luis, `${TEAM_PATH}?buscar=nadie`)).text).toContain(
      "Nadie que espere coincide",
    );
    const seen: string[] = [];
    for (let address = TEAM_PATH; address; ) {
      const { text } = await open(luis, address);
      seen.push(...(references(text) ?? []));
      const next = /class="button" href="([^"]+)">Ver más/.exec(text)?.[1] ?? "";
      address = next.replaceAll("&amp;", "&");
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });
});
