import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright";
import { keepPointerStill } from "../../tooling/browsers/chromium.mjs";
import type { TestBrowser } from "../../tooling/vitest/test-browser";

// The script-tag build as on a partner's page, without any server.

const cdn = fileURLToPath(new URL("../dist/cdn", import.meta.url));
const ORIGIN = "http://partner.example";
const types: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

/** Opens a page with this markup. Calls to the lead server get `answer`. */
export async function openPage(
  browser: TestBrowser,
  markup: string,
  answer: { status: number; body: string } = { status: 500, body: "{}" },
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ locale: "es-CO", reducedMotion: "reduce", ...options });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === "POST") {
      return route.fulfill({ contentType: "application/json", ...answer });
    }
    if (pathname === "/") {
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="es-CO"><title>Posada</title>${markup}</html>`,
      });
    }
    const body = await readFile(`${cdn}${pathname}`).catch(() => undefined);
    if (!body) return route.fulfill({ status: 404, body: "" });
    return route.fulfill({ contentType: types[extname(pathname)] ?? "text/plain", body });
  });
  await keepPointerStill(page);
  await page.goto(`${ORIGIN}/`);
  return page;
}
