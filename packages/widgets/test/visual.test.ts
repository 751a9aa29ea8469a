import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { compareSnapshot, fontFaces, whyNotCompared } from "../../tooling/browsers/visual-diff";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { openPage } from "./built";

// Snapshots of each widget, which show unintended visual changes.

/** Share of pixels that may differ: edges of letters in another browser build. */
const TOLERANCE = 0.004;

const HOST = `<style>
  ${fontFaces}
  html { color-scheme: light dark; font-family: "Source Sans 3" }
  body { margin: 24px; min-height: 600px }
</style>`;

const tile = (color: string, words: string) =>
  `<a href="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${color}"/></svg>`,
  )}">${words}</a>`;

interface Shown {
  markup: string;
  ready: string;
  press?: string;
}

/** What each widget shows in its snapshot: an open dialog, the help with its panel. */
const met: Partial<Record<WidgetName, Shown>> = {
  booking: {
    markup:
      '<maloca-booking open destination="Guaviare" experiences="Cascadas,Raudal,Selva" chosen="Raudal"></maloca-booking>',
    ready: "dialog[open] form",
  },
  payment: {
    markup: '<maloca-payment open concept="Viaje a Guaviare" amount="2608000"></maloca-payment>',
    ready: "dialog[open] form",
  },
  lightbox: {
    markup: `<maloca-lightbox>${tile("teal", "Mar")} ${tile("coral", "Tarde")}</maloca-lightbox>`,
    ready: "dialog[open] img",
    press: "maloca-lightbox a",
  },
  help: {
    markup: "<maloca-help></maloca-help>",
    ready: "[part=panel]",
    press: "maloca-help button, maloca-help a",
  },
  experiences: { markup: "<maloca-experiences></maloca-experiences>", ready: "fieldset" },
};

const asForm = (name: WidgetName): Shown => ({
  markup: `<maloca-${name}${isDialog(name) ? " open" : ""}></maloca-${name}>`,
  ready: "form",
});

const browser = testBrowser();
beforeEach(async ({ skip }) => {
  const why = await whyNotCompared();
  skip(!!why, why);
});

async function shown(name: WidgetName, width: number): Promise<Page> {
  const { markup, ready, press } = met[name] ?? asForm(name);
  const script = '<script type="module" src="/maloca.js"></script>';
  const page = await openPage(browser, `${HOST}${markup}${script}`, undefined, {
    viewport: { width, height: 900 },
  });
  if (press) await page.locator(press).first().click();
  await page.locator(`maloca-${name} ${ready}`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return page;
}

describe.each(widgetNames)("%s", (name) => {
  test.each([390, 1440])("at %i pixels, light and dark, matches its snapshot", async (width) => {
    const page = await shown(name, width);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const kept = new URL(`visual/${name}-${width}-${colorScheme}.webp`, import.meta.url);
      const { changed, size, keptSize } = await compareSnapshot(page, kept);
      expect(size, colorScheme).toEqual(keptSize);
      expect(changed, colorScheme).toBeLessThanOrEqual(TOLERANCE);
    }
    await page.close();
  });
});
