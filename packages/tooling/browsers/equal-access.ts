import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { type EqualAccess, equalAccessFaults } from "./equal-access-rules";

// The second engine of accessibility rules beside axe: IBM's Equal Access.

const engine = await readFile(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** What Equal Access finds wrong on a page, in words. */
export async function equalAccess(page: Page): Promise<string[]> {
  await page.evaluate(`(() => { ${engine}; window.ace = ace; })()`);
  const report = await page.evaluate(async () => {
    const { ace } = window as typeof window & { ace: EqualAccess };
    // It finds no label in a closed fold.
    const folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const fold of folds) fold.open = true;
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    for (const fold of folds) fold.open = false;
    return results.map(({ ruleId, value, message, snippet }) => ({
      ruleId,
      value,
      message,
      snippet,
    }));
  });
  return equalAccessFaults(report);
}
