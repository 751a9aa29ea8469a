import {
  includedText,
  type PlanDay,
  tripFact,
  trips,
  voluntariado,
  wayOf,
  wholePackage,
} from "@maloca/catalog";
import { describe, expect, test } from "vitest";

const plansOf = ({ itinerary, packages }: (typeof trips)[number]) =>
  [itinerary?.days, ...packages.map((one) => one.itinerary)].filter((days) => days !== undefined);

/** What a day or a list must say for a ride to be named. */
const rideWords: Record<NonNullable<PlanDay["rides"]>[number], RegExp> = {
  "A pie": /\b(a pie|caminata|camino de selva|senderos?|subida)\b/i,
  "Avión (no incluido)": /\b(vuelo|aterrizaje)\b/i,
  Lancha: /\blancha\b/i,
  Transporte: /\b(Riohacha a|regreso|río|Palenque)\b/i,
  "Transporte privado": /\b(te recogemos|desde|regreso|traslado)\b/i,
  Traslado: /\b(aeropuerto|costa)\b/i,
};

/** The line of what is included that a ride is part of; none for one's own feet. */
const includedRides: Partial<typeof rideWords> = {
  Lancha: /^Lanchas?\b/,
  Transporte: /^Transporte (desde|durante)/,
  "Transporte privado": /^Transporte privado/,
  Traslado: /^Traslados/,
};

const pictured: Partial<Record<PlanDay["scene"], RegExp>> = {
  boat: /Lancha/,
  plane: /Avión/,
  road: /Transporte|Traslado/,
  walk: /A pie/,
};

describe.each(trips.filter((trip) => plansOf(trip).length > 0))("/$slug", (trip) => {
  const included = trip.included.map(includedText);
  const own = JSON.stringify([included, trip.facts, trip.packages]).toLowerCase();
  const board = included.find((line) => /^(Alimentación completa|Todas las comidas)/.test(line));
  const apart = trip.notIncluded.some((line) => line.startsWith("Comidas, "));

  test.each(plansOf(trip))(
    "every ride of a plan of days is said by the day and the lists",
    (...days) => {
      for (const { title, text, rides = [], scene } of days.flat()) {
        for (const ride of rides) {
          expect(`${title}. ${text ?? ""}`, ride).toMatch(rideWords[ride]);
          const line = includedRides[ride];
          if (line)
            expect(
              included.some((one) => line.test(one)),
              ride,
            ).toBe(true);
        }
        const shown = pictured[scene];
        if (shown) expect(rides.join(), title).toMatch(shown);
        if (rides.includes("Avión (no incluido)"))
          expect(trip.notIncluded.join()).toMatch(/Vuelos/);
      }
    },
  );

  test("every meal that a day's text names is among its marks, and none that costs extra", () => {
    for (const { title, text, meals = [] } of plansOf(trip).flat()) {
      if (apart) expect(meals, title).toEqual([]);
      else {
        for (const meal of ["Desayuno", "Almuerzo", "Cena"] as const) {
          const said = new RegExp(`\\b${meal}\\b`, "i").test(`${title}. ${text ?? ""}`);
          if (said)
            expect([meal, "Todas las comidas"], title).toContain(
              meals.includes(meal) ? meal : meals[0],
            );
        }
      }
    }
  });

  test("a package's own days hold the meals and workshops that it names", () => {
    for (const one of trip.packages) {
      const days = one.itinerary;
      if (!days) continue;
      for (const feature of wholePackage(one, trip).features) {
        const meal = /^(Desayuno|Almuerzo|Cena)\b/.exec(feature)?.[0];
        const [workshop] = /^Taller de \p{L}+/u.exec(feature) ?? [];
        if (meal)
          expect(
            days.flatMap(({ meals = [] }) => meals),
            one.name,
          ).toContain(meal);
        if (workshop) {
          const titles = days.map(({ title }) => title.toLowerCase()).join();
          expect(titles, one.name).toContain(workshop.toLowerCase());
        }
      }
    }
  });

  test("days with full board have meals, and the days between all of them", () => {
    for (const days of plansOf(trip)) {
      for (const [i, { title, meals = [] }] of days.entries()) {
        if (board) expect(meals.length, title).toBeGreaterThan(0);
        if (meals.includes("Todas las comidas")) {
          expect([board !== undefined, i > 0, i < days.length - 1], title).toEqual([
            true,
            true,
            true,
          ]);
          expect(meals).toHaveLength(1);
        }
      }
    }
  });

  test("the first day says its bed, the last none, and the packages or lists name each", () => {
    for (const days of plansOf(trip)) {
      for (const [i, { title, bed }] of days.entries()) {
        if (i === 0) expect(bed, title).toBeTruthy();
        if (i === days.length - 1) expect(bed, title).toBeUndefined();
        for (const word of bed?.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
          expect(own, title).toContain(word);
        }
      }
    }
  });
});

test("only the trip whose operator says so includes entries, insurance or certificates", () => {
  const promising = trips.filter(({ included }) =>
    /entradas|seguro|certificad|impuesto|garant/i.test(included.map(includedText).join()),
  );
  expect(promising.map(({ slug }) => slug)).toEqual(["eje-cafetero-diciembre"]);
});

describe.each(trips)("/$slug", (trip) => {
  const own = JSON.stringify([trip.included, trip.facts, trip.packages]).toLowerCase();

  test("the way says nothing that the trip does not say", () => {
    const way = wayOf(trip);
    expect(way?.from).toBe(trip.facts.find(({ key }) => key === "meetingPoint")?.value);
    expect(way?.rides.length).toBeGreaterThan(0);
    expect(way?.bed).toBeTruthy();
    for (const place of way?.bed?.split(/, | o | u /) ?? []) {
      expect(own).toContain(place.toLowerCase());
    }
  });

  test("every line about transport, bed or board is marked as one", () => {
    const marked = trip.included.filter((line) => typeof line !== "string").map(includedText);
    const listed = trip.included
      .map(includedText)
      .filter((line) =>
        /^(Transporte|Traslados|Lanchas?|Alimentación|Desayunos|Todas las comidas|Alojamiento en (?!la opción))/.test(
          line,
        ),
      );
    expect(marked).toEqual(listed);
  });
});

test("a fact is found by its key, whatever its label says", () => {
  const facts = [
    { key: "duration", label: "Grupo de días", value: "5 días" },
    { key: "group", label: "¿Cuántos vamos?", value: "De 2 a 10 personas" },
  ] as const;
  expect(tripFact({ facts }, "group")).toBe("De 2 a 10 personas");
  expect(tripFact({ facts }, "season")).toBeUndefined();
});

test("no trip has the same fact twice", () => {
  expect(trips.length).toBeGreaterThan(10);
  for (const { slug, facts } of [...trips, voluntariado]) {
    const keys = facts.map(({ key }) => key);
    expect(new Set(keys).size, `${slug}: ${keys}`).toBe(keys.length);
  }
});
