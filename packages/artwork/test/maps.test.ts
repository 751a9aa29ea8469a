import { readdirSync, readFileSync } from "node:fs";
import { tripFact, trips, voluntariado } from "@maloca/catalog";
import { drawing } from "@maloca/catalog/trips/drawings";
import { describe, expect, test } from "vitest";
import { clip, land } from "../src/maps/land.mjs";
import { widthOf } from "../src/maps/lettering.mjs";
import { letters } from "../src/maps/letters.mjs";
import { winding } from "../src/maps/place-map.mjs";
import { projection } from "../src/maps/projection.mjs";
import { tripWays } from "../src/maps/trip-ways.mjs";

type Place = [number, number];

/** Kilometres between two places on a sphere (haversine). */
function distance([lon1, lat1]: Place, [lon2, lat2]: Place) {
  const [a, b] = [lat1, lat2].map((lat) => (lat * Math.PI) / 180) as Place;
  const across = Math.sin(((lon2 - lon1) * Math.PI) / 360) ** 2;
  return (
    2 * 6371 * Math.asin(Math.sqrt(Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across))
  );
}

test.each([
  ["Pereira and Armenia", [-75.696, 4.813], [-75.681, 4.534], 78],
  ["Riohacha and Punta Gallinas", [-72.907, 11.544], [-71.667, 12.455], 216],
  ["Leticia and Santa Marta", [-69.94, -4.215], [-74.199, 11.241], 1900],
] as [string, Place, Place, number][])(
  "%s are as far apart on a map as on the ground",
  (_, a, b, km) => {
    const middle = { lon: (a[0] + b[0]) / 2, lat: (a[1] + b[1]) / 2 };
    const { at, units } = projection({ ...middle, km });
    const [p, q] = [at(a), at(b)];
    const drawn = Math.hypot(p[0] - q[0], p[1] - q[1]) / units(1);
    expect(drawn / distance(a, b)).toBeCloseTo(1, 1.7);
  },
);

test("the outline of Colombia is as large as the country, and the capital lies in it", () => {
  const { at, units } = projection({ lon: -73, lat: 4, km: 1600 });
  const rings = land.colombia.map((ring) => ring.map(at));
  const area = (ring: Place[]) =>
    Math.abs(
      ring.reduce((sum, [x, y], i) => {
        const [u, v] = ring[(i + 1) % ring.length] as Place;
        return sum + x * v - u * y;
      }, 0) / 2,
    );
  // 1,141,748 square kilometres of land and inland water, as the state's geographers count.
  const measured = rings.reduce((sum, ring) => sum + area(ring), 0) / units(1) ** 2;
  expect(measured / 1_141_748).toBeCloseTo(1, 1.7);
});

test("a ring is cut at the edges of its box", () => {
  const square: Place[] = [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
  ];
  expect(clip(square, [0, 0, 10, 10]).toSorted()).toEqual([
    [0, 0],
    [0, 5],
    [5, 0],
    [5, 5],
  ]);
  expect(clip(square, [6, 6, 10, 10])).toEqual([]);
});

test("a river winds about its line, from its source to its mouth", () => {
  const line: Place[] = [
    [100, 500],
    [900, 500],
  ];
  const river = winding(line);
  expect([river[0], river.at(-1)]).toEqual(line);
  const away = river.slice(1, -1).map(([, y]) => y - 500);
  expect(away.length).toBeGreaterThan(8);
  for (const [i, bend] of away.entries()) {
    expect(Math.abs(bend)).toBeLessThanOrEqual(12);
    expect(Math.sign(bend)).toBe(i % 2 ? 1 : -1);
  }
  expect(river.map(([x]) => x)).toEqual(river.map(([x]) => x).toSorted((a, b) => a - b));
});

const folder = new URL("../../../site/public/art/", import.meta.url);
const maps = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("mapa.svg"),
);

/** The texts of a trip's document that say where it goes. */
const textOf = (value: unknown): string =>
  typeof value === "string"
    ? `${value}. `
    : Object.values(value ?? {})
        .map(textOf)
        .join("");

/** Capital letters within a sentence: names. */
const NAME = /(?<=[\p{Ll},;:] )\p{Lu}\p{Ll}+(?: (?:de |del |o )?\p{Lu}\p{L}+)*/gu;

/** Names in days and packages that are no places, or a whole ocean. */
const NO_PLACE =
  /^(Navidad|Willys|Pacífico|Jardín del Mar|Nativa o Ecolodge Hotel|Hotel o Posada Nativa)$/;

describe.each([...trips, voluntariado])("the map of /$slug", (trip) => {
  const { slug, gallery, facts, about, highlights, packages, included, notIncluded } = trip;
  const own = gallery.find(({ src }) => src.endsWith("/mapa.svg"))?.src ?? `/art/${slug}/mapa.svg`;
  const place = own.split("/")[2] as string;
  const { stops, ways = [], pin, unplaced = [] } = tripWays[place] ?? { stops: [], pin: "" };
  const plans = textOf([
    facts.map(({ value }) => value),
    packages.map(({ description, lodging, features, stages, itinerary }) => [
      description,
      lodging,
      features,
      stages,
      itinerary,
    ]),
    trip.itinerary?.days,
  ]);
  const names = stops.map(({ name }) => name);

  test("has only places that the trip names", () => {
    const said = plans + textOf([about, highlights, included, notIncluded]);
    expect(names.filter((name) => !said.includes(name))).toEqual([]);
    expect(unplaced.filter((name) => !said.includes(name))).toEqual([]);
  });

  test("has every place that its days, packages and facts name", () => {
    const known = [...names, ...unplaced, trip.destination, ...packages.map(({ name }) => name)];
    const missing = [...new Set(plans.match(NAME))].filter(
      (name) =>
        !NO_PLACE.test(name) && !known.some((one) => one.includes(name) || name.includes(one)),
    );
    expect(missing).toEqual([]);
  });

  test("begins at the meeting point, and its pin is where the way leads", () => {
    const starts = stops.filter(({ start }) => start).map(({ name }) => name);
    expect(starts).not.toEqual([]);
    for (const name of starts)
      expect(tripFact(trip, "meetingPoint") ?? textOf(notIncluded)).toContain(name);
    for (const [first] of ways) expect(starts).toContain(first);
    expect(ways.length > 0 ? ways.flat() : starts).toContain(pin);
  });

  test("is described with its places, and has a dot for each town only", () => {
    const { alt } = drawing(`${place}/mapa`);
    for (const name of names) expect(alt.toLowerCase()).toContain(name.toLowerCase());
    const svg = readFileSync(new URL(`${place}/mapa.svg`, folder), "utf8");
    expect(svg.match(/<circle [^>]*r="17"/g)).toHaveLength(
      stops.filter(({ kind }) => !kind).length,
    );
  });
});

test("every map is of a trip", () => {
  expect(Object.keys(tripWays).toSorted()).toEqual(
    maps.map((file) => file.replace("/mapa.svg", "")).toSorted(),
  );
});

/** A name as it is printed: where it begins, how large it is, where its letters stand. */
const printed =
  /<g fill="[^"]+"(?: stroke[^>]*?)? transform="translate\(([-.\d]+) ([-.\d]+)\)(rotate\([-.\d]+\))?scale\(([.\d]+)\)">((?:<use href="#\w+" x="[-.\d]+"\/>)+)<\/g>/g;

describe.each(maps)("%s", (file) => {
  const names = [...readFileSync(new URL(file, folder), "utf8").matchAll(printed)].map(
    ([, x, y, turned, scale, uses = ""]) => {
      const at = [...uses.matchAll(/x="([-.\d]+)"/g)].map(([, left]) => Number(left));
      return { x: Number(x), y: Number(y), turned: !!turned, scale: Number(scale), at };
    },
  );

  test("has a name for each stop and for the land around, a scale and north", () => {
    const stops = tripWays[file.replace("/mapa.svg", "")]?.stops ?? [];
    expect(names.length).toBeGreaterThanOrEqual(stops.length + 3);
  });

  test("prints no name smaller than nine pixels on a phone", () => {
    for (const { scale } of names) expect(scale * 200 * (342 / 1600)).toBeGreaterThanOrEqual(9);
  });

  test("prints every name within the sheet", () => {
    for (const { x, y, scale, at, turned } of names) {
      const ends = [(at[0] ?? 0) * scale, ((at.at(-1) ?? 0) + 110) * scale];
      const half = Math.max(...ends.map(Math.abs));
      const [left, right] = turned ? [-50, 50] : ends;
      expect(x + (left ?? 0)).toBeGreaterThan(0);
      expect(x + (right ?? 0)).toBeLessThan(1600);
      expect(y - (turned ? half : 130 * scale)).toBeGreaterThan(-10);
      expect(y + (turned ? half : 0)).toBeLessThan(1000);
    }
  });
});

test("a wide letter is wider than a narrow one, and a text as wide as its letters", () => {
  expect(widthOf("M", 100)).toBeGreaterThan(widthOf("i", 100));
  expect(widthOf("Mi", 200)).toBe((letters.M?.[0] ?? 0) + (letters.i?.[0] ?? 0));
});
