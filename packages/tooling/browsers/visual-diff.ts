import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { isPinned } from "./chromium.mjs";

/** Set it to draw the kept looks anew, after a change that was meant: `MALOCA_LOOKS=write`. */
const writing = process.env.MALOCA_LOOKS === "write";

/** How much smaller a look is kept: what an eye would miss, such as another edge of a letter, goes. */
const SHRINK = 6;

/**
 * How much smaller a whole page is drawn already: at full size it would take seconds to draw, to pack
 * and to unpack. Not by all of `SHRINK`: the pictures' grain would be left in single dots.
 */
const DRAWN = 2;

/** Of 255: what a channel may differ before a dot counts as changed. */
const DIFFERENCE = 40;

/** The house's fonts as a page's own: those of the machine differ from the next one's. */
export const fontFaces = [
  ["Fraunces", "fraunces"],
  ["Source Sans 3", "source-sans-3"],
]
  .map(([family, name]) => {
    const file = new URL(`../../../site/public/fonts/${name}.woff2`, import.meta.url);
    const source = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
    return `@font-face{font-family:"${family}";font-weight:100 900;src:url(${source})}`;
  })
  .join("");

/** Why nothing is compared; undefined where the browser is the one with which pictures are kept. */
export const notCompared = async () =>
  (await isPinned())
    ? undefined
    : "pictures are kept of the pinned Chromium, and this is another one";

export interface Difference {
  /** Share of the dots that changed, from 0 to 1. */
  changed: number;
  /** Width and height of the two pictures, in dots. */
  size: number[];
  keptSize: number[];
}

/** The page of each browser in which pictures are compared. */
const benches = new WeakMap<Browser, Promise<Page>>();

/**
 * Compares what a page shows with the picture that is kept of it, or keeps it where there is none.
 * @param page at rest: fonts there, pictures decoded; in the pinned browser
 * @param kept address of the picture, `.webp`
 * @param options `whole`: from top to bottom, and not only what is in the window
 */
export async function compareLook(
  page: Page,
  kept: URL,
  { whole = false } = {},
): Promise<Difference> {
  const file = fileURLToPath(kept);
  const shown = whole ? await wholePage(page) : await inWindow(page);
  const before = existsSync(file) && !writing ? readFileSync(file).toString("base64") : undefined;
  const bench = await benchOf(page);
  const result = await bench.evaluate(compare, {
    shown,
    before,
    shrink: whole ? SHRINK / DRAWN : SHRINK,
    difference: DIFFERENCE,
  });
  if (!before) {
    if (process.env.CI) throw new Error(`There is no ${file}: MALOCA_LOOKS=write draws it.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(result.picture, "base64"));
  }
  return result;
}

function benchOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser.");
  const bench = benches.get(browser) ?? browser.newPage();
  benches.set(browser, bench);
  return bench;
}

const inWindow = async (page: Page) =>
  (await page.screenshot({ animations: "disabled" })).toString("base64");

async function wholePage(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { cssContentSize } = await devtools.send("Page.getLayoutMetrics");
  const { width, height } = cssContentSize;
  const { data } = await devtools.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 / DRAWN },
  });
  await devtools.detach();
  return data;
}

/** Runs in a page: shrinks, and counts the dots that differ. */
async function compare({
  shown,
  before,
  shrink,
  difference,
}: {
  shown: string;
  before: string | undefined;
  shrink: number;
  difference: number;
}) {
  const read = async (base64: string, type: string, by: number) => {
    const blob = await (await fetch(`data:${type};base64,${base64}`)).blob();
    const picture = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width / by)),
      Math.max(1, Math.round(picture.height / by)),
    );
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no canvas.");
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return { canvas, dots: context.getImageData(0, 0, canvas.width, canvas.height).data };
  };
  const encode = async (canvas: OffscreenCanvas) => {
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  };
  const now = await read(shown, "image/png", shrink);
  const size = [now.canvas.width, now.canvas.height];
  const picture = await encode(now.canvas);
  // Both went through the same small picture, with what that loses.
  const then = await read(before ?? picture, "image/webp", 1);
  const again = await read(picture, "image/webp", 1);
  let changed = 0;
  for (let dot = 0; dot < again.dots.length; dot += 4) {
    const differs = [0, 1, 2].some(
      (channel) =>
        Math.abs((again.dots[dot + channel] ?? 0) - (then.dots[dot + channel] ?? 0)) > difference,
    );
    if (differs) changed++;
  }
  return {
    changed: changed / (again.dots.length / 4),
    size,
    keptSize: [then.canvas.width, then.canvas.height],
    picture,
  };
}
