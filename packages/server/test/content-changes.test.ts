import { checkDocuments } from "@maloca/catalog/documents/check";
import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { describe, expect, test } from "vitest";
import { changesOf, merged } from "../src/content/changes";
import { createContentCommands } from "../src/content/commands";
import { copyTrip, textsWithYear } from "../src/content/copy";
import { useDatabase } from "./databases";

const copy = () => structuredClone(shippedDocuments) as never as Record<string, Editable>;

// biome-ignore lint/suspicious/noExplicitAny: documents as somebody edits them, right or wrong
type Editable = any;

/** The shipped documents with a change. */
function changed(change: (documents: Record<string, Editable>) => void) {
  const documents = copy();
  change(documents);
  return documents as never as typeof shippedDocuments;
}

test.each<[(documents: Record<string, Editable>) => void, string[]]>([
  [() => {}, []],
  [
    (all) => {
      all["trips/macarena"].packages[0].price.cop = 2_700_000;
    },
    ["trips/macarena.json packages.0.price.cop: 2650000 → 2700000"],
  ],
  [
    (all) => {
      delete all["trips/velitas-choco"].season;
    },
    ['trips/velitas-choco.json season: {"start":"2025-12-04","end":"2025-12-08"} → –'],
  ],
  [
    (all) => all["trips/velitas-choco"].included.splice(0, 2),
    [
      'trips/velitas-choco.json included: quita "Alojamiento en la opción que elijas", quita {"about":"meals","text":"Alimentación completa"}',
    ],
  ],
  [(all) => all.home.trips.shift(), ['home.json trips: quita "cartagena"']],
  [(all) => all.home.trips.reverse(), ["home.json trips: cambia el orden"]],
])("says what differs, a line a value", (change, lines) => {
  expect(changesOf(shippedDocuments, changed(change))).toEqual(lines);
});

const cheaper = changed((all) => {
  all["trips/macarena"].packages[0].price.cop = 2_000_000;
});
const renamed = changed((all) => {
  all["trips/guajira"].title = "Otro título";
});
const dearer = changed((all) => {
  all["trips/macarena"].packages[0].price.cop = 3_000_000;
});

test("what others published since stays, but in the documents that both changed", () => {
  const both = changed((all) => {
    all["trips/macarena"].packages[0].price.cop = 2_000_000;
    all["trips/guajira"].title = "Otro título";
  });
  expect(merged(shippedDocuments, cheaper, renamed)).toEqual({ documents: both });
  expect(merged(shippedDocuments, cheaper, cheaper)).toEqual({ documents: cheaper });
  expect(merged(shippedDocuments, cheaper, dearer)).toEqual({ conflicts: ["trips/macarena"] });
});

test.each<[former: string[], mends: string[]]>([
  [["macarena-vieja", "la-macarena"], []],
  [["consultoria"], ["/consultoria es otra página"]],
  [["guajira"], ["/guajira es un viaje que se muestra"]],
  [["voluntariado"], ["/voluntariado es un viaje que se muestra"]],
  [["Vieja"], ["escribe minúsculas"]],
  [["velitas"], ["/velitas ya lleva a trips/macarena.json"]],
  [["una", "una"], ["/una ya lleva a trips/macarena.json"]],
])("a trip's former addresses %j lead to it alone", (formerSlugs, mends) => {
  const documents = copy();
  documents["trips/macarena"].formerSlugs = formerSlugs;
  if (formerSlugs.includes("velitas")) documents["trips/velitas-choco"].formerSlugs = formerSlugs;
  const checked = checkDocuments(
    Object.fromEntries(Object.entries(documents).map(([name, one]) => [name, JSON.stringify(one)])),
  );
  const found = "problems" in checked ? checked.problems : [];
  expect(found.map(({ mend }) => mend)).toEqual(mends.map((mend) => expect.stringContaining(mend)));
  for (const { place } of found) expect(place).toMatch(/^formerSlugs\.\d$/);
});

test.each<
  [season: [string, string], move: Parameters<typeof copyTrip>[2], moved: [string, string]]
>([
  [["2025-12-04", "2025-12-08"], { days: 364 }, ["2026-12-03", "2026-12-07"]],
  [["2025-12-28", "2026-01-03"], { year: 2027 }, ["2027-12-28", "2028-01-03"]],
  [["2028-02-29", "2028-02-29"], { year: 2029 }, ["2029-02-28", "2029-02-28"]],
  [["2025-03-28", "2025-03-31"], { days: 2 }, ["2025-03-30", "2025-04-02"]],
])("a trip of %j is copied with its dates moved", ([start, end], move, [from, to]) => {
  const trip = {
    ...copy()["trips/velitas-choco"],
    formerSlugs: ["velitas"],
    season: { start, end },
  };
  const { formerSlugs: _, ...rest } = trip;
  expect(copyTrip(trip, "velitas-2", move)).toEqual({
    ...rest,
    ...{ slug: "velitas-2", season: { start: from, end: to } },
  });
});

test("texts that name a year are told by their place", () => {
  const trip = {
    title: "Fin de año 2025",
    hero: { badge: "Diciembre" },
    days: ["20251", "en 2025"],
  };
  expect(textsWithYear(trip, "2025")).toEqual(['title: "Fin de año 2025"', 'days.1: "en 2025"']);
});

describe("versions in the database", () => {
  const database = useDatabase("PGlite");
  const texts = (documents: object) =>
    Object.fromEntries(Object.entries(documents).map(([name, one]) => [name, JSON.stringify(one)]));
  const commandsOf = (who: string, render = async () => {}) =>
    createContentCommands({ database, render, who });

  test("two who publish from one version at once: neither is overwritten", async () => {
    const [ana, luz] = [commandsOf("ana"), commandsOf("luz")];
    const answers = await Promise.all([
      ana.publish(texts(cheaper), 0, "baja"),
      luz.publish(texts(renamed), 0, ""),
    ]);
    expect(answers.map((answer) => "version" in answer && answer.version).sort()).toEqual([1, 2]);
    const { documents } = await ana.read();
    expect(changesOf(shippedDocuments, documents)).toHaveLength(2);
    expect(await ana.publish(texts(dearer), 0, "")).toEqual({ conflicts: ["trips/macarena"] });
    expect(await ana.list()).toMatchObject({
      current: 2,
      versions: [{ number: 2 }, { number: 1 }],
    });
  });

  test("what cannot be rendered is not published", async () => {
    const broken = commandsOf("ana", async () => {
      throw new TypeError("no price");
    });
    expect(await broken.publish(texts(cheaper), 0, "")).toEqual({
      problems: [{ file: "", place: "", mend: expect.stringContaining("no price") }],
    });
    expect(await broken.list()).toEqual({ current: 0, versions: [] });
  });

  test("a version is shown again, and one that is not there is not", async () => {
    const ana = commandsOf("ana");
    await ana.publish(texts(cheaper), 0, "");
    expect(await ana.use(7)).toBe(false);
    expect(await ana.use(0)).toBe(true);
    expect(await ana.read()).toEqual({ version: 0, documents: shippedDocuments });
    expect(await ana.use(1)).toBe(true);
    expect(changesOf((await ana.read()).documents, cheaper)).toEqual([]);
  });
});
