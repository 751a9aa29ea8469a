import type { Browser, BrowserContext, LaunchOptions } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "../browsers/chromium.mjs";
import { limit } from "./limits.mjs";

/** What an action on a page may take. */
const WAIT_SECONDS = 6;

/** Opens pages in the browser of a file's tests. */
export type TestBrowser = Pick<Browser, "newContext" | "newPage">;

/** The Chromium of this worker, which ends with it: a start takes as long as a page or two. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  const known = await shared?.catch(() => undefined);
  if (known?.isConnected()) return known;
  shared = launchBrowser();
  return shared;
}

/**
 * A Chromium for the tests of a file or of a `describe`: it is started before them, and their pages are
 * closed after them. With options it is a new one, else the worker's.
 */
export function testBrowser(options?: LaunchOptions): TestBrowser {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = options ? await launchBrowser(options) : await sharedBrowser();
  });
  afterAll(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    if (options) await browser?.close();
  });

  const started = () => {
    if (!browser) throw new Error("The browser is not started yet: open pages in tests or hooks.");
    return browser;
  };
  const watched = (context: BrowserContext) => {
    context.setDefaultTimeout(limit(WAIT_SECONDS));
    contexts.push(context);
    return context;
  };
  return {
    newContext: async (of) => watched(await started().newContext(of)),
    async newPage(of) {
      const page = await started().newPage(of);
      watched(page.context());
      return page;
    },
  };
}
