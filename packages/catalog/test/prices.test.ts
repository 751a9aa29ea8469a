import { expect, test } from "vitest";
import {
  advertisedStays,
  daysOf,
  formatMonths,
  formatSeason,
  inDollars,
  inPesos,
  leastQuote,
  listedFeatures,
  quote,
  seasonIsOver,
  type Trip,
  trips,
  voluntariado,
} from "../src";
import { cartagena } from "../src/trips/cartagena";
import { ejeCafetero } from "../src/trips/eje-cafetero";
import { ejeCafeteroDiciembre } from "../src/trips/eje-cafetero-diciembre";
import { finDeAnoChoco } from "../src/trips/fin-de-ano-choco";
import { guajira } from "../src/trips/guajira";
import { guaviare } from "../src/trips/guaviare";
import { macarena } from "../src/trips/macarena";
import { macarenaFinDeAno } from "../src/trips/macarena-fin-de-ano";
import { providencia } from "../src/trips/providencia";
import { sanAndres } from "../src/trips/san-andres";
import { santaMarta } from "../src/trips/santa-marta";
import { santaMartaDiciembre } from "../src/trips/santa-marta-diciembre";
import { velitasChoco } from "../src/trips/velitas-choco";

// Worked out by hand from the operator's figures; a change of data or of formula is noticed here.

const cop = (trip: Trip) => trip.packages.map(({ price }) => quote(price).cop);
const usd = (trip: Trip) => trip.packages.map(({ price }) => quote(price).usd);
const groups = (trip: Trip) => trip.packages.map(({ price }) => quote(price).group);
const badges = (trip: Trip) => trip.packages.map(({ badge }) => badge);
const names = (trip: Trip) => trip.packages.map(({ name }) => name);

const POPULAR = "Más popular";

test("a stated figure is never recomputed", () => {
  expect(quote(inPesos(5_200_000, 1300))).toEqual({ lead: "cop", cop: 5_200_000, usd: 1300 });
  expect(quote(inPesos(5_200_000)).usd).toBe(1238);
  expect(quote(inDollars(1850))).toEqual({ lead: "usd", usd: 1850, cop: 7_770_000 });
});

test("a price carries its rate: 4.000 pesos per dollar in Santa Marta, 4.200 elsewhere", () => {
  for (const { slug, packages, event } of trips) {
    const rate = slug.startsWith("santa-marta") ? 4000 : 4200;
    for (const { price } of [...packages, ...(event?.tiers ?? [])]) {
      expect(price.copPerUsd, slug).toBe(rate);
    }
  }
});

test("the Coffee Region, in dollars with pesos at 4.200", () => {
  expect(usd(ejeCafetero)).toEqual([1850, 2350, 3200]);
  expect(cop(ejeCafetero)).toEqual([7_770_000, 9_870_000, 13_440_000]);
  expect(badges(ejeCafetero)).toEqual([undefined, POPULAR, undefined]);
  expect(ejeCafetero.packages[2]?.duration).toEqual(daysOf(6));
});

test("the Coffee Region in December: 7, 9 and 10 features, 8 inclusions, 4 exclusions", () => {
  const trip = ejeCafeteroDiciembre;
  expect(names(trip)).toEqual([
    "Experiencia Esencial",
    "Experiencia Completa",
    "Experiencia Premium",
  ]);
  expect(usd(trip)).toEqual([2050, 2600, 3550]);
  expect(badges(trip)).toEqual([undefined, POPULAR, undefined]);
  expect(trip.packages.map(({ duration }) => duration)).toEqual([daysOf(5), daysOf(5), daysOf(6)]);
  expect(trip.packages.map((one) => listedFeatures(one).length)).toEqual([7, 9, 10]);
  expect([trip.about.checks, trip.included, trip.notIncluded].map((list) => list.length)).toEqual([
    6, 8, 4,
  ]);
});

test("Providencia: 7 nights and 410 dollars", () => {
  expect(usd(providencia)).toEqual([760, 1110, 1810]);
  expect(cop(providencia)).toEqual([3_192_000, 4_662_000, 7_602_000]);
});

test("San Andrés: 4 nights and 530 dollars", () => {
  expect(usd(sanAndres)).toEqual([730, 930, 1330]);
  expect(cop(sanAndres)).toEqual([3_066_000, 3_906_000, 5_586_000]);
});

test("Santa Marta: (city + park + extras) × 1,3 for ten, dollars at 4.000", () => {
  expect(groups(santaMarta)).toEqual([
    { cop: 15_145_000, usd: 3786 },
    { cop: 15_275_000, usd: 3819 },
    // 18.752.298,5, half up.
    { cop: 18_752_299, usd: 4688 },
  ]);
  expect(usd(santaMarta)).toEqual([379, 382, 469]);
  expect(cop(santaMarta)).toEqual([1_514_500, 1_527_500, 1_875_230]);
});

test("Santa Marta in December has its own figures", () => {
  expect(groups(santaMartaDiciembre)).toEqual([
    { cop: 16_659_500, usd: 4165 },
    { cop: 16_802_500, usd: 4201 },
    { cop: 20_627_529, usd: 5157 },
  ]);
  // 416,5 is rounded up.
  expect(usd(santaMartaDiciembre)).toEqual([417, 420, 516]);
});

test("Guaviare and La Guajira, in pesos", () => {
  expect(cop(guaviare)).toEqual([2_362_000, 2_608_000, 3_100_000]);
  expect(badges(guaviare)).toEqual([undefined, POPULAR, undefined]);
  expect(guaviare.figures?.map(({ value }) => value)).toEqual(["2", "9", "7", "20.000"]);
  expect(guaviare.about.paragraphs.join()).toContain("10.000 años");
  expect(cop(guajira)).toEqual([1_450_000, 1_850_000, 2_650_000]);
  expect(badges(guajira)).toEqual([undefined, "Recomendado", undefined]);
  expect(guajira.packages[2]?.duration).toEqual(daysOf(4));
  expect(guajira.highlights?.items).toHaveLength(6);
});

test("La Macarena has the first list, its year's end the second", () => {
  expect(names(macarena)).toEqual(["Esencial", "Aventura Completa", "Inmersión Profunda"]);
  expect(cop(macarena)).toEqual([2_650_000, 3_120_000, 3_460_000]);
  expect(badges(macarena)).toEqual([undefined, POPULAR, undefined]);
  expect(cop(macarenaFinDeAno)).toEqual([2_900_000, 3_450_000, 3_800_000]);
  expect(usd(macarenaFinDeAno)[0]).toBe(690);
  for (const { payment } of [macarena, macarenaFinDeAno]) {
    expect(payment?.percent).toBe(50);
    expect(payment?.due).toContain("2 meses");
  }
});

test("Cartagena carries its stated dollars", () => {
  expect(names(cartagena)).toEqual(["Esencial", "Viva", "Raíces y Futuro"]);
  expect(cop(cartagena)).toEqual([5_200_000, 6_500_000, 7_800_000]);
  expect(usd(cartagena)).toEqual([1300, 1625, 1950]);
  expect(badges(cartagena)).toEqual([undefined, POPULAR, undefined]);
  expect(cartagena.packages.map(({ itinerary }) => itinerary?.length)).toEqual([3, 4, 5]);
  const tiers = cartagena.event?.tiers ?? [];
  expect(tiers.map(({ name, price }) => [name, quote(price).cop, quote(price).usd])).toEqual([
    ["SUPER VIP", 1_820_000, 455],
    ["PREMIUM", 1_170_000, 290],
    ["GENERAL", 650_000, 160],
  ]);
});

test("the two Chocó trips: posada and ecolodge, four days and five", () => {
  const options = ["Posada Nativa 4 días", "Posada Nativa 5 días"];
  const lodges = ["Ecolodge Hotel 4 días", "Ecolodge Hotel 5 días"];
  for (const trip of [velitasChoco, finDeAnoChoco]) {
    expect(names(trip)).toEqual([...options, ...lodges]);
    expect(badges(trip)).toEqual([undefined, POPULAR, undefined, undefined]);
    expect(trip.payment?.percent).toBe(30);
  }
  expect(cop(velitasChoco)).toEqual([2_990_000, 3_320_000, 4_200_000, 4_400_000]);
  expect(cop(finDeAnoChoco)).toEqual([3_100_000, 3_450_000, 4_400_000, 4_600_000]);
  expect(finDeAnoChoco.experiences?.items).toHaveLength(4);
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

test("months are told in words", () => {
  expect(formatMonths([4, 4])).toBe("abril");
  expect(formatMonths([6, 11])).toBe("junio a noviembre");
});

test("volunteering: two lodgings for three days, four and five; the home page's figures are theirs", () => {
  expect(cop(voluntariado)).toEqual([
    2_560_000, 3_280_000, 3_990_000, 1_700_000, 1_990_000, 2_390_000,
  ]);
  expect(badges(voluntariado)).toEqual([
    undefined,
    POPULAR,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(advertisedStays.map(({ price }) => price.cop)).toEqual([1_700_000, 2_560_000]);
});
