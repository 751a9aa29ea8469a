import type { Browser, CDPSession, Page } from "playwright";
import { visitorOptions } from "../../browsers/chromium.mjs";
import type { Contender } from "./contenders";
import type { Site } from "./pages";

/** The browser argument that blocks requests to vendors' servers; they do not count as downloads. */
export const BLOCK_OTHER_HOSTS = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** Functions in the page that every measure uses. */
interface Probe {
  /** The element of a path such as `host >>> inner`, which enters a shadow root. */
  find(path: string): HTMLElement | null;
  isShown(path: string): boolean;
  /** Resolves with the page's time once `isDone` returns true; rejects after 15 s. */
  until(isDone: () => boolean): Promise<number>;
  /** What the page's content security policy reported. */
  violations: string[];
  /** The page's time of the last press. */
  pressedAt(): number;
  /** The contender's own `close`. */
  close(): void;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own scripts. */
function installProbe() {
  const find = (path: string) =>
    path
      .split(" >>> ")
      .reduce<HTMLElement | null>(
        (host, selector, depth) =>
          depth
            ? ((host?.shadowRoot ?? host)?.querySelector<HTMLElement>(selector) ?? null)
            : document.querySelector<HTMLElement>(selector),
        null,
      );
  const isShown = (path: string) => {
    const element = find(path);
    if (!element) return false;
    const { width, height } = element.getBoundingClientRect();
    return width * height > 0 && getComputedStyle(element).visibility !== "hidden";
  };
  const until = (isDone: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      const check = () => {
        if (isDone()) resolve(performance.now());
        else if (performance.now() - start > 15_000)
          reject(new Error("It did not appear within 15 s."));
        else requestAnimationFrame(check);
      };
      check();
    });
  const violations: string[] = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
  });
  let pressed = 0;
  addEventListener(
    "pointerdown",
    (event) => {
      pressed = event.timeStamp;
    },
    true,
  );
  window.probe = {
    find,
    isShown,
    until,
    violations,
    pressedAt: () => pressed,
    close: () => {},
  };
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
 * `query` is `strict`, `hostile` or both; `onRequest` gets the URL of each request.
 */
export async function visit<Result>(
  browser: Browser,
  { url }: Site,
  {
    isSlowPhone = false,
    query = "",
    onRequest,
  }: { isSlowPhone?: boolean; query?: string; onRequest?(url: string): void },
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...(isSlowPhone ? PHONE : DESK),
    ...visitorOptions,
  });
  try {
    await context.addInitScript(installProbe);
    const page = await context.newPage();
    if (onRequest) page.on("request", (request) => onRequest(request.url()));
    const devtools = await context.newCDPSession(page);
    if (isSlowPhone) {
      await devtools.send("Network.enable");
      await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    }
    await devtools.send("Performance.enable");
    await page.goto(`${url}?${query}`);
    await page.waitForLoadState("networkidle");
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}

/** Playwright enters shadow roots by itself. */
const opener = (page: Page, contender: Contender) =>
  page.locator(contender.opener.replaceAll(" >>> ", " ")).first();

/** Where on the page the middle of the opener is. */
async function middleOfOpener(page: Page, contender: Contender) {
  const box = await opener(page, contender).boundingBox();
  if (!box) throw new Error(`${contender.opener} is not on the page.`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** The page's time when the contender is visible. */
const shown = (page: Page, { opened }: Contender) =>
  page.evaluate((path) => window.probe.until(() => window.probe.isShown(path)), opened);

export async function press(page: Page, contender: Contender): Promise<void> {
  await opener(page, contender).evaluate((element) => (element as HTMLElement).click());
  await shown(page, contender);
}

/** Milliseconds from a touch until the contender is visible. */
export async function timeTap(page: Page, contender: Contender): Promise<number> {
  const middle = await middleOfOpener(page, contender);
  const seen = shown(page, contender);
  await page.touchscreen.tap(...middle);
  return (await seen) - (await page.evaluate(() => window.probe.pressedAt()));
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
