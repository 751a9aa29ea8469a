import type { Browser, BrowserContext, LaunchOptions } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
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
 * A Chromium for the tests of a file or of a `describe`, started before them. A page that a test opens is closed
 * after it; one that a hook opens, and every context, after all of them. With options it is a new Chromium, else the
 * worker's.
 */
export function testBrowser(options?: LaunchOptions): TestBrowser {
  let browser: Browser | undefined;
  const [ofHooks, ofTest]: [BrowserContext[], BrowserContext[]] = [[], []];
  let pages = ofHooks;
  const close = (some: BrowserContext[]) =>
    Promise.all(some.splice(0).map((context) => context.close()));
  beforeAll(async () => {
    browser = options ? await launchBrowser(options) : await sharedBrowser();
  });
  beforeEach(() => {
    pages = ofTest;
  });
  afterEach(async () => {
    pages = ofHooks;
    await close(ofTest);
  });
  afterAll(async () => {
    await close(ofHooks);
    if (options) await browser?.close();
  });

  const started = () => {
    if (!browser) throw new Error("The browser is not started yet: open pages in tests or hooks.");
    return browser;
  };
  const watched = (context: BrowserContext, until: BrowserContext[]) => {
    context.setDefaultTimeout(limit(WAIT_SECONDS));
    until.push(context);
    return context;
  };
  return {
    newContext: async (of) => watched(await started().newContext(of), ofHooks),
    async newPage(of) {
      const page = await started().newPage(of);
      watched(page.context(), pages);
      return page;
    },
  };
}
