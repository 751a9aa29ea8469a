import type { Browser, LaunchOptions } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "../browsers/chromium.mjs";

/** Opens pages in the browser of a file's tests. */
export type TestBrowser = Pick<Browser, "newContext" | "newPage">;

/** One Chromium for the tests of a file or of a `describe`: started before them, closed after them. */
export function testBrowser(options?: LaunchOptions): TestBrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser(options);
  });
  afterAll(() => browser?.close());

  const started = () => {
    if (!browser) throw new Error("The browser is not started yet: open pages in tests or hooks.");
    return browser;
  };
  return {
    newContext: (of) => started().newContext(of),
    newPage: (of) => started().newPage(of),
  };
}
