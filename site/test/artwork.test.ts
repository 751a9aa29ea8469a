import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { scene, sceneNames } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { cardSize, tileFrom, tileSize } from "../artwork/cards.mjs";
import { drawings } from "../artwork/drawings.mjs";
import { trips } from "../content/trips";
import { documentOf, jpegSize, paths } from "./built";

const folder = new URL("../public/", import.meta.url);
const file = (name: string) => readFileSync(new URL(name, folder));

/** Ceilings in bytes: a poster and a scene as a browser is sent them, a tile and a card as they are. */
const HERO = 30_000;
const SCENE = 20_000;
const TILE = 8_000;
const CARD = 60_000;

describe.each(Object.entries(drawings))("%s", (name, draw) => {
  test("is what its code draws", async () => {
    expect(file(name).equals(Buffer.from(await draw()))).toBe(true);
  });

  test("is small", () => {
    const ceiling = /\/hero\.svg$/.test(name) ? HERO : SCENE;
    expect(brotliCompressSync(file(name)).length).toBeLessThanOrEqual(ceiling);
  });
});

test("every drawn scene has its texts, and no other", () => {
  const drawn = Object.keys(drawings).flatMap(
    (name) => /^art\/(.+\/.+)\.svg$/.exec(name)?.[1] ?? [],
  );
  expect(sceneNames.toSorted()).toEqual(drawn.toSorted());
});

test.each(sceneNames)("%s says in Spanish what it shows", (name) => {
  const { alt, caption } = scene(name);
  expect(alt).toMatch(/^(Ilustración|Mapa ilustrado, sin escala): \p{L}.{20,}\.$/u);
  expect(caption).not.toBe("");
});

test("a gallery has six pictures, none of them twice but for the December coffee one", () => {
  for (const { slug, gallery } of trips) {
    expect(gallery, slug).toHaveLength(6);
    const different = new Set(gallery.map(({ src }) => src)).size;
    expect(different, slug).toBe(slug === "eje-cafetero-diciembre" ? 2 : 6);
  }
});

test.each(paths.filter((path) => path !== "/404.html"))(
  "%s is headed by its own artwork",
  (path) => {
    const own = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    const hero = documentOf(path).querySelector("main img")?.getAttribute("src");
    expect(hero).toBe(`/art/${own}/hero.svg`);
  },
);

describe("tiles", () => {
  test.each(Object.keys(tileFrom))("%s is a small WebP of its size", (place) => {
    const tile = file(`art/tiles/${place}.webp`);
    expect(tile.length).toBeLessThanOrEqual(TILE);
    expect(tile.subarray(8, 16).toString("latin1")).toBe("WEBPVP8X");
    expect([tile.readUIntLE(24, 3) + 1, tile.readUIntLE(27, 3) + 1]).toEqual([
      tileSize.width,
      tileSize.height,
    ]);
  });

  test("there is one for each trip", () => {
    expect(Object.keys(tileFrom)).toEqual(expect.arrayContaining(trips.map(({ slug }) => slug)));
  });
});

test("every page's card is a small JPEG of the size that its tags say", () => {
  const cards = readdirSync(new URL("art/og/", folder));
  expect(cards.length).toBeGreaterThanOrEqual(paths.length - 1);
  for (const name of cards) {
    const card = file(`art/og/${name}`);
    expect(card.length, name).toBeLessThanOrEqual(CARD);
    expect(jpegSize(card), name).toEqual([cardSize.width, cardSize.height]);
  }
});

test.each([
  ["icons/192.png", 192],
  ["icons/512.png", 512],
  ["icons/180.png", 180],
])("%s is a square of its size", (name, side) => {
  const icon = file(name);
  expect(icon.subarray(1, 4).toString()).toBe("PNG");
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([side, side]);
});
