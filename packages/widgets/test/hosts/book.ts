import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Box, changedPixels, pngUrl } from "../../../tooling/browsers/changed-pixels";
import { visitorOptions } from "../../../tooling/browsers/chromium.mjs";
import { testBrowser } from "../../../tooling/vitest/test-browser";
import { goodRequest } from "../samples";
import type { Host } from "./host";
import { plainOf, serveHosts } from "./pages";

/** Share of the widget's pixels that may differ: its round corners show the page behind. */
const CHANGED = 0.0005;

const VIEW = { width: 1280, height: 800 };

/** Tests a booking on hostile hosts in Chromium, with a real mouse and real keys. */
export function testBookingOn(some: readonly Host[]) {
  const browser = testBrowser({
    // Otherwise the edges of letters depend on which elements the page has made layers.
    args: ["--disable-lcd-text"],
    // Playwright disables the cache of pages that a visitor's browser has.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  let served: Awaited<ReturnType<typeof serveHosts>>;
  let judge: Page;
  /** Why hosts that navigate away and back are skipped. */
  let forgets: string | undefined;

  beforeAll(async () => {
    served = await serveHosts();
    judge = await browser.newPage();
    if (!(await keepsPages())) {
      forgets =
        "this Chromium keeps no page that was left (one with a window of its own does: CHROME_BIN)";
    }
  });
  afterAll(() => served.close());

  /** Whether going back restores the same page. */
  async function keepsPages() {
    const page = await browser.newPage();
    await page.goto(served.bare);
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto(`${served.bare}?next`);
    // After the call: going back within it would destroy the page that it runs in.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => !location.search);
    const kept = await page.evaluate(() => "kept" in window);
    await page.close();
    return kept;
  }

  interface DialogPicture {
    /** Address of the picture. */
    shot: string;
    clip: Box;
  }

  /** Books on a host, and returns a picture of the empty dialog. */
  async function book(host: Host): Promise<DialogPicture> {
    const context = await browser.newContext({
      ...visitorOptions,
      viewport: VIEW,
    });
    const page = await context.newPage();
    try {
      return await bookOn(page, host);
    } finally {
      await context.close();
    }
  }

  async function bookOn(page: Page, host: Host): Promise<DialogPicture> {
    const reported = (stage: "before" | "open" | "after") =>
      served.reported(host, "chromium", stage);
    await page.goto(served.address(host, "chromium"));
    await reported("before");
    const frame = page.frames().at(-1) ?? page.mainFrame();
    const html = frame.locator("html");
    await frame.locator("[data-maloca-open]").first().click();
    const dialog = frame.locator("maloca-booking dialog");
    await dialog.waitFor();
    await dialog.locator("[part=ticket]").waitFor({ state: "attached" });
    await page.mouse.move(1, 1);
    const clip = await dialog.boundingBox();
    if (!clip) throw new Error("The dialog has no box");
    const shot = pngUrl(await page.screenshot());
    await html.dispatchEvent("watch-open");
    await reported("open");
    // Playwright treats everything inside `inert` as inert. Its keys and its mouse are real.
    const force = /\binert\b/.test(host.body ?? "");
    for (const [name, value] of Object.entries(goodRequest)) {
      await frame.locator(`maloca-booking [name=${name}]`).fill(value, { force });
    }
    await frame.locator("maloca-booking [type=submit]").click({ force });
    await dialog.waitFor({ state: "hidden" });
    await page.mouse.move(1, 1);
    await html.dispatchEvent("watch-after");
    await reported("after");
    return { shot, clip };
  }

  const pictures = new Map<Host, Promise<DialogPicture>>();

  function pictureOf(host: Host): Promise<DialogPicture> {
    const picture = pictures.get(host) ?? book(host);
    pictures.set(host, picture);
    return picture;
  }

  /** Share of the pixels inside the first picture's dialog that differ in the second. */
  const changed = async (one: DialogPicture, other: DialogPicture) =>
    (await changedPixels(judge, [one.shot, other.shot], { box: one.clip })).share;

  /** As many pages at once as a small machine has cores. */
  const lanes = [Promise.resolve(), Promise.resolve()];

  test.concurrent.for(some.map((host, at) => ({ host, at, name: host.name })))(
    "$name: booking works, page styles unchanged",
    async ({ host, at }, { skip }) => {
      skip(!!host.isLeft && !!forgets, forgets);
      const plain = await pictureOf(plainOf(host));
      const turn = (lanes[at % 2] as Promise<void>).then(() => pictureOf(host));
      lanes[at % 2] = turn.then(
        () => {},
        () => {},
      );
      const share = await changed(plain, await turn);
      expect(served.faults(host, "chromium")).toEqual([]);
      expect(share).toBeLessThanOrEqual(CHANGED);
    },
  );

  test("no request goes to an unnamed origin", () => {
    expect(served.strays).toEqual([]);
  });
}
