import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  advertisedPrices,
  advertisedStays,
  BALANCE_DUE,
  consultancyPackages,
  copFromUsd,
  DEPOSIT_PERCENT,
  formatCop,
  formatDuration,
  formatMonths,
  formatSeason,
  formatUsd,
  inOneYear,
  inPesos,
  leastQuote,
  listedFeatures,
  type Price,
  quote,
  seasonalTrips,
  seasonIsOver,
  subjectOf,
  totalFor,
  tripAt,
  trips,
  voluntariado,
} from "../src";

const pricesPage = readFileSync(
  new URL("../../../docs/product/prices.md", import.meta.url),
  "utf8",
);

/** The rows of the table below a heading of `docs/product/prices.md`. */
function rowsBelow(heading: string): string[][] {
  const [, section = ""] = pricesPage.split(`\n## ${heading}\n`);
  const [, , ...rows] = (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** As people type it: money is printed with spaces that do not break. */
const plain = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s/g, " "));

const allTrips = [...trips, voluntariado];

const page = (slug: string) => `\`/${slug}\``;

function priceCells(price: Price): string[] {
  const { cop, usd, group } = quote(price);
  const whole = group ? `${formatCop(group.cop)}, ${formatUsd(group.usd)}` : "";
  return [formatCop(cop), formatUsd(usd), whole];
}

test("every trip has the subject, the dates and the payment terms that people read", () => {
  const rows = allTrips.map((trip) => {
    const { percent, due } = trip.payment ?? { percent: DEPOSIT_PERCENT, due: BALANCE_DUE };
    // Volunteers write a message: nothing is paid there.
    const terms = trip === voluntariado ? ["", ""] : [`${percent} %`, due];
    const dates = trip.season ? formatSeason(trip.season) : "";
    return plain([page(trip.slug), subjectOf(trip), dates, ...terms]);
  });
  expect(rowsBelow("Trips")).toEqual(rows);
});

test("every package and ticket has the badge, the duration and the prices that people read", () => {
  const ofTrips = allTrips.flatMap(({ slug, packages, event }) => [
    ...packages.map(({ name, badge = "", duration, price }) => [
      page(slug),
      name,
      badge,
      formatDuration(duration),
      ...priceCells(price),
    ]),
    ...(event?.tiers ?? []).map(({ name, price }) => [
      page(slug),
      `${event?.name}, ${name}`,
      "",
      "",
      ...priceCells(price),
    ]),
  ]);
  const ofConsultancy = consultancyPackages.map(({ title, hours, price, recommended }) => [
    page("consultoria"),
    title,
    recommended ? "Recomendado" : "",
    hours,
    ...(price ? priceCells(price) : ["", "", ""]),
  ]);
  expect(rowsBelow("Packages and tickets")).toEqual([...ofTrips, ...ofConsultancy].map(plain));
});

test("the home page's prices are those that people read", () => {
  const row = (name: string, usd: number, rate?: number) =>
    plain([name, formatUsd(usd), formatCop(copFromUsd(usd, rate))]);
  expect(rowsBelow("Home page")).toEqual([
    row("custom trips", advertisedPrices.customTrips),
    row("volunteering", advertisedPrices.volunteering),
    row("seasonal trips", advertisedPrices.seasonalTrips),
    ...seasonalTrips.flatMap(({ slug, card: { advertisedUsd }, packages }) =>
      advertisedUsd === undefined
        ? []
        : [row(page(slug), advertisedUsd, packages[0]?.price.copPerUsd)],
    ),
  ]);
  expect(advertisedStays.map(({ price }) => price.cop)).toEqual([1_700_000, 2_560_000]);
});

test("the currency in which the operator states a price leads", () => {
  const all = allTrips.flatMap(({ packages }) => packages.map(({ price }) => price));
  const leads = new Map(all.map((price) => [price.kind, quote(price).lead]));
  expect(Object.fromEntries(leads)).toEqual({
    pesos: "cop",
    dollars: "usd",
    "per-night": "usd",
    group: "usd",
  });
});

test("trips have the features, days and facts that the operator counts", () => {
  const december = tripAt("eje-cafetero-diciembre");
  expect(december.packages.map((one) => listedFeatures(one).length)).toEqual([7, 9, 10]);
  const { about, included, notIncluded } = december;
  expect([about.checks.length, included.length, notIncluded.length]).toEqual([6, 8, 4]);
  expect(tripAt("cartagena").packages.map(({ itinerary }) => itinerary?.length)).toEqual([3, 4, 5]);
  expect(tripAt("guaviare").figures?.map(({ value }) => value)).toEqual(["2", "9", "7", "20.000"]);
  expect(tripAt("guaviare").about.paragraphs.join()).toContain("10.000 años");
  expect(tripAt("guajira").highlights?.items).toHaveLength(6);
  expect(tripAt("fin-de-ano-choco").experiences?.items).toHaveLength(4);
});

test("the least of several packages, whatever their order", () => {
  const prices = [3, 1, 2].map((cop) => ({ price: inPesos(cop) }));
  expect(leastQuote(prices).cop).toBe(1);
});

test("a season ends with its last day in Colombia", () => {
  const season = { start: "2025-12-04", end: "2025-12-08" };
  expect(seasonIsOver(season, new Date("2025-12-09T04:59:59Z"))).toBe(false);
  expect(seasonIsOver(season, new Date("2025-12-09T05:00:00Z"))).toBe(true);
  expect(formatSeason(season)).toBe("4 al 8 de diciembre de 2025");
  expect(formatSeason({ start: "2025-12-31", end: "2025-12-31" })).toBe("31 de diciembre de 2025");
  expect(formatSeason({ start: "2025-12-30", end: "2026-01-02" })).toBe(
    "30 de diciembre de 2025 al 2 de enero de 2026",
  );
});

test("months are written in words", () => {
  expect(formatMonths([4, 4])).toBe("abril");
  expect(formatMonths([6, 11])).toBe("junio a noviembre");
  expect([inOneYear([6, 11]), inOneYear([12, 12])]).toEqual([[[6, 11]], [[12, 12]]]);
  expect(inOneYear([11, 2])).toEqual([
    [1, 2],
    [11, 12],
  ]);
});

test("what many pay together is each one's price, and a group's is one sum for any number", () => {
  for (const { packages } of allTrips) {
    for (const { price } of packages) {
      const quoted = quote(price);
      for (let people = 1; people <= 40; people++) {
        const total = quoted.group ? quoted.group.cop : quoted.cop * people;
        expect(totalFor(quoted, people)).toBe(total);
      }
    }
  }
});

test("pesos and dollars are printed as Colombians read them, with a space that does not break", () => {
  expect(formatCop(1_450_000)).toBe("$\u00a01.450.000");
  expect(formatUsd(2050)).toBe("2.050\u00a0USD");
  expect(formatCop(0)).toBe("$\u00a00");
});
