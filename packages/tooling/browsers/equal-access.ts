import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { askEqualAccess, equalAccessFaults } from "./equal-access-rules";

// The second engine of accessibility rules beside axe: IBM's Equal Access.

const engine = await readFile(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js"),
  "utf8",
);

/** What Equal Access finds wrong on a page, in words. */
export async function equalAccess(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  return equalAccessFaults(await page.evaluate(askEqualAccess));
}
