// tier: merge

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
