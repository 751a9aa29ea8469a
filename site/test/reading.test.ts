import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../../.config/browser.mjs";
import { bytes, exists, fileOf } from "./built";

// The pages as they are read: by whoever sees them, and by axe.

const ORIGIN = "https://maloca.example";
const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  woff2: "font/woff2",
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function visit(path: string, width: number): Promise<Page> {
  const page = await browser.newPage({
    locale: "es-CO",
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
  });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = /\.\w+$/.test(pathname) ? pathname : fileOf(pathname);
    const contentType = types[file.split(".").at(-1) ?? ""] ?? "image/svg+xml";
    return exists(file) ? route.fulfill({ body: bytes(file), contentType }) : route.abort();
  });
  await page.goto(ORIGIN + path);
  return page;
}

/** What axe finds wrong, in words. */
async function faults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await checker.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** Words that run out of the window. The page clips what is too wide, so its width tells nothing. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1,h2,h3,h4,p,li,dt,dd,a,button)")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );

describe.each(["/voluntariado", "/consultoria", "/blog/choco-checkpoint", "/blog/el-salto"])(
  "%s",
  (path) => {
    test.each([320, 768, 1440])(
      "at %i px fits the window, and axe finds nothing",
      async (width) => {
        const page = await visit(path, width);
        expect(await outside(page)).toEqual([]);
        expect(await faults(page)).toEqual([]);
        await page.close();
      },
    );
  },
);

test.each(["propuesta", "mensaje"])("axe finds nothing in the open dialog %s", async (id) => {
  for (const width of [320, 1440]) {
    const page = await visit("/consultoria", width);
    await page.locator(`[commandfor=${id}]`).first().click();
    await page.locator(`#${id} button[type=submit]`).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.close();
  }
});

test("a picture of the volunteering opens full screen", async () => {
  const page = await visit("/voluntariado", 1440);
  await page.locator("maloca-lightbox a").nth(3).click();
  await page.getByRole("dialog").getByText("4 / 6").waitFor();
  await page.close();
});
