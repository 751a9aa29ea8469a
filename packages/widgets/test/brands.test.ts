// tier: merge

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { seededRandom } from "../../tooling/vitest/seed.mjs";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { legiblePairs } from "../src/theme/legible-pairs";
import { properties } from "../src/theme/properties";
import { widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";
import { illegible } from "./marks";

// A brand can be anything: what stands on its colours is read, and seen, all the same.

const browser = testBrowser();
const colours = (Object.keys(properties) as (keyof typeof properties)[]).filter(
  (name) => !/radius|font/i.test(name),
);

const random = seededRandom("brands");
const channel = () => Math.floor(random() * 256);
const pick = <One>(some: readonly One[]) => some[Math.floor(random() * some.length)] as One;
const hex = (channels: number[]) =>
  `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
/** Any colour, gray or pure one. */
const colour = () =>
  hex(
    pick([
      () => [channel(), channel(), channel()],
      () => Array(3).fill(channel()),
      () => [0, 0, 0].map(() => pick([0, 255])),
    ])(),
  );

/** Custom properties of a page, its colour scheme and background. */
type Brand = Readonly<Record<string, string>>;

/** What a partner may set: one of the colours, or some. */
function anyBrand(): Brand {
  const some = random() < 0.2 ? [pick(colours)] : colours.filter(() => random() < 0.5);
  const sets = some.map((name) => [properties[name][0], colour()]);
  const page = pick([
    { "color-scheme": "light", "background-color": "#fff" },
    { "color-scheme": "dark", "background-color": "#111" },
  ]);
  return { ...page, ...Object.fromEntries(sets) };
}

const cssOf = (brand: Brand) =>
  Object.entries(brand)
    .map((set) => set.join(":"))
    .join(";");

/** As far from black as from white. */
const BETWEEN: Brand = { "--maloca-brand": "#e8162a" };

const brands = [BETWEEN, ...Array.from({ length: 999 }, anyBrand)];

test(
  "on the colours of a thousand brands all that stands there can be seen",
  async () => {
    const css = await readFile(join(import.meta.dirname, "../dist/styles.css"), "utf8");
    const [, themed = ""] = /\.([\w-]+)\s*\{\s*--maloca-px/.exec(css) ?? [];
    /** The variable with the colour that is painted. */
    const painted = (name: keyof typeof properties) =>
      new RegExp(`(--[\\w-]+):\\s*var\\(${properties[name][0]},`).exec(css)?.[1] ?? "";
    // The mark as it is on the brand: the inside of the focus rings.
    const [, ring = ""] = /box-shadow:\s*0 0 0 3px var\((--[\w-]+)\)/.exec(css) ?? [];
    const pairs = legiblePairs.map(([front, back, least]) => ({
      name: `${front} on ${back}`,
      front: front === "mark" ? ring : painted(front),
      back: painted(back),
      least,
    }));
    const page = await browser.newPage();
    await page.setContent(`<style>${css}</style><div class="${themed}"><p></p></div>`);
    const failing = await page.locator("p").evaluate(
      (swatch, { brands, pairs }) => {
        const context = document
          .createElement("canvas")
          .getContext("2d", { willReadFrequently: true }) as CanvasRenderingContext2D;
        const luminance = (css: string) => {
          context.fillStyle = css;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
            .map((value) => value / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
            .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
        };
        const style = getComputedStyle(swatch);
        return brands.flatMap((brand) => {
          document.documentElement.style.cssText = brand;
          return pairs.flatMap(({ name, front, back, least }) => {
            swatch.style.color = `var(${front})`;
            swatch.style.backgroundColor = `var(${back})`;
            const [dark, light] = [style.color, style.backgroundColor]
              .map(luminance)
              .sort((a, b) => a - b) as [number, number];
            const ratio = (light + 0.05) / (dark + 0.05);
            return ratio < least ? [`${name}: ${ratio.toFixed(2)}, ${brand}`] : [];
          });
        });
      },
      { brands: brands.map(cssOf), pairs },
    );
    expect(failing.slice(0, 5)).toEqual([]);
  },
  limit(30),
);

/** That each pair of colours can be read is seen above; a few brands show an element that takes another pair. */
const WALKED = 10;

test.each(widgetNames)(
  "%s can be read and seen in any brand",
  async (name) => {
    const tag = `maloca-${name}`;
    const page = await openPage(
      browser,
      `${markupOf(name)}<script type="module" src="/maloca.js"></script>`,
    );
    await page.locator(tag).locator(loadedBy(name)).first().waitFor();
    if (name === "help") await page.locator(tag).locator("[part=button]").click();
    await page.waitForLoadState("networkidle");
    for (const brand of brands.slice(0, WALKED)) {
      await page.evaluate((css) => {
        document.documentElement.style.cssText = css;
      }, cssOf(brand));
      await expect.poll(() => illegible(page, tag), { message: cssOf(brand) }).toEqual([]);
    }
  },
  limit(30),
);
