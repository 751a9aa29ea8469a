import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { clip, land } from "../src/maps/land.mjs";
import { widthOf } from "../src/maps/lettering.mjs";
import { letters } from "../src/maps/letters.mjs";
import { winding } from "../src/maps/place-map.mjs";
import { projection } from "../src/maps/projection.mjs";

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

test("there are ten maps", () => expect(maps).toHaveLength(10));

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

  test("has names, a scale and north", () => expect(names.length).toBeGreaterThanOrEqual(6));

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
