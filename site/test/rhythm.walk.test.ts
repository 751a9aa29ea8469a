// tier: merge

import { isIsland, onCountryMap } from "@maloca/artwork/maps/country-view";
import { trips } from "@maloca/catalog";
import { describe, expect, test } from "vitest";
import { DESK, PHONE, TABLET, visitor } from "./visit";

// The air between the parts of a trip's page.

const visit = visitor();

/** Pixels that words keep from what lies below them. */
const AIR = 24;

describe.each([PHONE, TABLET, DESK])("at $width px", (viewport) => {
  test.each(["providencia", "macarena-fin-de-ano"])(
    "the last check of /%s does not touch the strip of facts",
    async (slug) => {
      const page = await visit(`/${slug}`, { viewport });
      const checks = await page.locator("main section ul").first().boundingBox();
      const strip = await page.locator("main section:has(dl) > div:has(dl)").first().boundingBox();
      const bottom = (checks?.y ?? 0) + (checks?.height ?? 0);
      expect((strip?.y ?? 0) - bottom).toBeGreaterThanOrEqual(AIR);
    },
  );
});

test.each(["guajira", "voluntariado"])(
  "on a phone no empty band stands between the last picture of /%s and the footer",
  async (slug) => {
    const page = await visit(`/${slug}`, { viewport: PHONE });
    const edges = await page.evaluate(() => {
      const picture = [...document.querySelectorAll("main section")].at(-1);
      const footer = document.querySelector("footer");
      return [picture?.getBoundingClientRect().bottom, footer?.getBoundingClientRect().top];
    });
    expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 99))).toBeLessThan(1);
  },
);

/** A ring of the map with its months, out to its edge, in the map's units. */
const RING = 43;

/** Trips that show a part of the country's map: they have none of their own. */
const onCountry = trips.filter(
  ({ place, gallery }) => place && !gallery.some(({ src }) => src.endsWith("/mapa.svg")),
);

test.each(onCountry)(
  "the meeting point's name on the map of /$slug lies on no other place",
  async ({ slug, place }) => {
    const page = await visit(`/${slug}`, { viewport: TABLET });
    for (const viewport of [TABLET, PHONE]) {
      await page.setViewportSize(viewport);
      const map = page.locator("main img[src*='colombia.svg']");
      const box = await map.boundingBox();
      const name = await map.locator("xpath=../p").boundingBox();
      if (!(place && box && name)) throw new Error("The map or its name is missing");
      const [, width = 0, height = 0] =
        /viewBox\(-?\d+,-?\d+,(\d+),(\d+)\)/.exec((await map.getAttribute("src")) ?? "") ?? [];
      const scale = Math.max(box.width / Number(width), box.height / Number(height));
      const [x, y] = onCountryMap(place);
      for (const other of trips.flatMap((trip) => (trip.place ? [trip.place] : []))) {
        if (other === place || isIsland(other)) continue;
        const [left, top] = onCountryMap(other);
        const cx = box.x + box.width / 2 + (left - x) * scale;
        const cy = box.y + box.height / 2 + (top - y) * scale;
        const away = Math.hypot(
          Math.max(name.x - cx, 0, cx - name.x - name.width),
          Math.max(name.y - cy, 0, cy - name.y - name.height),
        );
        expect(away).toBeGreaterThan(RING * scale);
      }
    }
  },
);
