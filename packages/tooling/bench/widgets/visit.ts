import type { Browser, Page } from "playwright";
import { visitorOptions } from "../../browsers/chromium.mjs";
import type { Contender } from "./contenders";
import type { Site } from "./pages";

/** The browser argument that blocks requests to vendors' servers; they do not count as downloads. */
export const BLOCK_OTHER_HOSTS = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

declare global {
  interface Window {
    /** The page's time of the last press. */
    pressedAt: number;
  }
}

/** Runs in the page before its own scripts. */
function notePresses() {
  const note = (event: Event) => {
    window.pressedAt = event.timeStamp;
  };
  addEventListener("pointerdown", note, true);
}

/** A phone on the network that Lighthouse calls slow 4G, with a quarter of this machine's speed. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/**
 * Opens a contender's page in a fresh browser context, and passes it to `measure`.
 * `onRequest` gets the URL of each request.
 */
export async function visit<Result>(
  browser: Browser,
  { url }: Site,
  { isSlowPhone = false, onRequest }: { isSlowPhone?: boolean; onRequest?(url: string): void },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...(isSlowPhone ? PHONE : DESK),
    ...visitorOptions,
  });
  try {
    await context.addInitScript(notePresses);
    const page = await context.newPage();
    if (onRequest) page.on("request", (request) => onRequest(request.url()));
    if (isSlowPhone) {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    }
    await page.goto(url);
    await page.waitForLoadState("networkidle");
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** What a contender shows. */
const shown = (page: Page, { opened }: Contender) => page.locator(opened).first();

const opener = (page: Page, { opener }: Contender) => page.locator(opener).first();

/** Where on the page the middle of the opener is. */
async function middleOfOpener(page: Page, contender: Contender) {
  const box = await opener(page, contender).boundingBox();
  if (!box) throw new Error(`${contender.opener} is not on the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

export async function press(page: Page, contender: Contender): Promise<void> {
  await opener(page, contender).evaluate((element) => (element as HTMLElement).click());
  await shown(page, contender).waitFor();
}

/**
 * Milliseconds from a touch until the first frame in which the contender is visible. The page looks, once a frame: the
 * driver's own looks are up to half a second apart.
 */
export async function timeTap(page: Page, contender: Contender): Promise<number> {
  const middle = await middleOfOpener(page, contender);
  const seen = page.waitForFunction((selector) => {
    // Of a contender with a shadow root the first part is its element.
    const [outer = "", ...inner] = selector.split(" ");
    const host = document.querySelector(outer);
    const found = inner.length ? (host?.shadowRoot ?? host)?.querySelector(inner.join(" ")) : host;
    return found?.checkVisibility({ visibilityProperty: true }) && performance.now();
  }, contender.opened);
  await page.touchscreen.tap(...middle);
  const at = await (await seen).jsonValue();
  return Number(at) - (await page.evaluate(() => window.pressedAt));
}

/** A visitor approaches before pressing: scrolls with a finger, or moves the mouse nearby. */
export async function approach(page: Page, contender: Contender): Promise<void> {
  await page.mouse.move(...(await middleOfOpener(page, contender)));
  await page.waitForLoadState("networkidle");
  // Playwright waits for that state once only; this waits until nothing more is loaded.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let known = -1;
        const timer = setInterval(() => {
          const count = performance.getEntriesByType("resource").length;
          if (count === known) resolve(clearInterval(timer));
          known = count;
        }, 1500);
      }),
  );
}
