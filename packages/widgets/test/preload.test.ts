// tier: merge

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Route } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { builtFolder } from "../build/built-elements";
import { isDialog, type WidgetName, widgetNames } from "../src/widgets";
import { openPage } from "./built";

// Compares what the loader requests with what the built files import.

const folder = builtFolder();

const IMPORTED = /\b(?:from|import)\s*"\.\/([^"]+)"/g;

/** A file of the script-tag build with all that it imports before it runs. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported] of readFileSync(folder + file, "utf8").matchAll(IMPORTED)) {
    closureOf(String(imported), found);
  }
  return found;
}

const browser = testBrowser();

/** A widget in a page, and the visitor's action that loads its code. */
const markupOf = (name: WidgetName) =>
  isDialog(name)
    ? `<button data-maloca-open="${name}">Abrir</button>`
    : `<maloca-${name}></maloca-${name}>`;

test.each<WidgetName>(widgetNames)(
  "%s requests exactly the files that it needs, all at once",
  async (name) => {
    const expected = [...closureOf(`${name}.js`)].sort();
    expect(expected).toContain("runtime.js");

    const page = await openPage(browser, markupOf(name));
    const asked: string[] = [];
    const held: Route[] = [];
    await page.route("**/*.js", (route) => {
      const file = basename(route.request().url());
      if (file === "maloca.js") return route.fallback();
      asked.push(file);
      held.push(route);
    });
    await page.addScriptTag({ url: "/maloca.js" });
    if (isDialog(name)) await page.getByText("Abrir").hover();
    await expect.poll(() => asked.toSorted()).toEqual(expected);

    // Nothing is missing: the widget runs with these files.
    await Promise.all(held.map((route) => route.fallback()));
    await page.evaluate((tag) => customElements.whenDefined(tag), `maloca-${name}`);
  },
);
