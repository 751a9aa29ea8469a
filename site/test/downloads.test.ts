import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { builtFolder } from "../../packages/widgets/build/built-elements.mjs";
import { bytes } from "./built";
import { DESK, PHONE, visitor } from "./visit";

// What a visitor of a page downloads between the first scroll and an open booking.

const FILES = 7;
const BYTES = 24_000;

const visit = visitor();
const folder = builtFolder();

/** The paths of the scripts that were requested after the booking had opened. */
const afterOpening = (page: Page) =>
  page.evaluate(() => {
    const { opened } = window as typeof window & { opened: number };
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime >= opened)
      .map(({ name }) => new URL(name).pathname);
  });

/** The paths of the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Scrolls, waits for what is near the view to load, opens the booking and waits for its ticket. */
async function open(page: Page) {
  await page.evaluate(() => {
    const note = () => Object.assign(window, { opened: performance.now() });
    document.addEventListener("maloca-open", note, { once: true });
  });
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => customElements.whenDefined("maloca-booking"));
  await page.locator("[data-maloca-open=booking]:visible").first().click();
  await page.locator("maloca-booking [part=ticket]").waitFor({ state: "attached" });
}

const sizeOf = (paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(bytes(path), { level: 9 }).length, 0);

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s the download is small, in few files, and a partner page's", async (_, viewport) => {
  const page = await visit("/guaviare", { viewport });
  const asked = scriptsOf(page);
  await open(page);
  const late = asked.splice(0);

  expect(late).toContainEqual(expect.stringMatching(/^\/assets\/widgets-\w{12}\/booking\.js$/));
  expect(late).toHaveLength(new Set(late).size);
  expect(late.length).toBeLessThanOrEqual(FILES);
  expect(sizeOf(late)).toBeLessThanOrEqual(BYTES);
  // The ticket comes with the form.
  expect(await afterOpening(page)).toEqual([]);
  for (const path of late) {
    expect(bytes(path).equals(readFileSync(folder + path.split("/").at(-1))), path).toBe(true);
  }

  // The next page uses the same files, which are in the browser's cache.
  await page.goto(new URL("/guajira", page.url()).href);
  await open(page);
  const known = new Set(late);
  expect(asked.filter((path) => path.includes("/widgets-") && !known.has(path))).toEqual([]);
});
