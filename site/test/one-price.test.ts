import { formatCop, type ListedTrip, leastQuote, trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { documentOf, textOf } from "./built";

// A visitor who compares what the site says of one trip's price, in the finder, on cards and on its page, finds one.

const home = documentOf("/");

const figures = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, figure = ""]) => figure)),
];
const pesosIn = (text: string) => figures(text, /(\$ \d{1,3}(?:\.\d{3})+)/g);
const dollarsIn = (text: string) =>
  figures(text, /(\d[\d.]*) USD/g).map((figure) => Number(figure.replaceAll(".", "")));

/** The card's sentence of its price; the rest of a card has no figures in money. */
const cardOf = ({ slug }: ListedTrip) => {
  const cards = [...home.querySelectorAll("[data-trips] > li:has(h3)")];
  const own = cards.filter((card) => card.querySelector(`a[href='/${slug}']`));
  expect(own).toHaveLength(1);
  return textOf(own[0]);
};

describe.each(trips)("/$slug", (trip) => {
  const least = leastQuote(trip.packages);
  const pesos = formatCop(least.cop).replace(/\s/g, " ");
  const card = cardOf(trip);
  const stated = trip.card.list === "seasonal" ? trip.card.advertisedUsd : undefined;
  const apart = stated !== undefined && Math.abs(stated - least.usd) > least.usd / 100;

  test("has one price in pesos in the finder, on its card and on its page", () => {
    const row = home.querySelector(`#buscador tr:has(a[href='/${trip.slug}'])`);
    const page = documentOf(`/${trip.slug}`);
    // The hero has a link to them too.
    const facts = [...page.querySelectorAll("a[href='#paquetes']")].at(-1)?.parentElement;
    const bar = page.querySelector("[data-bar] p");
    for (const place of [row, facts, bar]) expect(pesosIn(textOf(place))).toEqual([pesos]);
    const packages = pesosIn(textOf(page.querySelector("#paquetes")));
    expect(packages).toContain(pesos);
    expect(pesosIn(card)).toEqual(apart ? [expect.any(String), pesos] : [pesos]);
  });

  test("has one price in dollars on its card, or says what its page charges and for what", () => {
    expect(card.match(/Desde/g)).toHaveLength(1);
    const [first, ...others] = dollarsIn(card);
    expect(first).toBe(stated ?? least.usd);
    expect(others).toEqual(apart ? [least.usd] : []);
    if (apart) expect(card).toContain(`En grupo de 10: ${least.usd} USD por persona`);
    if (least.group) expect(card.toLowerCase()).toContain("en grupo de 10");
  });
});

test("the price of the seasonal trips names the trip that has it", () => {
  const models = [...home.querySelectorAll("#programas li")].map(textOf);
  const seasonal = models.find((text) => text.startsWith("De temporada")) ?? "";
  expect(seasonal).toContain("Velitas en el Chocó");
  expect(dollarsIn(seasonal)).toEqual([710]);
  expect(pesosIn(seasonal)).toEqual(["$ 2.990.000"]);
});
