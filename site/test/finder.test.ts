import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { leastQuote, totalFor, tripMonths, tripName, trips } from "@maloca/catalog";
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { seedOfRun } from "../../packages/tooling/vitest/seed.mjs";
import { budgets } from "../content/finder";
import { bytes, documentOf, htmlOf, textOf, texts } from "./built";

// The finder's built script on the built home page, in a document without layout.

const ORIGIN = "https://maloca.example";

/** Bytes of gzip that the first question may load; on a trip's page it says what was asked, and opens a link's dialog. */
const SCRIPT = 3_900;

const { folder: widgets } = JSON.parse(
  readFileSync(new URL("../../packages/widgets/dist/cdn/manifest.json", import.meta.url), "utf8"),
);
const folder = `/assets/widgets-${widgets}/`;
const [script = ""] = readdirSync(new URL(`../dist/client${folder}`, import.meta.url))
  .filter((file) => /^finder-search.*\.js$/.test(file))
  .map((file) => folder + file);

const inPesos = (price = "") => Number(price.replace(/\D/g, ""));

/** The home page without styles and widgets, which the finder does not know. */
const home = htmlOf("/").replace(/<style>.*?<\/style>|<template.*?<\/template>/gs, "");

/** The finder after an arrival at an address. */
function finderAt(search = "") {
  const { window } = new JSDOM(home, {
    url: `${ORIGIN}/${search}`,
    runScripts: "outside-only",
  });
  const { document } = window;
  // jsdom has no layout.
  window.Element.prototype.scrollIntoView = () => {};
  window.eval(bytes(script).toString());
  const form = document.querySelector<HTMLFormElement>("[data-finder]") as HTMLFormElement;
  const status = [...document.querySelectorAll("[data-finder-status]")];
  return {
    document,
    /** Fills fields and radios by their names, all in one change. */
    ask(answers: Record<string, string | number>) {
      for (const [name, value] of Object.entries(answers)) {
        (form.elements.namedItem(name) as HTMLInputElement).value = String(value);
      }
      form.dispatchEvent(new window.Event("input"));
    },
    /** Name, months, days, price and its detail of each row. */
    rows: () =>
      [...document.querySelectorAll("#buscador tbody tr:not([hidden])")].map((row) =>
        texts(row, "a, th span, td span"),
      ),
    names: () => texts(document, "#buscador tbody tr:not([hidden]) a"),
    caption: () => textOf(document.querySelector("#buscador caption")),
    said: () => status.map(textOf),
    isIdle: () => status.map((one) => one.hasAttribute("data-idle")),
    search: () => window.location.search,
    value: (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value,
    window,
  };
}

const rowOf = (finder: ReturnType<typeof finderAt>, name: string) =>
  finder.rows().find(([first]) => first === name);

test("the script is small", () => {
  expect(gzipSync(bytes(script)).length).toBeLessThanOrEqual(SCRIPT);
});

test("before a question all trips stand in the table by price, with months and days", () => {
  const rows = [...documentOf("/").querySelectorAll("#buscador tbody tr")].map((row) =>
    texts(row, "a, th span, td span"),
  );
  expect(rows).toHaveLength(trips.length);
  expect(rows).toContainEqual([
    "Guaviare",
    "Cuando quieras",
    "Hasta 5 días",
    "$ 2.362.000",
    "aprox. 562 USD",
  ]);
  // What is coming or has passed stands last; the others by price.
  const later = rows.map(([, when = ""]) => /^Próxim/.test(when));
  expect(later).toEqual([...later].sort());
  expect(later.at(-1)).toBe(true);
  const prices = rows.filter((_, i) => !later[i]).map(([, , , price]) => inPesos(price));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

test("each question leaves the trips that fit, in table, cards and words", () => {
  const finder = finderAt();
  finder.ask({ personas: 2 });
  expect(finder.said()[0]).toBe("13 de 13 viajes para 2 personas");
  expect(rowOf(finder, "Guaviare")?.slice(3)).toEqual(["$ 4.724.000", "2 × $ 2.362.000 *"]);
  finder.ask({ mes: 9 });
  expect(finder.names()).not.toContain("Velitas en el Chocó");
  finder.ask({ mes: 12 });
  expect(finder.names()).toContain("Velitas en el Chocó");
  finder.ask({ dias: "6-" });
  expect(finder.names()).toEqual(["Providencia", "Eje Cafetero", "Navidad en el Eje Cafetero"]);
  const words = "3 de 13 viajes de 6 o más días para 2 personas en diciembre";
  expect(finder.said()[0]).toBe(words);
  expect(finder.caption()).toBe(
    `${words}, del precio más bajo al más alto; los próximos, al final`,
  );
  finder.ask({ presupuesto: 5_000_000 });
  expect(finder.names()).toEqual(["Providencia"]);
  expect(
    texts(finder.document, ":is(#viajes, #viajes-temporada) [data-trips] > li:not([hidden]) h3"),
  ).toEqual(["Providencia"]);
  expect(finder.said()[1]).toContain("1 de 13 viajes");
  expect(finder.search()).toBe("?mes=12&personas=2&dias=6-&presupuesto=5000000");
});

test.each([
  // The operator adjusts a group's price to more or fewer people, and does not say how: it is not multiplied.
  ["?personas=14", ["$ 15.145.000", "grupo de 10; se ajusta a 14"]],
  ["?personas=20", ["$ 15.145.000", "grupo de 10; se ajusta a 20"]],
  // Ten would pay 1.514.500 each, and for more nobody says less.
  ["?personas=20&presupuesto=1500000", undefined],
  // A group's price is one person's until the travellers are counted, and then one sum.
  ["?presupuesto=2000000", ["$ 1.514.500", "en grupo de 10"]],
  ["?personas=10", ["$ 15.145.000", "grupo de 10"]],
  ["?personas=1", ["$ 15.145.000", "grupo de 10; se ajusta a 1"]],
])("%s: Santa Marta, for a group, costs %j", (search, price) => {
  expect(rowOf(finderAt(search), "Santa Marta")?.slice(3)).toEqual(price);
});

test.each([
  ["?mes=12&personas=2", "?mes=12&personas=2", /^13 de 13 viajes para 2 personas en diciembre/],
  // One traveller is offered no trip that takes two at least.
  ["?personas=1", "?personas=1", /^8 de 13 viajes para 1 persona/],
  // Numbers that nobody has, and values that no field has.
  ["?personas=1e99", "?personas=99", /para 99 personas/],
  ["?personas=-3", "", /^$/],
  ["?mes=13&dias=x&personas=<b>&otro=1", "", /^$/],
])("an address that asks %s is answered as %s", (asked, kept, words) => {
  const finder = finderAt(asked);
  expect(finder.search()).toBe(kept);
  expect(finder.said()[0]).toMatch(words);
  expect(finder.isIdle()).toEqual(Array(2).fill(kept === ""));
});

test("where nothing fits, the custom trip is offered; a reset shows all trips as before", async () => {
  const finder = finderAt();
  const before = finder.rows();
  finder.ask({ dias: "6-", presupuesto: 1_500_000 });
  const offer = finder.document.querySelector("[data-finder-empty]");
  expect(offer?.hasAttribute("data-idle")).toBe(false);
  expect(offer?.querySelector("a")?.getAttribute("href")).toBe("#custom-trip-form");
  expect(finder.document.querySelector<HTMLElement>("#buscador table")?.hidden).toBe(true);
  finder.document.querySelector<HTMLFormElement>("[data-finder]")?.reset();
  await expect.poll(finder.rows).toEqual(before);
  expect(offer?.hasAttribute("data-idle")).toBe(true);
  expect(finder.caption()).toBe(
    "Todos los viajes, del precio más bajo al más alto; los próximos, al final",
  );
  expect(finder.search()).toBe("");
});

test("a trip over the end of the year is found in the months of both years", () => {
  const finder = finderAt();
  const row = finder.document.querySelector<HTMLElement>("#buscador tbody tr") as HTMLElement;
  row.dataset.months = "12-1";
  const found = [11, 12, 1, 2].filter((mes) => {
    finder.ask({ mes });
    return !row.hidden;
  });
  expect(found).toEqual([12, 1]);
});

/** What the pages say a trip's packages cost: from the data of its buttons. */
const offered = new Map(
  trips.map(({ slug }) => [
    slug,
    [
      ...documentOf(`/${slug}`).querySelectorAll<HTMLElement>("#paquetes article [data-amount]"),
    ].map(({ dataset }) => ({
      cop: Number(dataset.amount),
      groupSize: Number(dataset.groupSize ?? 0),
    })),
  ]),
);

/** The comparison's cells by their line's name, as pesos. */
const compared = new Map(
  trips.map(({ slug }) => [
    slug,
    new Map(
      [...documentOf(`/${slug}`).querySelectorAll("#paquetes details tbody tr")].map((row) => [
        textOf(row.querySelector("th")),
        texts(row, "td").map(inPesos),
      ]),
    ),
  ]),
);

test("finder, trip page, comparison, ticket and payment say one price for any people, month and budget", () => {
  const finder = finderAt();
  const question = fc.record({
    people: fc.integer({ min: 1, max: 40 }),
    month: fc.integer({ min: 0, max: 12 }),
    budget: fc.constantFrom(0, ...budgets),
  });
  fc.assert(
    fc.property(question, ({ people, month, budget }) => {
      finder.ask({ personas: people, mes: month || "", presupuesto: budget || "", dias: "" });
      const shown = new Map(finder.rows().map(([name = "", , , price]) => [name, inPesos(price)]));
      const expected = trips.flatMap((trip) => {
        const { min = 1, max = people } = trip.travelers ?? {};
        const least = leastQuote(trip.packages);
        const cop = totalFor(least, people);
        const [first, last] = tripMonths(trip) ?? [1, 12];
        const inSeason =
          !month ||
          (first <= last ? first <= month && month <= last : month >= first || month <= last);
        const isFound =
          inSeason &&
          min <= people &&
          people <= max &&
          (!budget || (cop <= budget * people && least.cop <= budget));
        return isFound ? [[tripName(trip), cop] as const] : [];
      });
      expect(shown).toEqual(new Map(expected));
      // The lowest price first; what is not to be had now comes last.
      const later = finder.rows().map(([, when = ""]) => /^Próxim/.test(when));
      expect(later).toEqual([...later].sort());
      const prices = [...shown.values()];
      const now = prices.filter((_, i) => !later[i]);
      expect(now).toEqual([...now].sort((a, b) => a - b));
      for (const trip of trips) {
        const { slug, packages } = trip;
        const quotes = offered.get(slug) ?? [];
        expect(quotes).toHaveLength(packages.length);
        // As the booking's ticket and its payment count them, from the same data of the buttons.
        const totals = quotes.map(({ cop, groupSize }) => (groupSize ? cop : cop * people));
        const name = tripName(trip);
        if (shown.has(name)) expect(Math.min(...totals), slug).toBe(shown.get(name));
        // The comparison does not know the search, and multiplies nothing.
        const prices = [...(compared.get(slug) ?? [])].filter(([line]) => /^Precio/.test(line));
        expect(prices).toEqual([
          [expect.stringMatching(/^Precio( del grupo)?$/), quotes.map(({ cop }) => cop)],
        ]);
      }
    }),
    { numRuns: 100, seed: seedOfRun() },
  );
});

/** A trip's page after an arrival at an address of the finder's. */
function tripAt(slug: string, search: string) {
  const { window } = new JSDOM(htmlOf(`/${slug}`).replace(/<style>.*?<\/style>/gs, ""), {
    url: `${ORIGIN}/${slug}${search}`,
    runScripts: "outside-only",
  });
  window.eval(bytes(script).toString());
  const { document } = window;
  const line = document.querySelector<HTMLElement>("[data-asked]");
  return {
    line,
    said: textOf(line),
    back: line?.querySelector("a")?.getAttribute("href"),
    prices: texts(document, "#paquetes article [data-price] p:last-child"),
    prefill: JSON.parse(document.querySelector("maloca-booking")?.getAttribute("prefill") ?? "{}"),
  };
}

test("what was asked goes on to the trip's page, its prices and its booking", () => {
  const finder = finderAt("?mes=12&personas=2");
  const links = [...finder.document.querySelectorAll<HTMLAnchorElement>("[data-trips] a")];
  const own = links.filter(({ target }) => !target);
  expect(new Set(own.map(({ search }) => search))).toEqual(new Set(["?mes=12&personas=2"]));
  const row = finder.document.querySelector<HTMLAnchorElement>("#buscador th a");
  expect(row?.search).toBe("?mes=12&personas=2");

  const asked = "?mes=8&personas=4&presupuesto=3000000";
  const guaviare = tripAt("guaviare", asked);
  expect(guaviare.said).toBe(
    "Tu búsqueda: para 4 personas en agosto, hasta $ 3.000.000 por persona. El total supone que el precio es por persona; el equipo te lo confirma. Cambiar la búsqueda",
  );
  expect(guaviare.back).toBe(`/${asked}#buscador`);
  expect(guaviare.prices[0]).toBe("4 × $ 2.362.000 = $ 9.448.000");
  expect(guaviare.prefill).toEqual({
    dates: "agosto",
    travelers: "4 personas",
    message: "Presupuesto por persona: hasta $\u00a03.000.000",
  });
  // A group's price is one sum, and a departure that has passed asks for the next.
  for (const people of [4, 14, 20]) {
    const santaMarta = tripAt("santa-marta", `?personas=${people}`);
    expect(santaMarta.prices.join()).not.toContain("×");
    expect(santaMarta.said).toContain(
      "Es el precio de un grupo de 10; si son más o menos, el equipo lo ajusta.",
    );
  }
  expect(tripAt("velitas-choco", "?mes=12").prefill).toEqual({ dates: "próxima temporada" });
  for (const nothing of ["", "?otro=1", "?mes=13&personas=0&presupuesto=x"]) {
    expect(tripAt("guaviare", nothing).line?.hasAttribute("data-idle"), nothing).toBe(true);
  }
});

test("a sum says what it assumes, and a trip what its page says of its season", () => {
  const finder = finderAt();
  const assumed = finder.document.querySelector("[data-finder-assumed]");
  expect(assumed?.hasAttribute("data-idle")).toBe(true);
  finder.ask({ personas: 2 });
  expect(assumed?.hasAttribute("data-idle")).toBe(false);
  expect(rowOf(finder, "Guaviare")?.at(-1)).toBe("2 × $ 2.362.000 *");
  expect(rowOf(finder, "Navidad en el Eje Cafetero")?.at(-1)).not.toContain("*");
  expect(rowOf(finder, "La Guajira")?.[1]).toBe("Próximamente");
  expect(rowOf(finder, "La Macarena")?.[1]).toBe("Mejor en septiembre");
});
