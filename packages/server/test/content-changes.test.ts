import { shippedDocuments } from "@maloca/catalog/documents/documents";
import { describe, expect, test } from "vitest";
import { changesOf, merged } from "../src/content/changes";
import { createContentCommands } from "../src/content/commands";
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
