// tier: release

import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widgetNames } from "../../widgets/src/widgets";
import { visitorOptions } from "../browsers/chromium.mjs";
import { limit } from "../vitest/limits.mjs";
import { testBrowser } from "../vitest/test-browser";

// Storybook as it is published. The code to copy: `stories.test.ts`.

const root = join(import.meta.dirname, "../../..");
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
}, limit(240));

afterAll(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
});

/** Whether a story's steps have ended. */
function played() {
  const shown = (
    window as Window & { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }
  ).__STORYBOOK_PREVIEW__;
  return ["completed", "finished", "errored", "aborted"].includes(
    shown?.currentRender?.phase ?? "",
  );
}

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
