import { expect, test } from "vitest";
import { compareLook } from "../../.config/looks.mjs";
import { htmlOf, paths } from "./built";
import { DESK, PHONE, visitor } from "./visit";

// What each page looks like from top to bottom, so that a change that nobody meant is seen.

/** Share of the dots: some letters' edges, on another day's browser. */
const TOLERANCE = 0.004;
/** A picture that is kept is a sixth of the page: a line that breaks otherwise costs about five dots. */
const HEIGHT = 3;

const visit = visitor();

const looks = paths.flatMap((path) => [PHONE, DESK].map((viewport) => ({ path, viewport })));

test.each(looks)("$path at $viewport.width pixels looks as it is kept", async (look) => {
  const { path, viewport } = look;
  // On a slow machine an optional font would come too late to be used.
  const html = htmlOf(path).replaceAll("font-display:optional", "font-display:block");
  const page = await visit(path, { viewport, html });
  // Pictures come as they are scrolled to.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    // The fallbacks are local fonts, which a machine may lack.
    await Promise.all([...document.fonts].map((font) => font.load().catch(() => {})));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-").replace(".html", "");
  const kept = new URL(`looks/${name}-${viewport.width}.webp`, import.meta.url);
  const { changed, size, keptSize } = await compareLook(page, kept, { fullPage: true });
  await page.close();
  expect(size[0]).toBe(keptSize[0]);
  expect(Math.abs((size[1] ?? 0) - (keptSize[1] ?? 0))).toBeLessThanOrEqual(HEIGHT);
  expect(changed).toBeLessThanOrEqual(TOLERANCE);
});
