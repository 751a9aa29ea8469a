import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { drawCountryMap, tileEdges } from "@maloca/artwork/drawings";
import { cardSize } from "@maloca/artwork/raster/cards";
import { trips } from "@maloca/catalog";
import { drawings } from "@maloca/catalog/trips/drawings";
import { expect, test } from "vitest";
import { marks } from "../drawings/drawn";
import { documentOf, jpegSize, paths } from "./built";

const cardFolder = new URL("../public/art/og/", import.meta.url);

/** Bytes that a shared link's card may have. */
const CARD = 60_000;

test.each(drawings)("$src has a Spanish description and a caption", ({ alt, caption }) => {
  expect(alt).toMatch(/^(Ilustración|Mapa[^:]* con escala y norte): \p{L}.{20,}\.$/u);
  expect(caption).not.toBe("");
});

test("each gallery has six different pictures", () => {
  for (const { slug, gallery } of trips) {
    expect(gallery, slug).toHaveLength(6);
    expect(new Set(gallery.map(({ src }) => src)).size, slug).toBe(6);
    expect(new Set(gallery.map(({ caption }) => caption)).size, slug).toBe(6);
  }
});

test.each(paths.filter((path) => path !== "/404.html"))(
  "%s shows its own artwork in the hero",
  (path) => {
    const own = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const hero = documentOf(path).querySelector("main img")?.getAttribute("src");
    expect(hero).toBe(`/art/${own}/hero.svg`);
  },
);

test("every trip has a tile", async () => {
  const places = (await tileEdges()).map(([place]) => place);
  expect(places).toEqual(expect.arrayContaining(trips.map(({ slug }) => slug)));
});

test("every page's share image is a small JPEG of the size in its tags", () => {
  const cards = readdirSync(cardFolder);
  expect(cards.length).toBeGreaterThanOrEqual(paths.length - 1);
  for (const name of cards) {
    const card = readFileSync(new URL(name, cardFolder));
    expect(card.length, name).toBeLessThanOrEqual(CARD);
    expect(jpegSize(card), name).toEqual([cardSize.width, cardSize.height]);
  }
});

test("the country's map is what its code draws of the trips, and small", async () => {
  const kept = readFileSync(new URL("../public/art/colombia.svg", import.meta.url));
  expect(kept.equals(Buffer.from(await drawCountryMap(marks)))).toBe(true);
  expect(brotliCompressSync(kept).length).toBeLessThanOrEqual(20_000);
});
