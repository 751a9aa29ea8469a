import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trips, voluntariado } from "../src";
import { companyDocument } from "../src/documents/company-document";
import { consultancyDocument } from "../src/documents/consultancy-document";
import { checkDocument } from "../src/documents/field";
import { homeDocument } from "../src/documents/home-document";
import { storyDocument } from "../src/documents/story-document";
import { trustDocument } from "../src/documents/trust-document";
import { checkTrip, tripDocument, volunteeringDocument } from "../src/trips/trip-document";

const folder = new URL("../content/trips/", import.meta.url);
const textOf = (slug: string) => readFileSync(new URL(`${slug}.json`, folder), "utf8");

test("every document fits its schema, bears its file's name and is shown", () => {
  const slugs = readdirSync(folder).map((name) => name.replace(".json", ""));
  expect([...trips, voluntariado].map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  for (const slug of slugs) {
    expect(checkTrip(textOf(slug)), slug).toMatchObject({ document: { slug } });
  }
});

const velitas = textOf("velitas-choco");

test.each([
  [
    '"cop": 2990000',
    '"cop": "2.990.000"',
    "packages.0.price.cop",
    "escribe un número, sin comillas",
  ],
  ['"cop": 2990000', '"cop": 2990000.5', "packages.0.price.cop", "escribe un número entero"],
  ['"cop": 2990000', '"cop": 299', "packages.0.price.cop", "escribe 1000 o más"],
  ['"kind": "pesos"', '"kind": "peso"', "packages.0.price.kind", 'escribe "pesos" o'],
  ["2025-12-08", "2025-12-02", "season.end", "el último día es antes del primero"],
  ["2025-12-08", "8 de diciembre", "season.end", "escribe una fecha que exista"],
  ["2025-12-08", "2025-12-32", "season.end", "escribe una fecha que exista"],
  ['"slug"', '"slog"', "slug", "falta: añádelo"],
  ['"name"', '"nombre"', "", 'no existe "nombre"'],
  ['"velitas-choco/hero"', '"velitas-choco/heroe"', "hero.image", '¿"velitas-choco/hero"?'],
  ['"scene": "boat"', '"scene": "boot"', "itinerary.days.0.scene", '¿"boat"?'],
  ['"badge": "Inscripciones Abiertas"', '"badge": "Abierto"', "card.badge", "no existe"],
  ['"list": "seasonal"', '"list": "season"', "card.list", 'escribe "destinations" o "seasonal"'],
  ["#171a3d", "#171A3D", "palette.ground", "en minúsculas"],
  ['"title": "Velitas en el Chocó"', '"title": " Velitas"', "title", "sin espacios"],
  ["Posada Nativa 5 días", "Posada Nativa 4 días", "packages.1.name", "cambia uno"],
  ['"label": "Fecha"', '"label": "Fecha", "value": ""', "facts.0.value", "una sola línea"],
  ['"Baño privado": "Baño', '"Baño propio": "Baño', "packages.2.insteadOf", "como está en"],
  ["{", "", "", "no es JSON"],
])("%s → %s: says where and how to mend it", (right, wrong, place, mend) => {
  expect(velitas).toContain(right);
  const checked = checkDocument(tripDocument, velitas.replace(right, wrong));
  expect(checked).toMatchObject({
    problems: expect.arrayContaining([{ place, mend: expect.stringContaining(mend) }]),
  });
});

test("a dated trip without its dates, and a package that builds on none, are refused", () => {
  const { season: _, ...undated } = JSON.parse(velitas);
  expect(checkDocument(tripDocument, JSON.stringify(undated))).toEqual({
    problems: [{ place: "season", mend: expect.stringContaining("añade las fechas") }],
  });
  const trip = JSON.parse(velitas);
  trip.packages[0].allOf = trip.packages[0].name;
  expect(checkDocument(tripDocument, JSON.stringify(trip))).toEqual({
    problems: [{ place: "packages.0.allOf", mend: expect.stringContaining("ningún paquete") }],
  });
});

test.each([
  ["a section that the page's links lead to is left out", ["packages", "callToAction"]],
  ["one stands twice", ["packages", "lists", "lists", "callToAction"]],
])("an order is refused where %s", (_, order) => {
  const trip = JSON.parse(velitas);
  trip.page = { ...trip.page, order };
  expect(checkDocument(tripDocument, JSON.stringify(trip))).toEqual({
    problems: [{ place: "page.order", mend: expect.stringContaining("lists, callToAction") }],
  });
});

test("dates that are moved on move the badge and the facts", async () => {
  const { tripOf } = await import("../src/trips/from-document");
  const moved = velitas.replace("2025-12-04", "2026-12-04").replace("2025-12-08", "2026-12-08");
  const checked = checkDocument(tripDocument, moved);
  if ("problems" in checked) throw new Error(JSON.stringify(checked));
  const { hero, facts } = tripOf(checked.document);
  expect([hero.badge, facts[0]?.value]).toEqual([
    "4 al 8 de diciembre de 2026",
    "4 al 8 de diciembre de 2026",
  ]);
});

/** Every field of a schema, with its place, below lists and alternatives. */
function* fieldsOf(
  schema: object,
  place = "",
): Generator<[string, { title?: string; description?: string; type?: string }]> {
  const { properties = {}, items, prefixItems, anyOf, oneOf } = schema as Record<string, never>;
  for (const [name, field] of Object.entries<object>(properties)) {
    yield [`${place}${name}`, field];
    yield* fieldsOf(field, `${place}${name}.`);
  }
  for (const part of [items, anyOf, oneOf, prefixItems].flat())
    if (part) yield* fieldsOf(part, place);
}

test("a text or a number of a document has a label and a help in Spanish", async () => {
  const z = await import("zod");
  for (const schema of [
    ...[tripDocument, volunteeringDocument, companyDocument, trustDocument, homeDocument],
    ...[consultancyDocument, storyDocument],
  ]) {
    const written = [...fieldsOf(z.toJSONSchema(schema, { io: "input", reused: "inline" }))].filter(
      ([, field]) =>
        ["string", "integer", "number"].includes(field.type ?? "") &&
        !("enum" in field) &&
        !("const" in field),
    );
    expect(written.length).toBeGreaterThan(10);
    const bare = written.filter(([, { title, description }]) => !(title && description));
    expect(bare.map(([place]) => place)).toEqual([]);
  }
});

/** A document with another value at each of its places, one at a time; an item stands for all of its list. */
function* broken(whole: object, node: object = whole): Generator<string> {
  const fields = node as Record<string, unknown>;
  const places = Object.entries(fields);
  for (const [key, value] of Array.isArray(node) ? places.slice(-1) : places) {
    for (const other of [
      null,
      "",
      " x",
      "a\nb",
      -1,
      1.5,
      1e12,
      [],
      {},
      { x: 1 },
      "x".repeat(900),
    ]) {
      fields[key] = other;
      yield JSON.stringify(whole);
    }
    fields[key] = value;
    if (value && typeof value === "object") yield* broken(whole, value);
  }
}

test("whatever stands in place of a value is accepted, or each place is told once and in Spanish", () => {
  const mends = new Set<string>();
  // Between them they have a price of each kind, and most fields.
  for (const slug of ["providencia", "fin-de-ano-choco", "santa-marta", "voluntariado"]) {
    for (const text of broken(JSON.parse(textOf(slug)))) {
      const checked = checkTrip(text);
      if ("document" in checked) continue;
      const places = checked.problems.map(({ place }) => place);
      expect(new Set(places).size, places.join()).toBe(places.length);
      for (const { mend } of checked.problems) mends.add(mend);
    }
  }
  const told =
    /^(escribe (una? |minúsculas|mes|-?\d|"|un|true)|falta: añ|pon al|deja \d|acórtalo|no existe "|no corresponde|el último día|otro paquete|ningún paquete)/;
  expect([...mends].filter((mend) => !told.test(mend))).toEqual([]);
  expect(mends.size).toBeGreaterThan(20);
});
