import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Box, changedPixels, pngUrl } from "../../../tooling/browsers/changed-pixels";
import { visitorOptions } from "../../../tooling/browsers/chromium.mjs";
import { testBrowser } from "../../../tooling/vitest/test-browser";
import { goodRequest } from "../samples";
import type { Host } from "./hosts";
import { plainOf, serveHosts } from "./pages";

/** Share of the widget's pixels that may differ: its round corners show the page behind. */
const CHANGED = 0.0005;

const VIEW = { width: 1280, height: 800 };

/** Tests a booking on hostile hosts in Chromium, with a real mouse and real keys. */
export function testBookingOn(some: readonly Host[]) {
  const browser = testBrowser({
    // Otherwise the edges of letters depend on which elements the page has made layers.
    args: ["--disable-lcd-text"],
  });
  let served: Awaited<ReturnType<typeof serveHosts>>;
  let judge: Page;

  beforeAll(async () => {
    served = await serveHosts();
    judge = await browser.newPage();
  });
  afterAll(() => served.close());

  interface DialogPicture {
    /** Address of the picture. */
    shot: string;
    clip: Box;
  }

  /** Books on a host, and returns a picture of the empty dialog. */
  async function book(host: Host): Promise<DialogPicture> {
    const context = await browser.newContext({ ...visitorOptions, viewport: VIEW });
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

  // The pinned Chromium keeps no page that was left: the other engines do.
  const kept = some.filter(({ isLeft }) => !isLeft);
  test.concurrent.for(kept.map((host, at) => ({ host, at, name: host.name })))(
    "$name: booking works, page styles unchanged",
    async ({ host, at }) => {
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
