// tier: merge

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EngineName, missingEngine, programOf } from "../../tooling/browsers/engines";
import { type Marionette, openMarionette } from "../../tooling/browsers/marionette";
import { openWebKitDriver, type WebKitSession } from "../../tooling/browsers/webkit-driver";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { loadedBy, markupOf } from "./built";

// The order in which a screen reader meets what each widget shows, in three engines: one list for all.
// `reading-order/` keeps it; `-u` writes it anew.

/** What a screen reader meets one after the other, from the accessibility tree of each engine. */
interface Met {
  role: string;
  name: string;
}

/** Engines' names of roles, where they are not those of ARIA. */
const ariaRole: Record<string, string> = {
  checkbutton: "checkbox",
  entry: "textbox",
  graphic: "img",
  grouping: "group",
  image: "img",
  pushbutton: "button",
  radiobutton: "radio",
};

/** What has a name of its own; texts between them are not cut in the same way by the engines. */
const ROLES = /^(dialog|group|heading|textbox|checkbox|radio|combobox|button|link|img)$/;

/** One line for each. */
const listOf = (all: readonly Met[]) =>
  `${all
    .map(({ role, name }) => ({
      role: ariaRole[role] ?? role,
      name: name.replace(/\s+/g, " ").trim(),
    }))
    .filter(({ role, name }) => ROLES.test(role) && name)
    .map(({ role, name }) => `${role} ${name}`)
    .join("\n")}\n`;

interface AxNode {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/** Chromium's own tree. */
async function inChromium(page: Page): Promise<Met[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const from = (node: AxNode): Met[] => [
    ...(node.ignored ? [] : [{ role: node.role?.value ?? "", name: node.name?.value ?? "" }]),
    ...(node.childIds ?? []).flatMap((id) => from(byId.get(id) as AxNode)),
  ];
  return nodes.filter(({ parentId }) => !parentId).flatMap(from);
}

/** Firefox's own tree, as it gives it to screen readers. */
async function inFirefox({ send }: Marionette): Promise<Met[]> {
  await send("Marionette:SetContext", { value: "chrome" });
  try {
    const { value } = await send<{ value: Met[] }>("WebDriver:ExecuteScript", {
      script: `
        const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
        // Firefox ends the service when nobody keeps it.
        gBrowser.keptService = service;
        const met = [];
        const walk = (node) => {
          met.push({ role: service.getStringRole(node.role), name: node.name ?? "" });
          for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
        };
        // There is none while Firefox builds its tree.
        const root = service.getAccessibleFor(gBrowser.selectedBrowser);
        if (root) walk(root);
        return met;`,
      args: [],
    });
    return value;
  } finally {
    await send("Marionette:SetContext", { value: "content" });
  }
}

/** Presses Tab in Firefox's own window: a key that is sent to the page alone never leaves it, as a visitor's does. */
async function tabInFirefox({ send }: Marionette) {
  await send("Marionette:SetContext", { value: "chrome" });
  try {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: "\uE004" }));
    await send("WebDriver:PerformActions", { actions: [{ type: "key", id: "keys", actions }] });
  } finally {
    await send("Marionette:SetContext", { value: "content" });
  }
}

/** A widget's elements that are shown, in their order, each with its tag: WebKit tells one at a time. */
const shownElements = (tag: string) => `
  return [...document.querySelector("${tag}").shadowRoot.querySelectorAll("*")]
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .filter((node) => !node.closest("[aria-hidden=true], [inert], svg"))
    .map((node) => ({ node, tag: node.localName }));`;

/** The roles and names that WebKit computes. */
async function inWebKit({ call }: WebKitSession, widget: string): Promise<Met[]> {
  const elements = await call<{ node: Record<string, string>; tag: string }[]>(
    "POST",
    "/execute/sync",
    {
      script: shownElements(widget),
      args: [],
    },
  );
  const met: Met[] = [];
  for (const { node, tag } of elements) {
    const [id] = Object.values(node);
    // What is not in its tree, such as a style, is refused.
    const computed = await call<string>("GET", `/element/${id}/computedrole`).catch(() => "");
    // The button of a menu, in its words.
    const role = tag === "select" && computed === "button" ? "combobox" : computed;
    if (!ROLES.test(ariaRole[role] ?? role)) continue;
    met.push({ role, name: await call<string>("GET", `/element/${id}/computedlabel`) });
  }
  return met;
}

const cdn = join(import.meta.dirname, "../dist/cdn");
const types: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

const htmlOf = (name: WidgetName) =>
  `<!doctype html><html lang="es-CO"><meta charset="utf-8"><title>Hotel</title>${markupOf(name)}<script src="/maloca.js"></script></html>`;

let host: Awaited<ReturnType<typeof serveOnLoopback>>;
beforeAll(async () => {
  host = await serveOnLoopback(async (request, response) => {
    const path = request.url ?? "/";
    const name = widgetNames.find((one) => path === `/${one}`);
    const body = name ? htmlOf(name) : await readFile(join(cdn, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "content-type": types[name ? ".html" : extname(path)] ?? "text/plain",
    });
    response.end(body);
  });
});
afterAll(() => host.close());

/** In the page: whether the widget has loaded and nothing of it moves. */
const stands = (name: WidgetName) => `(() => {
  const root = document.querySelector("maloca-${name}").shadowRoot;
  return Boolean(root?.querySelector("${loadedBy(name)}")?.checkVisibility())
    && root.getAnimations().length === 0;
})()`;

const until = (isTrue: () => Promise<boolean>) => expect.poll(isTrue).toBe(true);

/** An engine adds to its tree a moment after the page has changed: so often it is read until it is the kept one. */
const MOST_READS = 100;

/** Reads until the list is the kept one twice in a row, or does not become it. */
async function expectOrder(name: WidgetName, read: () => Promise<Met[]>) {
  const file = join(import.meta.dirname, `reading-order/${name}.txt`);
  const kept = await readFile(file, "utf8").catch(() => undefined);
  let [before, list] = ["", ""];
  for (let reads = 0; reads < MOST_READS && !(list === kept && before === kept); reads++) {
    before = list;
    list = listOf(await read());
  }
  await expect(list).toMatchFileSnapshot(file);
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

/** Presses Tab until the first stop comes again, and compares the stops with the kept list, from there on. */
async function expectStops(
  name: WidgetName,
  press: () => Promise<unknown>,
  look: () => Promise<string>,
) {
  const file = join(import.meta.dirname, `reading-order/${name}.txt`);
  const kept = stopsOf(await readFile(file, "utf8"));
  const stops: string[] = [];
  // Between the last stop and the first the focus passes by the browser's own buttons.
  for (let presses = 0; presses < kept.length + 40; presses++) {
    await press();
    const stop = await look();
    if (stops.length > 1 && stop === stops[0]) break;
    if (stop && stop !== stops.at(-1)) stops.push(stop);
  }
  const from = stops.indexOf(kept[0] ?? "");
  expect([...stops.slice(from), ...stops.slice(0, from)]).toEqual(kept);
}

describe("in Chromium", () => {
  const browser = testBrowser();

  test.each(widgetNames)("%s is read in its order, and Tab stops in it", async (name) => {
    const page = await browser.newPage();
    await page.goto(`${host.url}/${name}`);
    await until(() => page.evaluate(stands(name)));
    await expectOrder(name, () => inChromium(page));
    await expectStops(
      name,
      () => page.keyboard.press("Tab"),
      () => page.evaluate<string>(FOCUSED),
    );
  });
});

/** Skips an engine that is not on this machine. */
function within(engine: EngineName, open: (program: string) => Promise<void>) {
  const missing = missingEngine(engine);
  beforeAll(async () => {
    const program = programOf(engine);
    if (!missing && program) await open(program);
  });
  beforeEach(({ skip }) => skip(!!missing, missing));
}

describe("in Firefox", () => {
  let firefox: Marionette | undefined;
  within("firefox", async (program) => {
    firefox = await openMarionette(program);
    // The first question starts Firefox's tree; one that starts below an open dialog stays empty.
    await inFirefox(firefox);
  });
  afterAll(() => firefox?.close());

  test.each(widgetNames)("%s is read in its order, and Tab stops in it", async (name) => {
    const driver = firefox as Marionette;
    const { send } = driver;
    const ask = async <Value>(expression: string) => {
      const script = `return ${expression}`;
      return (await send<{ value: Value }>("WebDriver:ExecuteScript", { script, args: [] })).value;
    };
    await send("WebDriver:Navigate", { url: `${host.url}/${name}` });
    await until(() => ask<boolean>(stands(name)));
    await until(async () => listOf(await inFirefox(driver)).trim() !== "");
    await expectOrder(name, () => inFirefox(driver));
    await expectStops(
      name,
      () => tabInFirefox(driver),
      () => ask<string>(FOCUSED),
    );
  });
});

describe("in WebKit", () => {
  let webkit: WebKitSession | undefined;
  within("webkit", async (program) => {
    webkit = await openWebKitDriver(program);
  });
  afterAll(() => webkit?.close());

  test.each(widgetNames)("%s is read in its order", async (name) => {
    const { call } = webkit as WebKitSession;
    await call("POST", "/url", { url: `${host.url}/${name}` });
    await until(() =>
      call<boolean>("POST", "/execute/sync", { script: `return ${stands(name)}`, args: [] }),
    );
    await expectOrder(name, () => inWebKit(webkit as WebKitSession, `maloca-${name}`));
  });
});
