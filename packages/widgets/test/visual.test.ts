import type { Page } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { snapshotSources, UNCHANGED } from "../../tooling/browsers/snapshot-sources";
import { compareSnapshot, fontFaces, whyNotCompared } from "../../tooling/browsers/visual-diff";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { openPage } from "./built";

// Snapshots of each widget, which show unintended visual changes. Only widgets that changed since theirs were
// drawn are compared, except before a release.

/** Share of pixels that may differ: edges of letters in another browser build. */
const TOLERANCE = 0.004;
/** Of the window. */
const HEIGHT = 900;

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

const sources = snapshotSources(new URL("visual/", import.meta.url));

/** What a widget's picture is made from: its elements and styles as the page has them. Runs in the page. */
function partsOf({ outerHTML, shadowRoot }: Element): string[] {
  const { adoptedStyleSheets = [], innerHTML = "" } = shadowRoot ?? {};
  const sheets = [...document.styleSheets, ...adoptedStyleSheets];
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  return [outerHTML, innerHTML, ...rules];
}

async function shown(name: WidgetName): Promise<Page> {
  const { markup, ready, press } = met[name] ?? asForm(name);
  const script = '<script type="module" src="/maloca.js"></script>';
  const viewport = { width: 390, height: HEIGHT };
  const page = await openPage(browser, HOST + markup + script, { viewport });
  if (press) await page.locator(press).first().click();
  await page.locator(`maloca-${name} ${ready}`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  return page;
}

test.for(widgetNames)(
  "%s matches its snapshots at 390 and 1440 pixels, light and dark",
  async (name, { skip }) => {
    const page = await shown(name);
    const parts = await page.locator(`maloca-${name}`).evaluate(partsOf);
    skip(sources.isUnchanged(name, [HOST, ...parts]), UNCHANGED);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const look = `${name}-${width}-${colorScheme}`;
        const kept = new URL(`visual/${look}.webp`, import.meta.url);
        const { changed, size, keptSize } = await compareSnapshot(page, kept);
        expect(size, look).toEqual(keptSize);
        expect(changed, look).toBeLessThanOrEqual(TOLERANCE);
      }
    }
    sources.keep(name, [HOST, ...parts]);
  },
);
