import { beforeEach, expect, test } from "vitest";
import { snapshotSources, UNCHANGED } from "../../packages/tooling/browsers/snapshot-sources";
import { compareSnapshot, whyNotCompared } from "../../packages/tooling/browsers/visual-diff";
import { bytes, htmlOf, paths } from "./built";
import { DESK, PHONE, visitor } from "./visit";

// Snapshots of each page from top to bottom, which show unintended visual changes. Only pages that changed
// since theirs were drawn are compared, except before a release.

/** Share of pixels that may differ: edges of letters in another browser build. */
const TOLERANCE = 0.004;
/** A snapshot is a sixth of the page's size: another line of text is about five pixels. */
const HEIGHT = 3;

const visit = visitor();

beforeEach(async ({ skip }) => {
  const why = await whyNotCompared();
  skip(!!why, why);
});

/** By the end of the snapshot's name. Colours are the same at any width, so dark needs only one. */
const views = {
  "390": { viewport: PHONE, colorScheme: "light" },
  "390-dark": { viewport: PHONE, colorScheme: "dark" },
  "1440": { viewport: DESK, colorScheme: "light" },
} as const;

const sources = snapshotSources(new URL("visual/", import.meta.url));

/** What a page's picture is made from: its HTML without scripts, its styles, fonts and drawings. */
function partsOf(path: string) {
  const html = htmlOf(path)
    .replace(/<script.*?<\/script>/gs, "")
    .replace(/<link[^>]*modulepreload[^>]*>/g, "");
  const files = html.matchAll(/["(](\/[^"#?()]+\.(?:svg|css|woff2))/g);
  const names = new Set([...files].map(([, name = ""]) => name));
  return [html, ...[...names].map(bytes)];
}

test.for(paths)(
  "%s matches its snapshots on a phone, on a dark phone and on a desktop",
  async (path, { skip }) => {
    skip(sources.isUnchanged(path, partsOf(path)), UNCHANGED);
    // On a slow machine an optional font would load too late to be used.
    const page = await visit(path, { viewport: PHONE, fonts: true, pictures: true });
    // Pictures load lazily.
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = "eager";
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      // The fallbacks are local fonts, which a machine may lack.
      await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    });
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-").replace(".html", "");
    for (const [end, { viewport, colorScheme }] of Object.entries(views)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        // Called after the page's own observers, one of which moves a phone's bar.
        await new Promise((called) => new IntersectionObserver(called).observe(document.body));
        await new Promise(requestAnimationFrame);
      });
      const kept = new URL(`visual/${name}-${end}.webp`, import.meta.url);
      const { changed, size, keptSize } = await compareSnapshot(page, kept, { whole: true });
      expect(size[0], end).toBe(keptSize[0]);
      expect(Math.abs((size[1] ?? 0) - (keptSize[1] ?? 0)), end).toBeLessThanOrEqual(HEIGHT);
      expect(changed, end).toBeLessThanOrEqual(TOLERANCE);
    }
    sources.keep(path, partsOf(path));
  },
);
