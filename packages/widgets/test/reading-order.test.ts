// tier: merge

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf, openPage } from "./built";

// The order in which a screen reader meets what each widget shows, from Chromium's accessibility tree; `reading-order/`
// keeps it, and `-u` writes it anew. What a reader says in Firefox: `stories/heard/`.

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

/** The stops of the Tab key in a list: their names; of a group of radios one. */
const stopsOf = (list: string) =>
  list
    .split("\n")
    .filter((line) => /^(textbox|checkbox|radio|combobox|button|link) /.test(line))
    .map((line) => (line.startsWith("radio ") ? "radio" : line.slice(line.indexOf(" ") + 1)))
    .filter((name, at, all) => name !== "radio" || all[at - 1] !== "radio");

/** In the page: the name of what has the focus. */
const FOCUSED = `(() => {
  let node = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  if (!node?.matches("a, button, input, select, textarea")) return "";
  if (node.type === "radio") return "radio";
  const name = node.getAttribute("aria-label") ?? node.labels?.[0]?.textContent ?? node.textContent;
  return name.replace(/\\s+/g, " ").trim();
})()`;

/** Presses Tab until the first stop comes again; the stops, from that of this name on. */
async function stopsOn(page: Page, first: string, most: number) {
  const stops: string[] = [];
  // Between the last stop and the first the focus passes by the browser's own buttons.
  for (let presses = 0; presses < most + 40; presses++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<string>(FOCUSED);
    if (stops.length > 1 && stop === stops[0]) break;
    if (stop && stop !== stops.at(-1)) stops.push(stop);
  }
  const from = stops.indexOf(first);
  return [...stops.slice(from), ...stops.slice(0, from)];
}

async function open(name: WidgetName) {
  const page = await openPage(browser, `${markupOf(name)}<script src="/maloca.js"></script>`);
  await page.locator(`maloca-${name}`).locator(loadedBy(name)).first().waitFor();
  return page;
}

test.each(widgetNames)("%s is read in its order, and Tab stops in it", async (name) => {
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
  const stops = stopsOf(order);
  expect(await stopsOn(page, stops[0] ?? "", stops.length)).toEqual(stops);
});
