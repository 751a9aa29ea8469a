import { shippedDocuments } from "@maloca/catalog/documents/documents";
import type { StoryDocument } from "@maloca/catalog/documents/story-document";
import { describe, expect, it } from "vitest";
import { fieldsOfPart } from "../src/content/document-fields";
import { deskDocument, firstFields, formsBelow } from "../src/content/document-kinds";
import { at, LUIS, SOLD, useDesk } from "./team-desk";
import { errorsIn, fieldsIn } from "./team-forms";

const STORY = "stories/el-salto";
const GUAJIRA = "trips/guajira";

describe("the parts of a document, on the desk", () => {
  const { seen, get, send, enter, read, filled, publish, undo } = useDesk();
  const trip = async (slug = "guajira") => {
    const found = (await read())[`trips/${slug}`];
    if (!found) throw new Error(slug);
    return found;
  };

  it("are sections of pages and items of lists, reached from what has them and looked at first", async () => {
    const luis = await enter(LUIS);
    for (const [document, above, part, place, slug, said] of [
      ["home", "", "pilot", "pilot.name", "", "Nombre: «Jardín del Mar», ahora «Así no»"],
      ["consultancy", "", "expert", "expert.role", "consultoria", "Oficio: «"],
      ...([
        ["home", "", "programmes", "programmes.seasonal.title", "", "De temporada, Nombre: «De te"],
        ["home", "problem", "problem.points.1", "problem.points.1.title", "", "Título: «Se cuida"],
        [STORY, "", "pieces.0", "pieces.0.text", "blog/el-salto", "Subtítulo: «"],
        [GUAJIRA, "", "about", "about.title", "guajira", "Título: «"],
      ] as const),
    ] as const) {
      const from = await get(luis, at(document, above));
      expect(from.text).toContain(`href="${at(document, part).replaceAll("&", "&amp;")}"`);
      const fields = await filled(luis, at(document, part), { [place]: "Así no" });
      expect(JSON.stringify(fields)).not.toContain("[object");
      const check = await send(luis, at(document, part), { ...fields, act: "check" });
      expect(check.text).toContain(said);
      await send(luis, at(document, part), { ...fields, act: "look" });
      expect(seen.looked.at(-1)?.slug).toBe(slug);
      await publish(luis, at(document, part), fields);
    }
    const { home, consultancy, ...rest } = await read();
    expect([home.problem.points[1]?.title, home.pilot.name, consultancy.expert.role]).toEqual([
      ...["Así no", "Así no", "Así no"],
    ]);
    expect(rest[STORY]?.pieces[0]).toEqual({ kind: "heading", text: "Así no" });
    expect(home.problem.picture).toBe("choco/heliconia");
  });

  it("are added in their place, taken away, and undone in one act each", async () => {
    const luis = await enter(LUIS);
    const { pieces } = (await read())[STORY] as StoryDocument;
    const quote = at(STORY, "pieces.nueva2", "0");
    const { text } = await get(luis, at(STORY, "pieces.0"));
    expect(text).toContain(`href="${quote.replaceAll("&", "&amp;")}"`);
    const added = await publish(luis, quote, { "pieces.1.text": "Dijo." });
    expect(added).toContain("<li>Se añade «Dijo.»</li><li>Cita: «Dijo.»</li>");
    const gone = await publish(luis, at(STORY, "pieces.0"), { act: "remove" });
    expect(gone).toContain("Se quita «");
    const now = [{ kind: "quote", text: "Dijo." }, ...pieces.slice(1)];
    expect((await read())[STORY]?.pieces).toEqual(now);
    await undo(luis);
    expect((await read())[STORY]?.pieces).toEqual([pieces[0], ...now]);

    // What no field asks for begins as another's.
    const { items } = (await read()).home.tiles;
    const own = `tiles.items.${items.length}`;
    const tile = { [`${own}.trip`]: "guajira", [`${own}.line`]: "Dunas" };
    await publish(luis, at("home", "tiles.items.nueva"), tile);
    expect((await read()).home.tiles.items.at(-1)).toEqual({
      ...{ trip: "guajira", line: "Dunas", picture: items.at(-1)?.picture },
    });
    const hours = at("consultancy", "hours.packages.0");
    const shown = (await read()).consultancy.hours.packages[0];
    for (const [sent, recommended] of [
      ["1", true],
      ["", undefined],
    ] as const) {
      await publish(luis, hours, { "hours.packages.0.recommended": sent });
      expect((await read()).consultancy.hours.packages[0]).toEqual({ ...shown, recommended });
    }
  });

  it("are sections that a document may lack, and lists whose last item may go", async () => {
    const ana = await enter();
    const { before } = await trip();
    const note = at(GUAJIRA, "note");
    expect([before, (await trip()).note]).toEqual([undefined, undefined]);
    expect((await get(ana, at(GUAJIRA))).text).toContain("Añadir «Nota»");
    const added = await publish(ana, note, { "note.title": "Viento", "note.text": "Sopla." });
    expect(added).toContain("<li>Se añade «Nota»</li><li>Título: «Viento»</li>");
    expect((await trip()).note).toEqual({ title: "Viento", text: "Sopla." });
    expect(await publish(ana, note, { act: "remove" })).toContain("Se quita «Nota»");
    expect(await trip()).not.toHaveProperty("note");
    // One of a list that it must have comes with it.
    const points = { "ecolodge.title": "Casa", "ecolodge.items.0.title": "Luz" };
    const whole = { ...points, "ecolodge.items.0.text": "Del sol." };
    await publish(ana, at(GUAJIRA, "ecolodge"), whole);
    expect((await trip()).ecolodge).toEqual({
      ...{ title: "Casa", items: [{ title: "Luz", text: "Del sol." }] },
    });
    const least = await get(ana, at(GUAJIRA, "ecolodge.items.0"));
    expect(least.text).not.toContain("Quitar");

    const said = { "before.packing": "Sombrero.", "before.health": "Agua." };
    await publish(ana, at(GUAJIRA, "before"), said);
    await publish(ana, at(GUAJIRA, "before"), { "before.health": "" });
    expect((await trip()).before).toEqual({ packing: "Sombrero." });

    const figure = { "figures.0.value": "7", "figures.0.label": "días" };
    const other = "trips/cartagena";
    await publish(ana, at(other, "figures.nueva"), figure);
    expect((await trip("cartagena")).figures).toHaveLength(1);
    await publish(ana, at(other, "figures.0"), { act: "remove" });
    expect(await trip("cartagena")).not.toHaveProperty("figures");

    const sea = at("trips/voluntariado", "seasons.0");
    await publish(ana, sea, { "seasons.0.months.0": "2", "seasons.0.months.1": "6" });
    const { seasons } = (await read())["trips/voluntariado"];
    expect(seasons[0]?.months).toEqual([2, 6]);
    await publish(ana, at("trips/voluntariado", "seasons.nueva", "0"), {
      ...{ "seasons.1.name": "Vientos", "seasons.1.text": "Sopla." },
      ...{ "seasons.1.months.0": "7", "seasons.1.months.1": "8" },
    });
    expect((await read())["trips/voluntariado"].seasons[1]?.months).toEqual([7, 8]);
  });

  it("are packages made like another, called by the others as they are called now", async () => {
    const ana = await enter();
    const { packages } = await trip("cartagena");
    const added = at("trips/cartagena", "packages.nueva", "0");
    const same = await send(ana, added, await filled(ana, added, { act: "check" }));
    expect(Object.keys(errorsIn(same.text))).toEqual(["packages.1.name"]);
    if (packages.length < 4) {
      await publish(ana, added, { "packages.1.name": "Viento" });
      expect((await trip("cartagena")).packages[1]).toMatchObject({
        ...{ name: "Viento", price: packages[0]?.price },
      });
      await publish(ana, at("trips/cartagena", "packages.1"), { act: "remove" });
    }
    const other = packages.findIndex(({ allOf }) => allOf);
    const base = packages.findIndex(({ name }) => name === packages[other]?.allOf);
    const path = at("trips/cartagena", `packages.${base}`);
    const shown = await publish(ana, path, { [`packages.${base}.name`]: "Sereno" });
    expect(shown).toMatch(/Nombre: .*, ahora «Sereno»/);
    expect((await trip("cartagena")).packages[other]?.allOf).toBe("Sereno");
    const refused = await send(ana, path, await filled(ana, path, { act: "remove" }));
    const [, said] = /<strong>No se publicó<.strong>([^<]*)/.exec(refused.text) ?? [];
    expect([refused.status, said]).toEqual([
      422,
      expect.stringMatching(/^Trae todo lo de: ningún paquete anterior se llama/),
    ]);
  });

  it("are days, with their meals and ways, which begin with the drawing of the day before", async () => {
    const ana = await enter();
    const days = (await trip()).itinerary?.days ?? [];
    const place = "itinerary.days.1";
    const added = at(GUAJIRA, "itinerary.days.nueva", "0");
    const wrong = await send(
      ana,
      added,
      await filled(ana, added, { [`${place}.rides`]: "Cohete" }),
    );
    expect(Object.keys(errorsIn(wrong.text)).sort()).toEqual([`${place}.rides`, `${place}.title`]);
    await publish(ana, added, {
      [`${place}.title`]: "Día libre",
      [`${place}.rides`]: "Lancha\nA pie",
      [`${place}.meals`]: "Desayuno\nCena",
    });
    const day = { title: "Día libre", rides: ["Lancha", "A pie"], meals: ["Desayuno", "Cena"] };
    expect((await trip()).itinerary?.days).toEqual([
      ...days.slice(0, 1),
      { ...day, scene: days[0]?.scene },
      ...days.slice(1),
    ]);
  });

  it("follow an item where somebody else took another away, or added one in its place", async () => {
    const [ana, luis] = [await enter(), await enter(LUIS)];
    const host = (place: string, name: string) =>
      Object.fromEntries(
        Object.entries({
          ...{ name, role: "Guía", place: "Cabo", consent: "Ella, en agosto", pages: "guajira" },
        }).map(([key, text]) => [`${place}.${key}`, text]),
      );
    const added = at("trust", "hosts.nueva");
    const mine = await filled(ana, added, { ...host("hosts.0", "Ana"), act: "publish" });
    await publish(luis, added, host("hosts.0", "Luis"));
    const told = await send(ana, added, mine);
    expect(told.status).toBe(422);
    expect(told.text).toContain("luis publicó entretanto");
    await send(ana, added, { ...fieldsIn(told.text), act: "publish" });
    expect((await read()).trust.hosts.map(({ name }) => name)).toEqual(["Luis", "Ana"]);
    // Ana's form of the second, whose number changes when the first goes.
    const [first, second] = [at("trust", "hosts.0"), at("trust", "hosts.1")];
    const typed = await filled(ana, second, { "hosts.1.role": "Cocinera", act: "publish" });
    await publish(luis, first, { act: "remove" });
    expect(fieldsIn((await send(ana, second, typed)).text)).toMatchObject({
      "hosts.0.role": "Cocinera",
      "hosts.0.name": "Ana",
    });
  });

  it("say beside a field what is wrong", async () => {
    const luis = await enter(LUIS);
    const place = "customTrip.consultation.text";
    const path = at("home", "customTrip");
    const wrong = await filled(luis, path, { [place]: "Vale {preco}.", act: "check" });
    const { status, text } = await send(luis, path, wrong);
    expect([status, errorsIn(text)[place]]).toEqual([
      ...[422, expect.stringContaining("Entre llaves solo cabe {minutos} o {precio}")],
    ]);
  });

  it("have no form at an address that names none", async () => {
    const ana = await enter();
    for (const [document, ...parts] of [
      [
        "trips/guajira",
        "packages.99",
        "packages.x",
        "packages",
        "slug",
        "hero.title",
        "__proto__.0",
      ],
      ["trust", "hosts.0", "constructor.0", "photos.-1", "rntUrl", "hosts"],
      ["home", "trips", "hero.nueva"],
    ] as const)
      for (const part of parts)
        expect([part, (await get(ana, at(document, part))).headers.get("location")]).toEqual([
          ...[part, at(document)],
        ]);
    for (const document of ["", "trips/x", "constructor", "__proto__", "trips", "../company"])
      expect((await get(ana, at(document, "hosts.0"))).headers.get("location")).toBe(SOLD);
  });

  it("have no two fields that are called the same: what was typed goes by it into a newer form", () => {
    const given = { documents: shippedDocuments, version: 0 };
    let forms = 0;
    for (const name of Object.keys(shippedDocuments)) {
      const one = deskDocument(given, name);
      if (!one) throw new Error(name);
      const { sections } = formsBelow(one, one.schema, "");
      const there = sections.filter(({ isThere }) => isThere);
      for (const fields of [
        firstFields(one),
        ...there.map(({ place }) => fieldsOfPart(one.schema, one.document, place, "groups")),
      ]) {
        forms++;
        const names = fields.map(({ group, label }) => group + label);
        expect(
          names.filter((each, at) => names.indexOf(each) !== at),
          name,
        ).toEqual([]);
      }
    }
    expect(forms).toBeGreaterThan(100);
  });
});
