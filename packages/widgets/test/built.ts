import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright";
import { visitorOptions } from "../../tooling/browsers/chromium.mjs";
import type { TestBrowser } from "../../tooling/vitest/test-browser";
import { broken, fakeServer, routeCalls, widgetOn } from "../src/testing";
import { isDialog, type WidgetName } from "../src/widgets";

// The script-tag build as on a partner's page, without any server.

const cdn = fileURLToPath(new URL("../dist/cdn", import.meta.url));
const ORIGIN = "http://partner.example";
const types: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

/**
 * Opens a page with this markup and a fake lead server, by default one that fails.
 * @param prepare what is done before the page is loaded.
 */
export async function openPage(
  browser: TestBrowser,
  markup: string,
  server = fakeServer(broken),
  options: BrowserContextOptions = {},
  search = "",
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const page = await browser.newPage({ ...visitorOptions, ...options });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
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
  await routeCalls(page, server);
  await prepare?.(page);
  await page.goto(`${ORIGIN}/${search}`);
  return page;
}

/** Waits until the loader has run and seen what is in view; what it asked for then was asked for before this. */
export async function loaderSettled(page: Page) {
  await page.waitForFunction(() => "maloca" in document.documentElement);
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((frame) => requestAnimationFrame(frame));
    await fetch(location.href);
  });
}

/** Writes a contact message to a server that fails, and keeps it on the device. */
export async function keepUnsentMessage(page: Page) {
  const contact = widgetOn(page, "contact");
  await contact.fill({ name: "Ana Gómez", email: "ana@example.com", message: "¿Hay cupo?" });
  await contact.send();
  await page.locator("maloca-contact [part=unsent]").click();
  await page.getByText("Guardado en este dispositivo, sin enviar.").waitFor();
}

// Each widget open, as the tests of accessibility look at it.

const picture = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>`;
const link = `<a href="${picture}"><img src="${picture}" alt="Río"></a>`;

/** Widgets that need more than their tag, open where they can be. */
const markup: Partial<Record<WidgetName, string>> = {
  booking: `<maloca-booking open experiences="Surf, Masaje, Pesca"></maloca-booking>`,
  lightbox: `<maloca-lightbox open>${link.repeat(2)}</maloca-lightbox>`,
  help: "<maloca-help open></maloca-help>",
};

/** What a widget without a field shows once it has loaded. */
const loaded: Partial<Record<WidgetName, string>> = { help: "section a", lightbox: "dialog img" };

export const markupOf = (name: WidgetName) =>
  markup[name] ?? `<maloca-${name}${isDialog(name) ? " open" : ""}></maloca-${name}>`;

/** A selector within the widget: what it shows once it has loaded. */
export const loadedBy = (name: WidgetName) => loaded[name] ?? "input";
