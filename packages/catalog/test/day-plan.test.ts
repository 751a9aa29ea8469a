import { planDays, trips, wayOf } from "@maloca/catalog";
import { describe, expect, test } from "vitest";

const tripCalled = (slug: string) => {
  const trip = trips.find((one) => one.slug === slug);
  if (!trip) throw new Error(`No trip is called ${slug}`);
  return trip;
};
const planOf = (slug: string) => {
  const trip = tripCalled(slug);
  return planDays(trip.itinerary?.days ?? [], trip).map(({ rides, meals, scene }) => ({
    rides,
    meals,
    scene,
  }));
};

test("a day has the ride that its text or the list of what is included says", () => {
  expect(planOf("fin-de-ano-choco").map(({ rides }) => rides)).toEqual([
    ["Avión (no incluido)", "Lancha"],
    [],
    [],
    [],
    ["Lancha"],
  ]);
  // Included is the way there; of the way back the list says nothing.
  expect(planOf("guajira").map(({ rides }) => rides)).toEqual([["Transporte"], [], [], []]);
  expect(planOf("eje-cafetero").at(-1)?.rides).toEqual(["Transporte privado"]);
});

test("a day has the meals that its text or the list says, and none where they are paid apart", () => {
  expect(planOf("santa-marta").map(({ meals }) => meals)).toEqual([
    [],
    ["Desayuno", "Almuerzo"],
    ["Desayuno"],
    ["Desayuno"],
  ]);
  expect(planOf("velitas-choco").map(({ meals }) => meals)).toEqual([
    [],
    ["Todas las comidas"],
    ["Todas las comidas"],
    ["Todas las comidas"],
    [],
  ]);
  expect(planOf("providencia").flatMap(({ meals }) => meals)).toEqual([]);
});

test("a day's picture shows how one travels, or else what one does", () => {
  expect(planOf("velitas-choco").map(({ scene }) => scene)).toEqual([
    "boat",
    "walk",
    "sea",
    "fire",
    "boat",
  ]);
});

describe.each(trips)("/$slug", (trip) => {
  const own = JSON.stringify([trip.included, trip.facts, trip.packages]).toLowerCase();

  test("the way says nothing that the trip does not say", () => {
    const way = wayOf(trip);
    expect(way?.from).toBe(trip.facts.find(({ key }) => key === "meetingPoint")?.value);
    for (const line of [...(way?.rides ?? []), ...(way?.meals ?? [])]) {
      expect(trip.included).toContain(line);
    }
    expect(way?.bed).toBeTruthy();
    for (const place of way?.bed?.split(/, | o | u /) ?? []) {
      expect(own).toContain(place.toLowerCase());
    }
  });
});
