import type { TripDocument } from "@maloca/catalog/trips/trip-document";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { at, LUIS, PUBLISHED, SOLD, useDesk } from "./team-desk";
import { errorsIn, fieldsIn } from "./team-forms";
import { sealOf } from "./team-session";

const VELITAS = at("trips/velitas-choco");
const GUAJIRA = at("trips/guajira");
const COMPANY = at("company");
const PRICE = "packages.0.price.cop";

describe("the documents of the site, on the desk", () => {
  const { mails, seen, get, send, enter, read, filled, publish, undo, undoing } = useDesk();

  it("lists each trip with price, dates, what is over and what is hidden, and the rest of the site", async () => {
    const { text } = await get(await enter(), SOLD);
    const { document } = new JSDOM(text).window;
    const entries = [...document.querySelectorAll("li")].map(({ textContent }) =>
      textContent?.replace(/\s+/g, " ").trim(),
    );
    for (const entry of [
      "Velitas en el Chocó desde $ 2.990.000 · 4 al 8 de diciembre de 2025 · ya pasó",
      "Voluntariado en el Chocó desde $ 1.700.000 · Cuando quieras",
      "Consultoría",
    ])
      expect(entries).toContain(entry);
    expect(entries).toHaveLength(14 + 3 + 2);
    expect(document.querySelector("nav [aria-current]")?.textContent).toBe("Lo que se vende");
  });

  it("shows what changes in words, publishes it in one act and undoes it in one", async () => {
    const ana = await enter();
    const typed = { [PRICE]: "3.100.000", "season.start": "2026-12-04" };
    const fields = await filled(ana, VELITAS, {
      ...{ ...typed, "season.end": "2026-12-08", act: "check" },
    });
    const { text } = await send(ana, VELITAS, fields);
    expect(text).toContain("Posada Nativa 4 días, Precio en pesos: 2.990.000, ahora 3.100.000");
    expect(text).toContain(
      "Fechas, Primer día: 4 de diciembre de 2025, ahora 4 de diciembre de 2026",
    );
    const start = async () => (await read())["trips/velitas-choco"]?.season?.start;
    expect(await start()).toBe("2025-12-04");
    const confirmed = { ...fieldsIn(text), act: "publish" };
    // The second of two taps changes nothing more.
    for (const _ of [1, 2]) {
      const { status, headers } = await send(ana, VELITAS, confirmed);
      expect([status, headers.get("location")]).toEqual([303, PUBLISHED]);
    }
    expect([seen.published, await start()]).toEqual([1, "2026-12-04"]);
    expect((await mails.admin().audit({ limit: 1 }))[0]).toMatchObject({
      ...{ who: "equipo", action: "publish" },
      details: { version: 1, changes: 3, colleague: expect.stringMatching(/^\w{16}$/) },
    });
    const luis = await enter(LUIS);
    const list = await get(luis, SOLD);
    expect(list.text).toContain("Lo último lo publicó ana, 20 de noviembre de 2026");
    expect(list.text).toMatch(/desde \$\s3\.100\.000 · 4 al 8 de diciembre de 2026</);
    // Another's seal opens nothing.
    expect((await send(ana, SOLD, await undoing(luis))).status).toBe(403);
    expect((await undo(ana)).headers.get("location")).toBe(`${SOLD}?hecho=deshecho`);
    expect(await start()).toBe("2025-12-04");
    const late = await send(ana, SOLD, { ...confirmed, act: "undo", version: "1", base: "0" });
    expect(late.headers.get("location")).toBe(`${SOLD}?hecho=tarde`);
  });

  it("says the schema's message beside its field, keeps what was typed and publishes nothing", async () => {
    const ana = await enter();
    const typed: Record<string, string> = {
      [PRICE]: "299",
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
      const { status, text } = await send(
        ana,
        VELITAS,
        await filled(ana, VELITAS, { ...typed, act }),
      );
      expect(status).toBe(422);
      expect(fieldsIn(text)).toMatchObject(typed);
      expect(Object.keys(typed).map((place) => errorsIn(text)[place])).toEqual(said);
      // Only the groups that have a fault are unfolded.
      const { document } = new JSDOM(text).window;
      const faults = [...document.querySelectorAll("details:has([aria-invalid])")];
      expect(faults.length).toBeGreaterThan(1);
      expect([...document.querySelectorAll("details[open]")]).toEqual(faults);
    }
    expect(seen.published).toBe(0);
  });

  it("leaves as it is what a form that was opened before an update does not have", async () => {
    const ana = await enter();
    const all = await filled(ana, GUAJIRA, { [PRICE]: "1300000", act: "publish" });
    const { included, shown, ...older } = all;
    expect([included, shown]).toEqual([expect.stringContaining("\n"), "yes"]);
    expect((await send(ana, GUAJIRA, older)).status).toBe(303);
    const { home, "trips/guajira": trip } = await read();
    expect(home.trips).toContain("guajira");
    expect(trip?.included.length).toBeGreaterThan(1);
    expect(trip?.packages[0]).toMatchObject({ price: { cop: 1_300_000 } });
  });

  it("tells the second of two who change a trip, overwrites nothing and keeps what they typed", async () => {
    const [ana, luis] = [await enter(), await enter(LUIS)];
    const cheap = await filled(ana, GUAJIRA, {
      ...{ [PRICE]: "1300000", included: "Alojamiento\nLancha", act: "publish" },
    });
    const dear = await filled(luis, GUAJIRA, {
      ...{ "packages.1.price.cop": "1999000", "card.badge": "Todo el año", act: "publish" },
    });
    expect((await send(ana, GUAJIRA, cheap)).status).toBe(303);
    const { status, text } = await send(luis, GUAJIRA, dear);
    expect(status).toBe(422);
    expect(text).toContain("ana publicó entretanto");
    expect(text).toContain("Enramada, Precio en pesos: 1.450.000, ahora 1.300.000");
    expect(seen.published).toBe(1);
    const again = fieldsIn(text);
    expect(again).toMatchObject({ [PRICE]: "1300000", "packages.1.price.cop": "1999000" });
    // What nobody typed into is the first one's, also where a browser sends other line breaks.
    expect(again.included).toContain("Lancha");
    expect((await send(luis, GUAJIRA, { ...again, act: "publish" })).status).toBe(303);
    const { packages, card } = (await read())["trips/guajira"] as TripDocument;
    expect(packages.map(({ price }) => price)).toMatchObject([
      ...[{ cop: 1_300_000 }, { cop: 1_999_000 }, { cop: 2_650_000 }],
    ]);
    expect(card.badge).toBe("Todo el año");
  });

  it("changes lists, a line each, and keeps which of what is included is about the way", async () => {
    const ana = await enter();
    const lines = (included: string) => ({ included, notIncluded: "Vuelos\n\n Propinas " });
    const typed = lines("Alimentación completa\nLancha ida y vuelta (50 minutos)\nSeguro de viaje");
    const text = await publish(ana, VELITAS, typed);
    for (const told of ["quita «Lancha ida y vuelta (45 minutos)»", "añade «Seguro de viaje»"])
      expect(text).toContain(told);
    expect((await read())["trips/velitas-choco"]).toMatchObject({
      included: [
        { about: "meals", text: "Alimentación completa" },
        { about: "ride", text: "Lancha ida y vuelta (50 minutos)" },
        "Seguro de viaje",
      ],
      notIncluded: ["Vuelos", "Propinas"],
    });
    const wrong = { ...lines(`Lancha\n${"x".repeat(201)}`), notIncluded: "", act: "check" };
    const refused = errorsIn((await send(ana, VELITAS, await filled(ana, VELITAS, wrong))).text);
    expect([refused.included, refused.notIncluded]).toEqual([
      ...["Línea 2: acórtalo: caben 200 letras.", "Falta: añádelo."],
    ]);
  });

  it("names the texts that say the year of the former dates", async () => {
    const ana = await enter();
    const path = at("trips/eje-cafetero-diciembre");
    const moved = { "season.start": "2026-12-15", "season.end": "2026-12-20", act: "check" };
    const { text } = await send(ana, path, await filled(ana, path, moved));
    expect(text).toContain("<li>&quot;Diciembre 2025&quot;</li>");
  });

  it("hides a trip, which can still be looked at, and shows it again", async () => {
    const ana = await enter();
    await publish(ana, GUAJIRA, { shown: "no" });
    expect((await read()).home.trips).not.toContain("guajira");
    const { text } = await get(ana, SOLD);
    expect(text).toMatch(/La Guajira<[^·]+·[^·]+· oculto</);
    const look = [...new JSDOM(text).window.document.forms].filter(({ target }) => target);
    expect(look.map((form) => form.getAttribute("action"))).toEqual([GUAJIRA]);
    const pressed = Object.fromEntries(
      [...(look[0]?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value]),
    );
    expect((await send(ana, GUAJIRA, pressed)).text).toContain("así");
    const [{ documents, slug } = {}] = seen.looked.slice(-1);
    expect([slug, Reflect.get(Object(documents), "home").trips.at(-1)]).toEqual([
      ...["guajira", "guajira"],
    ]);
    await publish(ana, GUAJIRA, { shown: "yes" });
    expect((await read()).home.trips.at(-1)).toBe("guajira");
  });

  it("adds a trip like another, a year later and hidden, at an address that no other has", async () => {
    const ana = await enter();
    const path = at("trips/velitas-choco", "otro");
    const form = await filled(ana, path);
    expect(form["season.start"]).toBe("2026-12-04");
    const typed = { ...form, name: "Velitas en Nuquí", act: "check" };
    for (const [slug, mend] of [
      ["", "Escribe minúsculas sin tilde, cifras y guiones, como santa-marta."],
      ["guajira", "Ya hay otro con esta dirección: escribe otra."],
      ["consultoria", "/consultoria ya es otra página: cambia el nombre."],
    ] as const) {
      const { text, status } = await send(ana, path, { ...typed, slug });
      expect([status, errorsIn(text).slug]).toEqual([422, mend]);
      expect(fieldsIn(text)).toMatchObject({ slug, name: "Velitas en Nuquí" });
    }
    const check = (await send(ana, path, { ...typed, slug: "velitas-nuqui" })).text;
    for (const line of ["Se añade «Velitas en Nuquí», oculto", "4 de diciembre de 2026"])
      expect(check).toContain(line);
    const sure = { ...fieldsIn(check), act: "publish" };
    expect((await send(ana, path, sure)).status).toBe(303);
    const { home, ...all } = await read();
    const { slug, name, season, ...rest } = all["trips/velitas-nuqui"] as TripDocument;
    expect([slug, name, season?.end]).toEqual(["velitas-nuqui", "Velitas en Nuquí", "2026-12-08"]);
    expect(all["trips/velitas-choco"]).toMatchObject(rest);
    expect(home.trips).not.toContain("velitas-nuqui");
    const again = await send(ana, path, sure);
    expect([again.headers.get("location"), seen.published]).toEqual([
      ...[at("trips/velitas-nuqui"), 1],
    ]);
    expect((await get(ana, at("trips/voluntariado", "otro"))).status).toBe(303);
  });

  it("adds a story, hidden until it is shown", async () => {
    const luis = await enter(LUIS);
    const path = at("stories/el-salto", "otro");
    const typed = await filled(luis, path, { title: "La orilla", slug: "la-orilla", act: "check" });
    expect(errorsIn((await send(luis, path, typed)).text)).toMatchObject({
      lead: "Falta: añádelo.",
    });
    const told = { description: "Una frase.", eyebrow: "Nuquí", lead: "Entrada." };
    const card = { "card.excerpt": "Resumen.", "card.category": "Río" };
    await publish(luis, path, { ...typed, ...told, ...card, "pieces.0.text": "Uno." });
    const { home, ...rest } = await read();
    expect(rest["stories/la-orilla"]).toMatchObject({ slug: "la-orilla", ...told });
    expect(home.blog.stories).not.toContain("la-orilla");
    await publish(luis, at("stories/la-orilla"), { shown: "yes" });
    expect((await read()).home.blog.stories.at(-1)).toBe("la-orilla");
  });

  it("gives back what was typed when the session has ended, and shows nothing without one", async () => {
    const fields = await filled(await enter(), GUAJIRA, { [PRICE]: "1300000", act: "publish" });
    const { text } = await send("", GUAJIRA, fields);
    expect(text).toContain("lo que escribiste no se guardó");
    expect(text).toContain("Precio en pesos (1): 1300000\n");
    expect((await get("", SOLD)).text).not.toContain("Guajira");
    expect(seen.published).toBe(0);
  });

  it("has every fact of the company but the pictures, which is the owner's alone", async () => {
    const [ana, luis] = [await enter(), await enter(LUIS)];
    const { pictures, ...facts } = (await read()).company;
    const places = (value: unknown, path: string): string[] =>
      typeof value === "object" && value && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, part]) =>
            places(part, path ? `${path}.${key}` : key),
          )
        : [path];
    const { text } = await get(ana, COMPANY);
    const { seal, version, ...fields } = fieldsIn(text);
    expect(Object.keys(fields).sort()).toEqual(places(facts, "").sort());
    expect(text).toContain("<strong>Todavía son de ejemplo</strong>");
    expect(text).toMatch(/Dirección del sitio · .*WhatsApp, Número de WhatsApp/);

    const own = { ...fields, version: `${version}`, act: "publish", nit: "901.234.567-8" };
    for (const path of [COMPANY, at("company", "pictures")]) {
      expect((await get(luis, path)).status).toBe(403);
      const refused = await send(luis, path, { ...own, seal: await sealOf(luis) });
      expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("Pídeselo")]);
    }
    expect(seen.published).toBe(0);
    const list = { "dataPolicy.processors": "Nube Uno (Alemania)\nCorreo Dos (Irlanda)" };
    const words = await publish(ana, COMPANY, {
      nit: "901.234.567-8",
      "messaging.phone": "",
      "messaging.shortLink": "https://wa.me/message/RIO",
      ...list,
    });
    for (const line of [
      "NIT: «000.000.000-0», ahora «901.234.567-8»",
      "WhatsApp, Número de WhatsApp: «573000000000», ahora «»",
    ])
      expect(words).toContain(line);
    expect((await read()).company).toMatchObject({
      messaging: { phone: "", shortLink: "https://wa.me/message/RIO" },
      dataPolicy: { processors: ["Nube Uno (Alemania)", "Correo Dos (Irlanda)"] },
    });
    // What only the owner changes, only the owner takes back.
    expect((await undo(luis)).status).toBe(403);
    expect((await read()).company.nit).toBe("901.234.567-8");
    await undo(ana);
    expect((await read()).company).toEqual({ pictures, ...facts });
  });
});
