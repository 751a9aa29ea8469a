import type { BrowserContextOptions, LaunchOptions, Page } from "playwright";
import { visitorOptions } from "../../packages/tooling/browsers/chromium.mjs";
import { testBrowser } from "../../packages/tooling/vitest/test-browser";
import { bytes, exists, fileOf } from "./built";

/** The origin that serves the built files in tests. */
export const ORIGIN = "https://maloca.example";

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 768, height: 1024 };
export const DESK = { width: 1440, height: 900 };

const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** A drawing of the same size without its shapes. */
const frameOf = (file: string) =>
  bytes(file)
    .toString()
    .replace(/(<svg[^>]*>).*/s, "$1</svg>");

/** A page whose text waits for the site's fonts. */
const withFonts = (html: string) => html.replaceAll("font-display:optional", "font-display:block");

interface Visit extends BrowserContextOptions {
  /** Headers of every response. */
  headers?: Record<string, string>;
  /**
   * `false` blocks the site's fonts; `true` has them in any case, for tests that measure. By default a browser leaves
   * out what comes late, as for a visitor.
   */
  fonts?: boolean;
  /** HTML to serve instead of the built page. */
  html?: string;
  /** `true` draws the pictures. Else their frames are empty: painting takes most of a page's time. */
  pictures?: boolean;
}

/** A Chromium for the tests of a file. Returns a function that opens an empty page in it, until the test's end. */
export function emptyPages(launch?: LaunchOptions) {
  const browser = testBrowser(launch);
  return (options: BrowserContextOptions = {}) =>
    browser.newPage({ ...visitorOptions, ...options });
}

/** A Chromium for the tests of a file. Returns a function that opens a built page in it. */
export function visitor(launch?: LaunchOptions) {
  const open = emptyPages(launch);

  return async (
    path: string,
    { headers = {}, html, fonts, pictures = false, ...options }: Visit = {},
  ) => {
    const page = await open(options);
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = /\.\w+$/.test(pathname) ? pathname : fileOf(pathname);
      const contentType = types[file.split(".").at(-1) ?? ""];
      if (!exists(file)) return route.abort();
      if (fonts && contentType === types.html)
        return route.fulfill({ body: withFonts(bytes(file).toString()), contentType, headers });
      const body = pictures || !file.endsWith(".svg") ? bytes(file) : frameOf(file);
      return route.fulfill({ body, contentType, headers });
    });
    if (fonts === false) await page.route(/\.woff2$/, (route) => route.abort());
    if (html) {
      await page.route(ORIGIN + path, (route) =>
        route.fulfill({ body: html, contentType: "text/html", headers }),
      );
    }
    await recordShifts(page);
    await page.goto(ORIGIN + path);
    if (fonts) await page.evaluate(() => document.fonts.ready);
    return page;
  };
}

/** Records layout shifts from the first paint. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as { shifts?: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries() as { value?: number }[]) {
        seen.shifts = (seen.shifts ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shift so far. */
export const shiftsOf = (page: Page) => page.evaluate(() => (window as { shifts?: number }).shifts);
