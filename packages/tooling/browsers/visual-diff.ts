import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright";
import { changedPixels } from "./changed-pixels";
import { isPinned } from "./chromium.mjs";

/** `MALOCA_SNAPSHOTS=write` replaces the snapshots, after an intended change. */
const writing = process.env.MALOCA_SNAPSHOTS === "write";

/** How much smaller a snapshot is than the page: differences that nobody can see are lost. */
const SHRINK = 6;

/**
 * How much smaller a whole page is captured: at full size, capturing and encoding takes seconds. Less
 * than `SHRINK`, because the browser's own scaling would leave the grain of pictures in single pixels.
 */
const CAPTURE_SHRINK = 2;

/** By how much of 255 a channel may differ before its pixel counts as changed. */
const DIFFERENCE = 40;

/** Our fonts as style rules: system fonts differ between machines. */
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

/** The reason to skip a comparison; undefined in the browser that made the snapshots. */
export const whyNotCompared = async () =>
  (await isPinned())
    ? undefined
    : "snapshots were made with the pinned Chromium, and this is another one";

interface Difference {
  /** Share of the pixels that changed, from 0 to 1. */
  changed: number;
  /** Width and height of the page's picture and of the snapshot, in pixels. */
  size: number[];
  keptSize: number[];
}

/** The page that compares pictures, by browser. */
const comparers = new WeakMap<Browser, Promise<Page>>();

/**
 * Compares a page with its snapshot, or writes the snapshot if there is none.
 * @param page a page of the pinned browser, without motion, its fonts and pictures loaded.
 * @param kept address of the snapshot, a `.webp`.
 * @param options `whole`: the whole page, not only what the window shows.
 */
export async function compareSnapshot(
  page: Page,
  kept: URL,
  { whole = false } = {},
): Promise<Difference> {
  const file = fileURLToPath(kept);
  const shown = whole ? await wholePage(page) : await inWindow(page);
  const before = existsSync(file) && !writing ? readFileSync(file).toString("base64") : undefined;
  const comparer = await comparerFor(page);
  const picture = await comparer.evaluate(compress, {
    shown,
    shrink: whole ? SHRINK / CAPTURE_SHRINK : SHRINK,
  });
  if (!before) {
    if (process.env.CI) throw new Error(`There is no ${file}: MALOCA_SNAPSHOTS=write makes it.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(picture, "base64"));
  }
  // Both pictures went through the same lossy compression.
  const { share, sizes } = await changedPixels(
    comparer,
    [webpUrl(picture), webpUrl(before ?? picture)],
    { tolerance: DIFFERENCE },
  );
  const [size, keptSize] = sizes as [number[], number[]];
  return { changed: share, size, keptSize };
}

const webpUrl = (base64: string) => `data:image/webp;base64,${base64}`;

function comparerFor(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page belongs to no browser.");
  const comparer = comparers.get(browser) ?? browser.newPage();
  comparers.set(browser, comparer);
  return comparer;
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
    clip: { x: 0, y: 0, width, height, scale: 1 / CAPTURE_SHRINK },
  });
  await devtools.detach();
  return data;
}

/** Runs in a page: shrinks a picture and encodes it as a snapshot. */
async function compress({ shown, shrink }: { shown: string; shrink: number }) {
  const blob = await (await fetch(`data:image/png;base64,${shown}`)).blob();
  const picture = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width / shrink)),
    Math.max(1, Math.round(picture.height / shrink)),
  );
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const small = await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
  const bytes = new Uint8Array(await small.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
