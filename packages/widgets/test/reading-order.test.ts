// tier: merge

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";

// The order in which a screen reader meets what each widget shows, from Chromium's accessibility tree; `reading-order/`
// keeps it, and `-u` writes it anew; that Tab stops in it, `accessibility.test.ts` says. What a reader says in Firefox:
// `stories/heard/`.

const browser = testBrowser();

/** What has a name of its own. */
const ROLES = /^(dialog|group|heading|textbox|checkbox|radio|combobox|button|link|img)$/;

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/** One line for each that is met, in order. */
async function orderOn(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const from = (node?: AxNode): string[] => {
    const [role = "", name = ""] = [
      node?.role?.value,
      node?.name?.value.replace(/\s+/g, " ").trim(),
    ];
    // Chromium's own name of a role that ARIA calls otherwise.
    const aria = role === "image" ? "img" : role;
    const own = !node?.ignored && ROLES.test(aria) && name ? [`${aria} ${name}`] : [];
    return [...own, ...(node?.childIds ?? []).flatMap((id) => from(byId.get(id)))];
  };
  return `${nodes
    .filter(({ parentId }) => !parentId)
    .flatMap(from)
    .join("\n")}\n`;
}

async function open(name: WidgetName) {
  const page = await openPage(browser, `${markupOf(name)}<script src="/maloca.js"></script>`, {
    viewport: { width: 390, height: 800 },
  });
  await page.locator(`maloca-${name}`).locator(loadedBy(name)).first().waitFor();
  return page;
}

test.each(widgetNames)("%s is read in its order", async (name) => {
  const page = await open(name);
  const file = join(import.meta.dirname, `reading-order/${name}.txt`);
  const kept = await readFile(file, "utf8").catch(() => "");
  // Chromium adds to its tree a moment after the page has changed.
  const order = await expect
    .poll(() => orderOn(page))
    .toBe(kept)
    .then(
      () => kept,
      () => orderOn(page),
    );
  await expect(order).toMatchFileSnapshot(file);
});
