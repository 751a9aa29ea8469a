// tier: merge

import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { drawFrieze } from "@maloca/artwork/drawings";
import { dayWidth } from "@maloca/artwork/frieze/frieze-view";
import { trips, wayOf } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { friezes } from "../drawings/drawn";
import { documentOf, textOf, texts } from "./built";
import { DESK, PHONE, TABLET, visitor } from "./visit";

// The days of a trip, and the way from its meeting point to the bed.

const visit = visitor();
const planned = trips.filter(({ itinerary }) => itinerary?.days);

test("a frieze is drawn for each plan of days", () => {
  const packages = trips.flatMap((trip) => trip.packages.filter(({ itinerary }) => itinerary));
  expect(friezes).toHaveLength(planned.length + packages.length);
  expect(planned.length).toBeGreaterThan(8);
});

test.each(friezes)("no two days of $src have one picture", ({ scenes }) => {
  expect(new Set(scenes).size).toBe(scenes.length);
});

test.each(friezes)("$src is what its code draws of the days, and small", async (frieze) => {
  const kept = readFileSync(new URL(`../public${frieze.src}`, import.meta.url));
  expect(
    kept.equals(
      Buffer.from(await drawFrieze(frieze.scenes, frieze.land, frieze.palette, frieze.from)),
    ),
  ).toBe(true);
  expect(kept.toString()).toContain(`width="${frieze.scenes.length * dayWidth}"`);
  expect(brotliCompressSync(kept).length).toBeLessThanOrEqual(13_000);
});

const listOf = (slug: string) =>
  [...documentOf(`/${slug}`).querySelectorAll("main section > ol")].find((list) =>
    list.querySelector("img"),
  );

test("each land has its own far line and its own growth", async () => {
  const lands = [...new Set(trips.map(({ territory }) => territory))];
  expect(lands.length).toBeGreaterThanOrEqual(6);
  const drawn = await Promise.all(lands.map((land) => drawFrieze(["land", "sea"], land)));
  expect(new Set(drawn).size).toBe(lands.length);
});

test.each(planned)("/$slug says each day's rides, meals and new bed in words, in order", (trip) => {
  const list = listOf(trip.slug) as Element;
  const days = trip.itinerary?.days ?? [];
  expect([...list.children].map((day) => texts(day, "ul li"))).toEqual(
    days.map(({ rides = [], meals = [], bed }) => [...rides, ...meals, ...(bed ? [bed] : [])]),
  );
  expect([...list.querySelectorAll("img")].map((picture) => picture.alt).join("")).toBe("");
});

test("Cartagena says the days of each package with its drawing", () => {
  const lists = [...documentOf("/cartagena").querySelectorAll("#paquetes ol")];
  expect(lists.map((list) => list.children.length)).toEqual([3, 4, 5]);
  expect(textOf(lists[0]?.children[1])).toBe(
    "Getsemaní de adentro y cocina de mercadoDesayunoAlmuerzo",
  );
  expect(lists.map((list) => (list.previousElementSibling as HTMLImageElement).src)).toEqual(
    [1, 2, 3].map((number) => `/art/cartagena/dias-${number}.svg`),
  );
});

test.each(trips)("/$slug leads from the meeting point to the bed", (trip) => {
  const way = wayOf(trip);
  const title = [...documentOf(`/${trip.slug}`).querySelectorAll("h2")].find(
    (one) => textOf(one) === "Cómo llegas y dónde duermes",
  );
  const stops = texts(title?.parentElement as Element, "dd");
  expect(stops).toEqual([way?.from, ...(way?.rides ?? []), way?.bed, ...(way?.meals ?? [])]);
  const map = title?.closest("section")?.querySelector("img");
  expect(map?.getAttribute("src")).toMatch(/mapa\.svg$/);
});

test.each([
  ["guajira", "El mapa muestra el punto de encuentro."],
  [
    "velitas-choco",
    "El mapa muestra el punto de encuentro y los lugares del viaje, no el alojamiento.",
  ],
  ["santa-marta", undefined],
])("/%s says what its map does not show", (slug, note) => {
  const notes = [...documentOf(`/${slug}`).querySelectorAll("main section:has(dl) p")].map(textOf);
  expect(notes.find((text) => text.startsWith("El mapa"))).toBe(note);
});

describe.each([PHONE, TABLET, DESK])("at $width px", (viewport) => {
  test.each(["velitas-choco", "providencia"])(
    "the drawing of /%s runs without a gap, and no words lie on it",
    async (slug) => {
      const page = await visit(`/${slug}`, { viewport });
      const days = page.locator("main section > ol > li:has(img)");
      const boxes = await days.evaluateAll((items) =>
        items.map((day) => {
          const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
          const shown = [...day.querySelectorAll("img")].filter((one) => one.offsetWidth > 0);
          return {
            pictures: shown.map(box),
            words: [...day.querySelectorAll("h3, p, li")].map(box),
          };
        }),
      );
      expect(boxes.length).toBeGreaterThan(4);
      const pictures = boxes.flatMap((day) => day.pictures);
      for (const [i, box] of pictures.slice(0, 3).entries()) {
        const next = pictures[i + 1] as DOMRect;
        const gap = viewport === DESK ? next.left - box.right : next.top - box.bottom;
        expect(Math.abs(gap)).toBeLessThan(1);
      }
      for (const word of boxes.flatMap((day) => day.words)) {
        for (const box of pictures) {
          const clear =
            word.left >= box.right - 0.5 ||
            word.right <= box.left + 0.5 ||
            word.top >= box.bottom - 0.5 ||
            word.bottom <= box.top + 0.5;
          expect(clear).toBe(true);
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );
});

test("on paper the days are words alone, with their rides and meals", async () => {
  const page = await visit("/velitas-choco", { viewport: { width: 672, height: 1000 } });
  await page.emulateMedia({ media: "print" });
  const list = page.locator("main section > ol:has(img)");
  expect(await list.locator("img:visible").count()).toBe(0);
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden must not count
  expect(await list.innerText()).toContain("Todas las comidas");
});
