import type { TripDocument } from "@maloca/catalog/trips/trip-document";
import { JSDOM } from "jsdom";
import { beforeEach, describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { TEAM_PATH } from "../src/leads/team-access";
import { useMails } from "./mails";
import { pressed, signIn } from "./team-session";

const ANA = "ana@maloca.example";
const LUIS = "luis@maloca.example";
const team = [ANA, LUIS];
const LIST = `${TEAM_PATH}/viajes`;

/** A trip's form. */
const formOf = (trip: string) => `${LIST}?viaje=${trip}`;

describe("what is sold, on the desk", () => {
  const mails = useMails("PGlite", team.join());
  const { admin, clock, database } = mails;
  let published = 0;
  beforeEach(() => {
    published = 0;
  });

  const content = { render: async () => {}, onPublished: () => void published++ };
  const enter = (address: string) => signIn(mails.app(), database, address, clock());
  const get = async (cookie: string, path: string) =>
    mails.open(path, { headers: { cookie } }, { team, content });
  /** Sends a form as a browser does, with its line breaks. */
  const send = (cookie: string, path: string, typed: Record<string, string>) => {
    const lines = Object.entries(typed).map(([name, text]) => [
      name,
      text.replaceAll(/\r?\n/g, "\r\n"),
    ]);
    return mails.open(path, pressed(Object.fromEntries(lines), cookie), { team, content });
  };
  const documents = async () =>
    (await createContentCommands({ database, render: async () => {}, who: "x" }).read()).documents;

  /** The last form but the one that signs out, as a browser sends it. */
  function fieldsIn(text: string): Record<string, string> {
    const forms = [...new JSDOM(text).window.document.forms];
    const form = forms.filter(({ action }) => !action.endsWith("/salir")).at(-1);
    const controls = [...(form?.elements ?? [])] as HTMLInputElement[];
    return Object.fromEntries(
      controls.flatMap(({ localName, name, value }) =>
        localName === "button" || !name ? [] : [[name, value]],
      ),
    );
  }

  /** What a form has, with what somebody typed into it. */
  const filled = async (cookie: string, trip: string, typed: Record<string, string>) => ({
    ...fieldsIn((await get(cookie, formOf(trip))).text),
    ...typed,
  });
  const errorOf = (text: string, place: string) =>
    new JSDOM(text).window.document.getElementById(`${place}-error`)?.textContent;

  it("lists each trip with price, dates, what is over and what is hidden", async () => {
    const { text } = await get(await enter(ANA), LIST);
    const { document } = new JSDOM(text).window;
    const entries = [...document.querySelectorAll("li")].map(({ textContent }) =>
      textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(entries).toContain(
      "Velitas en el Chocó desde $ 2.990.000 · 4 al 8 de diciembre de 2025 · ya pasó",
    );
    expect(entries).toContain("Voluntariado en el Chocó desde $ 1.700.000 · Cuando quieras");
    expect(entries).toHaveLength(14);
    expect(document.querySelector("nav [aria-current]")?.textContent).toBe("Lo que se vende");
  });

  it("shows what changes in words, publishes it in one act and undoes it in one", async () => {
    const ana = await enter(ANA);
    const typed = { "packages.0.price.cop": "3.100.000", "season.start": "2026-12-04" };
    const fields = await filled(ana, "velitas-choco", {
      ...{ ...typed, "season.end": "2026-12-08", act: "check" },
    });
    const { text } = await send(ana, formOf("velitas-choco"), fields);
    expect(text).toContain("Posada Nativa 4 días, Precio en pesos: 2.990.000, ahora 3.100.000");
    expect(text).toContain(
      "Fechas, Primer día: 4 de diciembre de 2025, ahora 4 de diciembre de 2026",
    );
    expect(await documents()).toHaveProperty(
      ["trips/velitas-choco", "season", "start"],
      "2025-12-04",
    );
    const confirmed = { ...fieldsIn(text), act: "publish" };
    // The second of two taps changes nothing more.
    for (const _ of [1, 2]) {
      const { status, headers } = await send(ana, formOf("velitas-choco"), confirmed);
      expect([status, headers.get("location")]).toEqual([303, `${LIST}?hecho=publicado`]);
    }
    expect(published).toBe(1);
    expect(await documents()).toHaveProperty(
      ["trips/velitas-choco", "season", "start"],
      "2026-12-04",
    );
    expect((await admin().audit({ limit: 1 }))[0]).toMatchObject({
      ...{ who: "equipo", action: "publish" },
      details: { version: 1, changes: 3, colleague: expect.stringMatching(/^\w{16}$/) },
    });
    const list = await get(await enter(LUIS), LIST);
    expect(list.text).toContain("Lo último lo publicó ana, 20 de noviembre de 2026");
    expect(list.text).toMatch(/desde \$\s3\.100\.000 · 4 al 8 de diciembre de 2026</);
    // Another's seal opens nothing.
    expect((await send(ana, LIST, fieldsIn(list.text))).status).toBe(403);
    const back = await send(ana, LIST, fieldsIn((await get(ana, LIST)).text));
    expect(back.headers.get("location")).toBe(`${LIST}?hecho=deshecho`);
    expect(await documents()).toHaveProperty(
      ["trips/velitas-choco", "season", "start"],
      "2025-12-04",
    );
    const late = await send(ana, LIST, { ...confirmed, act: "undo", version: "1", base: "0" });
    expect(late.headers.get("location")).toBe(`${LIST}?hecho=tarde`);
  });

  it("says the schema's message beside its field, keeps what was typed and publishes nothing", async () => {
    const ana = await enter(ANA);
    const typed: Record<string, string> = {
      "packages.0.price.cop": "299",
      "packages.1.price.cop": "tres millones",
      "packages.2.price.cop": "",
      "season.end": "2025-12-02",
      "hero.badge": "x".repeat(61),
    };
    const said = [
      "Escribe 1000 o más.",
      "Escribe un número.",
      "Falta: añádelo.",
      "El último día es antes del primero: cámbialo.",
      "Acórtalo: caben 60 letras.",
    ];
    for (const act of ["check", "publish"]) {
      const fields = await filled(ana, "velitas-choco", { ...typed, act });
      const { status, text } = await send(ana, formOf("velitas-choco"), fields);
      expect(status).toBe(422);
      expect(fieldsIn(text)).toMatchObject(typed);
      expect(Object.keys(typed).map((place) => errorOf(text, place))).toEqual(said);
      // Only the groups that have a fault are unfolded.
      const { document } = new JSDOM(text).window;
      const faults = [...document.querySelectorAll("details:has([aria-invalid])")];
      expect(faults.length).toBeGreaterThan(1);
      expect([...document.querySelectorAll("details[open]")]).toEqual(faults);
    }
    expect(published).toBe(0);
  });

  it("leaves as it is what a form that was opened before an update does not have", async () => {
    const ana = await enter(ANA);
    const all = await filled(ana, "guajira", { "packages.0.price.cop": "1300000", act: "publish" });
    const { included, shown, ...older } = all;
    expect([included, shown]).toEqual([expect.stringContaining("\n"), "yes"]);
    expect((await send(ana, formOf("guajira"), older)).status).toBe(303);
    const { home, "trips/guajira": trip } = await documents();
    expect(home.trips).toContain("guajira");
    expect(trip?.included.length).toBeGreaterThan(1);
    expect(trip?.packages[0]).toMatchObject({ price: { cop: 1_300_000 } });
  });

  it("tells the second of two who change a trip, overwrites nothing and keeps what they typed", async () => {
    const [ana, luis] = [await enter(ANA), await enter(LUIS)];
    const price = "packages.0.price.cop";
    const cheap = await filled(ana, "guajira", {
      ...{ [price]: "1300000", included: "Alojamiento\nLancha", act: "publish" },
    });
    const dear = await filled(luis, "guajira", {
      ...{ "packages.1.price.cop": "1999000", "card.badge": "Todo el año", act: "publish" },
    });
    expect((await send(ana, formOf("guajira"), cheap)).status).toBe(303);
    const { status, text } = await send(luis, formOf("guajira"), dear);
    expect(status).toBe(422);
    expect(text).toContain("ana publicó entretanto");
    expect(text).toContain("Enramada, Precio en pesos: 1.450.000, ahora 1.300.000");
    expect(published).toBe(1);
    const again = fieldsIn(text);
    expect(again).toMatchObject({ [price]: "1300000", "packages.1.price.cop": "1999000" });
    // What nobody typed into is the first one's, also where a browser sends other line breaks.
    expect(again.included).toContain("Lancha");
    expect((await send(luis, formOf("guajira"), { ...again, act: "publish" })).status).toBe(303);
    const { packages, card } = (await documents())["trips/guajira"] as never;
    expect(packages).toMatchObject([
      { price: { cop: 1_300_000 } },
      { price: { cop: 1_999_000 } },
      { price: { cop: 2_650_000 } },
    ]);
    expect(card).toMatchObject({ badge: "Todo el año" });
  });

  it("changes what is included, a line each, and keeps which of them is about the way", async () => {
    const ana = await enter(ANA);
    const lines = (included: string) => ({ included, notIncluded: "Vuelos\r\n\r\n Propinas " });
    const typed = lines(
      "Alimentación completa\r\nLancha ida y vuelta (50 minutos)\r\nSeguro de viaje",
    );
    const fields = await filled(ana, "velitas-choco", { ...typed, act: "check" });
    const { text } = await send(ana, formOf("velitas-choco"), fields);
    for (const told of ["quita «Lancha ida y vuelta (45 minutos)»", "añade «Seguro de viaje»"])
      expect(text).toContain(told);
    await send(ana, formOf("velitas-choco"), { ...fieldsIn(text), act: "publish" });
    expect((await documents())["trips/velitas-choco"]).toMatchObject({
      included: [
        { about: "meals", text: "Alimentación completa" },
        { about: "ride", text: "Lancha ida y vuelta (50 minutos)" },
        "Seguro de viaje",
      ],
      notIncluded: ["Vuelos", "Propinas"],
    });
    const wrong = { ...lines(`Lancha\r\n${"x".repeat(201)}`), notIncluded: "", act: "check" };
    const refused = await send(ana, formOf("velitas-choco"), {
      ...(await filled(ana, "velitas-choco", wrong)),
    });
    expect(errorOf(refused.text, "included")).toBe("Línea 2: acórtalo: caben 200 letras.");
    expect(errorOf(refused.text, "notIncluded")).toBe("Falta: añádelo.");
  });

  it("changes the short texts, a paragraph a line", async () => {
    const ana = await enter(ANA);
    const typed = { "about.paragraphs": "Uno.\r\n\r\nDos.", "payment.percent": "40" };
    const long = { ...typed, "hero.lead": "x".repeat(801), act: "publish" };
    const refused = await send(ana, formOf("guajira"), await filled(ana, "guajira", long));
    expect(errorOf(refused.text, "hero.lead")).toBe("Acórtalo: caben 800 letras.");
    expect(errorOf(refused.text, "payment.due")).toBe("Falta: añádelo.");
    const fields = {
      ...fieldsIn(refused.text),
      ...{ "hero.lead": "Arena y mar.", "payment.due": "Al llegar", act: "publish" },
    };
    expect((await send(ana, formOf("guajira"), fields)).status).toBe(303);
    expect((await documents())["trips/guajira"]).toMatchObject({
      hero: { lead: "Arena y mar." },
      about: { paragraphs: ["Uno.", "Dos."] },
      payment: { percent: 40, due: "Al llegar" },
    });
  });

  it("names the texts that say the year of the former dates", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, "eje-cafetero-diciembre", {
      ...{ "season.start": "2026-12-15", "season.end": "2026-12-20", act: "check" },
    });
    const { text } = await send(ana, formOf("eje-cafetero-diciembre"), fields);
    expect(text).toContain("<li>&quot;Diciembre 2025&quot;</li>");
  });

  it("hides a trip and shows it again", async () => {
    const ana = await enter(ANA);
    const hide = await filled(ana, "guajira", { shown: "no", act: "publish" });
    await send(ana, formOf("guajira"), hide);
    expect((await documents()).home.trips).not.toContain("guajira");
    expect((await get(ana, LIST)).text).toMatch(/La Guajira<[^·]+·[^·]+· oculto</);
    const show = await filled(ana, "guajira", { shown: "yes", act: "publish" });
    await send(ana, formOf("guajira"), show);
    expect((await documents()).home.trips.at(-1)).toBe("guajira");
  });

  it("adds a trip like another, a year later and hidden, at an address that no other has", async () => {
    const ana = await enter(ANA);
    const path = `${formOf("velitas-choco")}&parte=otro`;
    const form = fieldsIn((await get(ana, path)).text);
    expect(form["season.start"]).toBe("2026-12-04");
    const typed = { ...form, name: "Velitas en Nuquí", act: "check" };
    for (const [slug, mend] of [
      ["", "Escribe minúsculas sin tilde, cifras y guiones, como santa-marta."],
      ["guajira", "Ya hay otro con esta dirección: escribe otra."],
      ["consultoria", "/consultoria ya es otra página: cambia el nombre."],
    ] as const) {
      const { text, status } = await send(ana, path, { ...typed, slug });
      expect([status, errorOf(text, "slug")]).toEqual([422, mend]);
      expect(fieldsIn(text)).toMatchObject({ slug, name: "Velitas en Nuquí" });
    }
    const check = (await send(ana, path, { ...typed, slug: "velitas-nuqui" })).text;
    for (const line of ["Se añade «Velitas en Nuquí», oculto", "4 de diciembre de 2026"])
      expect(check).toContain(line);
    const done = await send(ana, path, { ...fieldsIn(check), act: "publish" });
    expect(done.status).toBe(303);
    const { home, ...all } = await documents();
    const { slug, name, season, ...rest } = all["trips/velitas-nuqui"] as TripDocument;
    expect([slug, name, season?.end]).toEqual(["velitas-nuqui", "Velitas en Nuquí", "2026-12-08"]);
    expect(all["trips/velitas-choco"]).toMatchObject(rest);
    expect(home.trips).not.toContain("velitas-nuqui");
    const again = await send(ana, path, { ...fieldsIn(check), act: "publish" });
    expect([again.headers.get("location"), published]).toEqual([formOf("velitas-nuqui"), 1]);
    expect((await get(ana, `${formOf("voluntariado")}&parte=otro`)).status).toBe(303);
  });

  it("gives back what was typed when the session has ended, and shows nothing without one", async () => {
    const ana = await enter(ANA);
    const fields = await filled(ana, "guajira", {
      "packages.0.price.cop": "1300000",
      act: "publish",
    });
    const { text } = await send("", formOf("guajira"), fields);
    expect(text).toContain("lo que escribiste no se guardó");
    expect(text).toContain("Precio en pesos (1): 1300000\n");
    expect((await get("", LIST)).text).not.toContain("Guajira");
    expect(published).toBe(0);
  });
});
