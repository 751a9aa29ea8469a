// tier: merge

import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { drawings as listed } from "@maloca/catalog/trips/drawings";
import { JSDOM } from "jsdom";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../../tooling/browsers/chromium.mjs";
import { drawings, tileEdges } from "../src/drawings.mjs";
import { tileSize } from "../src/raster/cards.mjs";

/** The site keeps what it serves. */
const file = (name: string) =>
  readFileSync(new URL(`../../../site/public/${name}`, import.meta.url));

/** Ceilings in bytes: a poster and a scene as a browser is sent them, a tile as it is. */
const HERO = 30_000;
const SCENE = 20_000;
const TILE = 8_000;

/** Fast, and larger than what is sent: that takes twenty times as long, and is needed only where this is too large. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function sentBytes(svg: Buffer, ceiling: number) {
  const fast = brotliCompressSync(svg, FAST).length;
  return fast <= ceiling ? fast : brotliCompressSync(svg).length;
}

describe.each(Object.entries(drawings))("%s", (name, draw) => {
  test("is what its code draws", async () => {
    expect(file(name).equals(Buffer.from(await draw()))).toBe(true);
  });

  test("is small", () => {
    const ceiling = /\/hero\.svg$/.test(name) ? HERO : SCENE;
    expect(sentBytes(file(name), ceiling)).toBeLessThanOrEqual(ceiling);
  });
});

/** Elements with a stroke in a group whose filter's region, the box of its shapes, leaves strokes out. */
function cutStrokes(svg: string): string[] {
  const tight = [...svg.matchAll(/<filter id="(\w+)" x="0" y="0" width="1" height="1"/g)];
  const filters = new Set(tight.map(([, id]) => `url(#${id})`));
  const { document } = new JSDOM(svg, { contentType: "image/svg+xml" }).window;
  const groups = [...document.querySelectorAll("g[filter]")];
  return groups
    .filter((group) => filters.has(group.getAttribute("filter") ?? ""))
    .flatMap((group) => [...group.querySelectorAll("[stroke]:not([stroke=none])")])
    .map((node) => node.outerHTML);
}

test.each(Object.keys(drawings))("%s has no halo cut by its filter", (name) => {
  expect(cutStrokes(file(name).toString())).toEqual([]);
});

/** The trunks of the drawing in the page, each a path with a bend before its crown, and whether nothing hides its foot. */
function trunks(): { foot: string; bare: boolean }[] {
  const bend = /^M(-?[\d.]+) (-?[\d.]+)q[^h]*?(?:h([\d.]+)q[^hz]*z)?$/;
  const d = (node: Element | null | undefined) => node?.getAttribute("d") ?? "";
  const sheet = document.documentElement.querySelector("svg") as SVGSVGElement;
  const { right, bottom } = sheet.getBoundingClientRect();
  return [...sheet.querySelectorAll("use[color]")].flatMap((crown) => {
    const trunk = crown.previousElementSibling as SVGPathElement | null;
    const found = bend.exec(d(trunk));
    if (!trunk || !found || crown.closest("defs")) return [];
    const [x = 0, y = 0, thick = 0] = found.slice(1).map(Number);
    const at = (below: number) =>
      new DOMPoint(x + (thick || 0) * 1.1, y + below).matrixTransform(
        trunk.getScreenCTM() as DOMMatrix,
      );
    const end = at(-1);
    const within = end.x >= 0 && end.x <= right && end.y <= bottom;
    const seen = document.elementFromPoint(end.x, end.y);
    // A tall trunk has three paths: its column, its shade, its rings.
    const own = [
      trunk,
      trunk.previousElementSibling,
      trunk.previousElementSibling?.previousElementSibling,
    ];
    // In still water the trunk goes on in its mirror.
    const mirrored = document
      .elementsFromPoint(at(3).x, at(3).y)
      .some((node) => node !== trunk && bend.test(d(node)));
    const foot = `${Math.round(end.x)},${Math.round(end.y)}`;
    return [{ foot, bare: within && own.includes(seen) && !mirrored }];
  });
}

describe("trunks", () => {
  let page: Page;
  let count = 0;
  beforeAll(async () => {
    const browser = await launchBrowser();
    page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
    return () => browser.close();
  });

  const art = new URL("../../../site/public/art/", import.meta.url);
  const all = readdirSync(art, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".svg"),
  );
  test.each(all)("%s has no trunk that ends in the air", async (name) => {
    // Soft shading and grain hide nothing.
    const style = "svg{display:block}path[filter],g[filter] [fill^=url]{pointer-events:none}";
    await page.setContent(`<body style="margin:0"><style>${style}</style>${file(`art/${name}`)}`);
    const found = await page.evaluate(trunks);
    count += found.length;
    expect(found.filter(({ bare }) => bare)).toEqual([]);
  });

  test("are found", () => expect(count).toBeGreaterThan(250));
});

/** Scenes that may show the sun as a disc; the others have what their place has (README.md, "What a place has"). */
const DISCS = 28;

test("a disc of a sun is in no more scenes than stated", () => {
  const folder = new URL("../src/scenes/", import.meta.url);
  const scenes = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mjs"))
    .filter((name) =>
      /\bsun(:| =)[^\n]*\br: [1-9]/.test(readFileSync(new URL(name, folder), "utf8")),
    );
  expect(scenes.length).toBeGreaterThan(0);
  expect(scenes.length).toBeLessThanOrEqual(DISCS);
});

test("every drawn scene has its texts, and no other", () => {
  const drawn = Object.keys(drawings).filter((name) => /^art\/.+\//.test(name));
  expect(listed.map(({ src }) => src).toSorted()).toEqual(
    drawn.map((name) => `/${name}`).toSorted(),
  );
});

test.each(await tileEdges())("the tile of %s is a small WebP of its size", (place) => {
  const tile = file(`art/tiles/${place}.webp`);
  expect(tile.length).toBeLessThanOrEqual(TILE);
  expect(tile.subarray(8, 16).toString("latin1")).toBe("WEBPVP8X");
  expect([tile.readUIntLE(24, 3) + 1, tile.readUIntLE(27, 3) + 1]).toEqual([
    tileSize.width,
    tileSize.height,
  ]);
});

// Those of the manifest: the site's `site-files.test.ts`.
test("the icon of a phone's home screen is a square of its size", () => {
  const icon = file("icons/180.png");
  expect(icon.subarray(1, 4).toString()).toBe("PNG");
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
});
