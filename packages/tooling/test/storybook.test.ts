// tier: release

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import esbuild from "esbuild";
import type { Page } from "playwright";
import type { StoryContext } from "storybook/internal/types";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openerIn, type ShownWidget } from "../../../stories/code";
import { widgetNames } from "../../widgets/src/widgets";
import { serveCdn } from "../../widgets/test/built";
import { visitorOptions } from "../browsers/chromium.mjs";
import { limit } from "../vitest/limits.mjs";
import { testBrowser } from "../vitest/test-browser";

// What a designer copies from Storybook as it is published: its code, pasted into a page and into an application,
// shows what the story shows.

const root = join(import.meta.dirname, "../../..");
/** The address that the code names. */
const OPERATOR = "https://your-operator";
type Way = "element" | "component";
type Language = "es" | "en" | "pt";

/** A story's code in both ways, and how its widget is opened. */
interface Copied extends Record<Way, string> {
  story: string;
  language: Language;
  widget: ShownWidget["name"];
  /** The picture that is shown first. */
  index: number;
}

/** The part of Storybook's preview that is used here. */
interface Preview {
  storyStoreValue: {
    loadStory(of: { storyId: string }): Promise<unknown>;
    getStoryContext(story: unknown): StoryContext;
  };
  renderStoryToElement(
    story: unknown,
    element: Element,
    callbacks: object,
    options: { autoplay: boolean },
  ): Promise<unknown>;
}
type StoryWindow = Window & { __STORYBOOK_PREVIEW__: Preview };

const browser = testBrowser();
let folder: string;
let server: PreviewServer;
let address: string;
interface Entry {
  id: string;
  type: "story" | "docs";
  title: string;
}
let entries: Entry[];
let widgetStories: Entry[];
let copied: Copied[];

beforeAll(async () => {
  const cache = join(root, "node_modules/.cache/maloca");
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, "storybook-"));
  const storybook = join(root, "node_modules/storybook/dist/bin/dispatcher.js");
  await promisify(execFile)(
    process.execPath,
    [storybook, "build", "-o", join(folder, "built"), "--quiet"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production", VITEST: undefined } },
  );
  server = await preview({
    root: folder,
    build: { outDir: "built" },
    preview: { port: 0 },
    logLevel: "error",
  });
  address = server.resolvedUrls?.local[0] ?? "";
  const index = JSON.parse(await readFile(join(folder, "built/index.json"), "utf8"));
  entries = Object.values(index.entries);
  widgetStories = entries.filter(({ type, id }) => type === "story" && id.startsWith("widgets-"));
  copied = await copyAll();
  await buildApplication();
}, limit(240));

afterAll(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
});

/** A page with the application. */
const APPLICATION =
  '<link rel="stylesheet" href="/application.css"><script type="module" src="/application.js"></script>';

const storyAddress = (id: string, globals = "") =>
  `${address}iframe.html?viewMode=story&id=${id}&globals=${globals}`;

/** The code of every story; those with the same are listed once. The first of each widget also in other languages. */
async function copyAll(): Promise<Copied[]> {
  const page = await browser.newPage();
  await page.goto(storyAddress("widgets-contact--idle"));
  await page.waitForFunction(played);
  const each: Copied[] = await page.evaluate(
    async (ids) => {
      const { storyStoreValue: store } = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
      const all = ids.map(async (storyId) => {
        const story = await store.loadStory({ storyId });
        const context = store.getStoryContext(story);
        const codeIn = (as: string, language: string) =>
          context.parameters.docs.source.transform("", {
            ...context,
            globals: { ...context.globals, as, language },
          });
        return (["es", "en", "pt"] as const).map((language) => ({
          story: storyId,
          language,
          widget: context.parameters.widget?.name,
          index: context.args.index ?? 0,
          element: codeIn("element", language),
          component: codeIn("component", language),
        }));
      });
      return (await Promise.all(all)).flat();
    },
    widgetStories.map(({ id }) => id),
  );
  const known = new Set<string>();
  return each.filter(({ language, widget, element, component }) => {
    const key = language === "es" ? element + component : `${widget} ${language}`;
    return !known.has(key) && known.add(key);
  });
}

/** One application with every component that was copied; its page's hash says which is shown. */
async function buildApplication() {
  const files = copied.map(({ component }, at) => writeFile(join(folder, `${at}.tsx`), component));
  const imports = copied.map((_, at) => `import { Maloca as Maloca${at} } from "./${at}";`);
  const application = `${imports.join("\n")}
import { createRoot } from "react-dom/client";
const all = [${copied.map((_, at) => `Maloca${at}`)}];
const Shown = all[Number(location.hash.slice(1))];
createRoot(document.querySelector("main").appendChild(document.createElement("div"))).render(<Shown />);`;
  await Promise.all([...files, writeFile(join(folder, "application.tsx"), application)]);
  await esbuild.build({
    entryPoints: [join(folder, "application.tsx")],
    outdir: join(folder, "application"),
    bundle: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
}

/** Whether a story's steps have ended. */
function played() {
  const shown = (
    window as Window & { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }
  ).__STORYBOOK_PREVIEW__;
  return ["completed", "finished", "errored", "aborted"].includes(
    shown?.currentRender?.phase ?? "",
  );
}

/** What a screen reader finds in a widget; of dialogs and of the help, while they are open. */
async function meaning(page: Page, { widget, language, index, element }: Copied) {
  const inPage = { help: "[part=panel]", experiences: "fieldset" } as Record<string, string>;
  const dialog =
    ["lightbox", "booking", "payment"].includes(widget) && !/\sinline[\s>]/.test(element);
  const shown = page.locator(dialog ? "dialog[open]" : (inPage[widget] ?? "form"));
  if (dialog && !(await shown.count())) {
    const opener = page.locator("button, a", { hasText: openerIn(widget, language) });
    const picture = page.locator("a:has(img)").nth(index);
    await ((await opener.count()) ? opener : picture).first().click();
  }
  if (widget === "help" && !(await shown.count())) {
    await page.locator("[part=button]").click();
  }
  await shown.first().waitFor();
  // An address depends on the page.
  return (await shown.first().ariaSnapshot()).replace(/\n *- \/url: .*/g, "");
}

/** A page of the operator with this content. */
async function pageWith(content: string, hash = "") {
  const page = await browser.newPage(visitorOptions);
  await page.route(`${OPERATOR}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const body = `<!doctype html><html lang="es"><title>Posada</title><body>${content}</body></html>`;
      return route.fulfill({ contentType: "text/html; charset=utf-8", body });
    }
    const types: Record<string, string> = { ".js": "text/javascript", ".css": "text/css" };
    const places = [join(folder, "application"), join(root, "site/public")];
    for (const place of places) {
      const body = await readFile(place + pathname).catch(() => undefined);
      const contentType = types[extname(pathname)] ?? "image/svg+xml";
      if (body) return route.fulfill({ body, contentType });
    }
    return route.fulfill({ status: 404, body: "" });
  });
  await serveCdn(page, OPERATOR);
  await page.goto(`${OPERATOR}/${hash}`);
  return page;
}

/** Shows a story as its options say it, without its steps. */
async function showStory(stories: Page, { story, language }: Copied) {
  // From a story without steps.
  await stories.goto(storyAddress("tokens--space", `language:${language}`));
  await stories.waitForFunction(played);
  await stories.evaluate(async (storyId) => {
    const shown = (window as unknown as StoryWindow).__STORYBOOK_PREVIEW__;
    const story = await shown.storyStoreValue.loadStory({ storyId });
    const place = document.createElement("div");
    document.body.replaceChildren(place);
    const ignore = { showMain() {}, showError() {}, showException() {} };
    void shown.renderStoryToElement(story, place, ignore, { autoplay: false });
  }, story);
}

/** Where a code, pasted, does not show what its story shows: what it shows, and what it should. */
async function differences(stories: Page, at: number): Promise<unknown[]> {
  const code = copied[at] as Copied;
  await showStory(stories, code);
  const different: unknown[] = [];
  const ways = { element: code.element, component: APPLICATION };
  for (const [way, content] of Object.entries(ways)) {
    const page = await pageWith(`<main>${content}</main>`, `#${at}`);
    let [found, expected] = ["", ""];
    const same = async () => {
      found = await meaning(page, code);
      expected = await meaning(stories, code);
      expect(found).toBe(expected);
    };
    await vi
      .waitFor(same, limit(1))
      .catch(() => different.push([`${code.story}, ${code.language}, as ${way}`, found, expected]));
    await page.close();
  }
  return different;
}

test(
  "the code of every story, pasted, shows what the story shows",
  async () => {
    const waiting = [...copied.keys()];
    const different: unknown[] = [];
    // Several at once: most of the time is waiting for pages.
    const lane = async () => {
      const stories = await browser.newPage(visitorOptions);
      for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
        different.push(...(await differences(stories, at)));
      }
    };
    await Promise.all([lane(), lane(), lane()]);
    expect(copied.length).toBeGreaterThan(30);
    expect(different).toEqual([]);
  },
  limit(300),
);

/** The error that Storybook shows in the place of a page or a story. */
const failure = ".sb-errordisplay:visible, .sb-nopreview:visible";

test(
  "each widget has a page with all its states, and every page shows no error",
  async () => {
    const page = await browser.newPage(visitorOptions);
    const wrong: unknown[] = [];
    page.on("pageerror", (error) => wrong.push(String(error)));
    const pages = entries.filter(({ type }) => type === "docs");
    const overviews = pages.filter(({ title }) => title.endsWith("/Overview"));
    expect(overviews).toHaveLength(widgetNames.length);
    for (const { id } of pages) {
      await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
      await page.locator("#storybook-docs h1").first().waitFor();
      if (await page.locator(failure).count()) wrong.push(id);
      if (!id.endsWith("-overview--docs")) continue;
      const own = widgetStories.filter((story) =>
        story.id.startsWith(id.replace("overview--docs", "-")),
      );
      expect(await page.locator("section > h3").count(), id).toBe(own.length);
      expect(await page.getByText(/^[\d.]+ kB in gzip until it is shown/).count(), id).toBe(1);
      // Frames load when they are near. The one that shows the widget first, and one of each language:
      expect(await page.locator("iframe").count(), id).toBeLessThan(4);
      for (const title of [
        "The widget, 1200 px, light, es",
        "The widget, 390 px, dark, en",
        "The widget, 390 px, dark, pt",
      ]) {
        await page
          .getByRole("heading", { name: "In each language, light and dark" })
          .evaluate((heading) => heading.scrollIntoView());
        const handle = await page.getByTitle(title, { exact: true }).elementHandle();
        const frame = await handle?.contentFrame();
        await frame?.waitForFunction(played);
        if (await frame?.locator(failure).count()) wrong.push([id, title]);
      }
    }
    expect(wrong).toEqual([]);
  },
  limit(240),
);
