// tier: merge

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EngineName, missingEngine, programOf } from "../../tooling/browsers/engines";
import { type Marionette, openMarionette } from "../../tooling/browsers/marionette";
import { openWebKitDriver, type WebKitSession } from "../../tooling/browsers/webkit-driver";
import { serveOnLoopback } from "../../tooling/programs/loopback";
import { testBrowser } from "../../tooling/vitest/test-browser";
import { type WidgetName, widgetNames } from "../src/widgets";
import { inChromium, inFirefox, inWebKit, listOf, type Met } from "./reading-order";
import { loadedBy, markupOf } from "./widget-pages";

// The order in which a screen reader meets what each widget shows, in three engines: one list for all.
// `reading-order/` keeps it; `-u` writes it anew.

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

describe("in Chromium", () => {
  const browser = testBrowser();

  test.each(widgetNames)("%s is read in its order", async (name) => {
    const page = await browser.newPage();
    await page.goto(`${host.url}/${name}`);
    await until(() => page.evaluate(stands(name)));
    await expectOrder(name, () => inChromium(page));
    await page.context().close();
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

  test.each(widgetNames)("%s is read in its order", async (name) => {
    const { send } = firefox as Marionette;
    await send("WebDriver:Navigate", { url: `${host.url}/${name}` });
    await until(async () => {
      const script = `return ${stands(name)}`;
      return (await send<{ value: boolean }>("WebDriver:ExecuteScript", { script, args: [] }))
        .value;
    });
    await until(async () => listOf(await inFirefox(firefox as Marionette)).trim() !== "");
    await expectOrder(name, () => inFirefox(firefox as Marionette));
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
