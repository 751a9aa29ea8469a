import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Page } from "playwright";
import { visitorOptions } from "../../tooling/browsers/chromium.mjs";
import type { TestBrowser } from "../../tooling/vitest/test-browser";
import {
  broken,
  type FakeServer,
  fakeServer,
  routeCalls,
  type WidgetObjects,
  widgetOn,
} from "../src/testing";
import { isDialog, type WidgetName } from "../src/widgets";
import { goodRequest } from "./samples";

// The script-tag build as on a partner's page, without any server.

const cdn = fileURLToPath(new URL("../dist/cdn", import.meta.url));
const ORIGIN = "http://partner.example";
const types: Record<string, string> = { ".js": "text/javascript", ".html": "text/html" };

interface PageOptions extends BrowserContextOptions {
  /** A fake lead server; by default one that fails. */
  server?: FakeServer;
  /** The query of the page's address. */
  search?: string;
  /** What is done before the page is loaded. */
  prepare?(page: Page): Promise<unknown>;
}

/** Opens a page with this markup. */
export async function openPage(
  browser: TestBrowser,
  markup: string,
  { server = fakeServer(broken), search = "", prepare, ...options }: PageOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ ...visitorOptions, ...options });
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      return route.fulfill({
        contentType: "text/html; charset=utf-8",
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

/**
 * Serves the built files at `/cdn/` of an operator's origin.
 * @param asked is told the path of each file below `/cdn/` that the page asks for.
 */
export const serveCdn = (page: Page, operator: string, asked?: (path: string) => unknown) =>
  page.route(`${operator}/cdn/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace("/cdn/", "");
    asked?.(path);
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ path: `${cdn}/${path}`, headers, contentType: "text/javascript" });
  });

/** What a visitor types into any form that is sent, by the name of its field. */
export const goodTexts: Record<string, string> = {
  ...goodRequest,
  first_name: "Ana",
  last_name: "Gómez",
  message: "¿Hay cupo?",
};

/** Fills the fields of a form that have a text in a table. Gives what was typed. */
export async function fillKnown(form: WidgetObjects["booking"], texts: Record<string, string>) {
  await form.field("email").waitFor({ state: "attached" });
  const names: string[] = await form.root
    .locator("[name]")
    .evaluateAll((all) => all.map(({ name }) => name));
  // In the order of the form, whose next step opens only after what it needs.
  const typed = Object.fromEntries(
    names.flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])),
  );
  await form.fill(typed);
  return typed;
}

/** Holds a page's files back, until what it gives is called. */
export async function holdBack(page: Page, files: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}

/** Waits two frames, in which what was to be rendered is. */
export const rendered = (page: Page) =>
  page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );

/** Waits until the loader has run and seen what is in view; what it asked for then was asked for before this. */
export async function loaderSettled(page: Page) {
  await page.waitForFunction(() => "maloca" in document.documentElement);
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((frame) => requestAnimationFrame(frame));
    await fetch(location.href);
  });
}

/** Writes a contact message to a server that fails, and keeps it on the device. */
export async function keepUnsentMessage(page: Page, name = "Ana Gómez") {
  const contact = widgetOn(page, "contact");
  await contact.fill({ name, email: "ana@example.com", message: "¿Hay cupo?" });
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
