import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../../packages/tooling/browsers/chromium.mjs";
import { bytes, exists, fileOf, paths } from "./built";

// The pages as they are read: by whoever sees them, and by axe.

const ORIGIN = "https://maloca.example";
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
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

async function visit(path: string, width: number, fonts = true): Promise<Page> {
  const page = await browser.newPage({
    locale: "es-CO",
    reducedMotion: "reduce",
    viewport: { width, height: 900 },
  });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = /\.\w+$/.test(pathname) ? pathname : fileOf(pathname);
    const contentType = types[file.split(".").at(-1) ?? ""] ?? "image/svg+xml";
    return exists(file) && (fonts || !file.endsWith(".woff2"))
      ? route.fulfill({ body: bytes(file), contentType })
      : route.abort();
  });
  await page.goto(ORIGIN + path);
  return page;
}

/** What axe finds wrong, in words. */
async function faults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe: checker } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await checker.run(only ? { runOnly: only } : {});
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, rules);
}

/** The same where a visitor's system is dark, which changes nothing but colours. */
async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  return faults(page, ["color-contrast"]);
}

/**
 * Words that run out of the window, but for those in a row that is pulled sideways. The page clips
 * what is too wide, so its width tells nothing.
 */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1,h2,h3,h4,p,li,dt,dd,a,button,label,span)")]
      .filter((element) => {
        let at: Element | null = element;
        while (at && getComputedStyle(at).overflowX !== "auto") at = at.parentElement;
        return !at;
      })
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );

const WIDTHS = [320, 768, 1440];

test.each(paths)(
  "%s fits the window and has no axe violations at 320, 768 and 1440 px",
  async (path) => {
    const page = await visit(path, 320);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await outside(page), `${width} px`).toEqual([]);
      expect(await faults(page), `${width} px`).toEqual([]);
    }
    expect(await faultsInTheDark(page)).toEqual([]);
    await page.close();
  },
);

test.each(paths)("%s fits a small phone with a wide font", async (path) => {
  const page = await visit(path, 320, false);
  expect(await outside(page)).toEqual([]);
  await page.close();
});

test("check marks and shares stay visible in forced colours", async () => {
  const page = await visit("/", 1440);
  await page.emulateMedia({ forcedColors: "active" });
  const { mark, ink, grounds } = await page.evaluate(() => {
    const highlight = document.querySelector("#viajes li li") as Element;
    const { borderTopWidth, borderTopColor } = getComputedStyle(highlight, "::before");
    return {
      mark: `${borderTopWidth} ${borderTopColor}`,
      ink: getComputedStyle(highlight).color,
      grounds: [...document.querySelectorAll("#hoteles li")].map(
        (share) => getComputedStyle(share).backgroundColor,
      ),
    };
  });
  expect(mark).toBe(`10px ${ink}`);
  expect(new Set(grounds).size).toBe(3);
  await page.close();
});

test("the keyboard can skip the bar", async () => {
  const page = await visit("/guaviare", 1440);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  // Out of sight until it has the focus.
  const box = await skip.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.width > 40).toBe(true);
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#contenido");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await page.close();
});

test.each(["propuesta", "mensaje"])("the open dialog %s has no axe violations", async (id) => {
  for (const width of [320, 1440]) {
    const page = await visit("/consultoria", width);
    await page.locator(`[commandfor=${id}]`).first().click();
    await page.locator(`#${id} button[type=submit]`).first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInTheDark(page)).toEqual([]);
    await page.close();
  }
});

test("a picture of the volunteering opens full screen", async () => {
  const page = await visit("/voluntariado", 1440);
  await page.locator("maloca-lightbox a").nth(3).click();
  await page.getByRole("dialog").getByText("4 / 6").waitFor();
  await page.close();
});
