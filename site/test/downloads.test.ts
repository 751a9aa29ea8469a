import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { bytes } from "./built";
import { DESK, PHONE, visitor } from "./visit";

// What a visitor of a page downloads between the first scroll and an open booking.

const FILES = 8;
const BYTES = 21_000;

const visit = visitor();
const cdn = new URL("../../packages/widgets/dist/cdn/", import.meta.url);

/** The paths of the scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Scrolls, waits for what is near the view to load, and opens the booking. */
async function open(page: Page) {
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => customElements.whenDefined("maloca-booking"));
  await page.locator("[data-maloca-open=booking]:visible").first().click();
  await page.locator("maloca-booking dialog[open]").waitFor();
}

test.each([
  ["a phone", PHONE],
  ["a desk", DESK],
])("on %s the download is small, in few files, and a partner page's", async (_, viewport) => {
  const page = await visit("/guaviare", { viewport });
  const asked = scriptsOf(page);
  await open(page);
  const late = asked.splice(0);

  expect(late).toContainEqual(expect.stringMatching(/^\/assets\/widgets-\w{8}\/booking\.js$/));
  expect(late).toHaveLength(new Set(late).size);
  expect(late.length).toBeLessThanOrEqual(FILES);
  const weights = late.map((path) => gzipSync(bytes(path), { level: 9 }).length);
  expect(weights.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BYTES);
  for (const path of late) {
    const file = new URL(path.split("/").at(-1) as string, cdn);
    expect(bytes(path).equals(readFileSync(file)), path).toBe(true);
  }

  // The next page uses the same files, which are in the browser's cache.
  await page.goto(new URL("/guajira", page.url()).href);
  await open(page);
  const known = new Set(late);
  expect(asked.filter((path) => path.includes("/widgets-") && !known.has(path))).toEqual([]);
  await page.close();
});
