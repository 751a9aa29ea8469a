import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules about colours alone: what another colour scheme may break. */
export const COLOURS: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/** Leaves out selectors and passed rules: they take most of a check's time, and nothing reads them. */
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ["violations"], selectors: false };

/** The rules that a page breaks, each with the HTML that breaks it. */
async function brokenRules(page: Page, options: RunOptions = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(
    async (how) => {
      const { axe: checker } = window as typeof window & { axe: typeof import("axe-core") };
      const { violations: found } = await checker.run(how);
      return found.map(({ id, nodes }) => ({ rule: id, html: nodes.map(({ html }) => html) }));
    },
    { ...VIOLATIONS_ONLY, ...options },
  );
}

/** What axe finds wrong on a page, in words. */
export async function violations(page: Page, options?: RunOptions): Promise<string[]> {
  const broken = await brokenRules(page, options);
  return broken.flatMap(({ rule, html }) => html.map((each) => `${rule}: ${each}`));
}
