// tier: merge

import { tripName, trips } from "@maloca/catalog";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { exists, fileOf } from "./built";
import { visitor } from "./visit";

const visit = visitor();

/** The least side of a target, and how much of a phone's scrolling the open map may take. */
const TARGET = 24;
const HEIGHT = 700;

/** On a phone it is folded. */
async function openMap(page: Page) {
  const map = page.locator("#mapa");
  const fold = map.locator("summary");
  if (await fold.isVisible()) await fold.click();
  return map;
}

const onMap = trips.filter(({ place }) => place);

test("the map has all thirteen trips", () => expect(onMap).toHaveLength(13));

describe.each([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
])("the map, %i px wide, without scripts", (width, height) => {
  test("names every trip on a link of its own, apart from the others and within the picture", async () => {
    const page = await visit("/", {
      fonts: true,
      viewport: { width, height },
      javaScriptEnabled: false,
    });
    const map = await openMap(page);
    const frame = await map.locator("img").boundingBox();
    const links = await map.getByRole("link").all();
    const found = await Promise.all(
      links.map(async (link) => ({
        name: (await link.textContent()) ?? "",
        href: (await link.getAttribute("href")) ?? "",
        box: await link.boundingBox(),
      })),
    );
    expect(found.map(({ name, href }) => [name, href]).toSorted()).toEqual(
      onMap.map((trip) => [tripName(trip), `/${trip.slug}`]).toSorted(),
    );
    if (!frame) throw new Error("the map is not shown");
    for (const [i, { name, href, box }] of found.entries()) {
      expect(exists(fileOf(href)), href).toBe(true);
      if (!box) throw new Error(`${name} is not shown`);
      expect(Math.min(box.height, box.width), name).toBeGreaterThanOrEqual(TARGET - 0.1);
      expect(box.x, name).toBeGreaterThanOrEqual(frame.x);
      expect(box.x + box.width, name).toBeLessThanOrEqual(frame.x + frame.width);
      for (const other of found.slice(i + 1)) {
        const apart =
          !other.box ||
          other.box.x >= box.x + box.width ||
          other.box.x + other.box.width <= box.x ||
          other.box.y >= box.y + box.height - 0.5 ||
          other.box.y + other.box.height <= box.y + 0.5;
        expect(apart, `${name} and ${other.name}`).toBe(true);
      }
    }
  });
});

test("on a phone the map takes less than a screen", async () => {
  const page = await visit("/", {
    fonts: true,
    viewport: { width: 390, height: 844 },
  });
  expect((await (await openMap(page)).boundingBox())?.height).toBeLessThanOrEqual(HEIGHT);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("the finder's answer leaves only the trips that fit on the map", async () => {
  const page = await visit("/?mes=4");
  await page.locator("[data-finder]").scrollIntoViewIfNeeded();
  const shown = () => page.locator("#mapa li:visible").count();
  await expect.poll(shown).toBeLessThan(onMap.length);
  const rows = page.locator("#buscador tbody tr:visible");
  expect(await shown()).toBe(await rows.count());
});
