import type { RequestListener } from "node:http";
import type { BrowserContextOptions, FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { serveBuilt } from "../../packages/server/test/programs";
import { visitorOptions } from "../../packages/tooling/browsers/chromium.mjs";
import { serveOnLoopback } from "../../packages/tooling/programs/loopback";
import { type TestBrowser, testBrowser } from "../../packages/tooling/vitest/test-browser";
import { widgetOn } from "../../packages/widgets/src/testing";

/** The operator's address in every example. */
export const OPERATOR = "http://localhost:4173";

export type World = ReturnType<typeof openWorld>;

/**
 * An operator with its own database, and a browser to visit partners: started before the tests of the
 * calling file, closed after them.
 * @param settings of the operator's server, beside its folder and its port.
 */
export function openWorld(settings: Record<string, string> = {}) {
  const browser = testBrowser();
  let operator: Awaited<ReturnType<typeof serveBuilt>>;
  beforeAll(async () => {
    operator = await serveBuilt(settings);
  });
  afterAll(() => operator?.close());

  return {
    get url() {
      return operator.url;
    },
    browser,
    /** An example's file with this operator's address. */
    adapt: (text: string) => text.replaceAll(OPERATOR, operator.url),
    /** All requests so far. */
    leads: (): Promise<Record<string, string>[]> => operator.command("list"),
    command: (...args: Parameters<typeof operator.command>) => operator.command(...args),
  };
}

/** Serves a partner's page from another origin until the test's end. Gives its address. */
export async function serve(listener: RequestListener) {
  const { url, close } = await serveOnLoopback(listener);
  onTestFinished(close);
  return `${url}/`;
}

/** Serves one page, also until the test's end. */
export const servePage = (html: string) =>
  serve((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(html);
  });

/** Opens a partner's page, and records its errors. */
export async function visit(
  browser: TestBrowser,
  url: string,
  options: BrowserContextOptions = {},
) {
  const page = await browser.newPage({ ...visitorOptions, ...options });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${error}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  await page.goto(url);
  return { page, faults };
}

/**
 * Fills the booking that is open and sends it, as a visitor does.
 * @param experience ticks this one; empty where the trip offers none.
 * @param shown the text that then shows.
 */
export async function book(
  page: Page | FrameLocator,
  name: string,
  experience = "Clase de surf",
  shown: string | RegExp = "¡Solicitud enviada!",
) {
  const booking = widgetOn(page, "booking", page.getByRole("dialog"));
  await booking.fill({
    name,
    email: "ana@example.com",
    phone: "3001234567",
    dates: "Marzo",
    travelers: "2",
    ...(experience && { experiences: [experience] }),
  });
  // Who sends within a second of the first field is a robot, and counted apart. Not Playwright's clock: the page's
  // navigation entry would go with it.
  await page.locator("body").evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 2_000;
  });
  await booking.send();
  // The toast of an earlier request may still be shown.
  await page.getByText(shown).last().waitFor();
}
