import type { Page } from "playwright";
import { type Box, pngUrl } from "./changed-pixels";

/** Room around a control for its ring. */
const ROOM = 10;

/** WCAG 2.2, 1.4.11: what shows the focus against what was there without it. */
const LEAST_CONTRAST = 3;

/**
 * How much of a ring the focus draws around what has it: 1 is a line of one pixel all around, in which each pixel
 * has a contrast of 3:1 with what was there without the focus. The focus is taken away for the second look; the
 * Tab key goes on from the same place.
 * @param page the page, which is not scrolled meanwhile.
 * @param blank a page in which the pictures are decoded.
 * @param box what has the focus.
 */
export async function focusRing(page: Page, blank: Page, box: Box): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const x = Math.max(0, Math.floor(box.x - ROOM));
  const y = Math.max(0, Math.floor(box.y - ROOM));
  const clip = {
    x,
    y,
    width: Math.min(width, Math.ceil(box.x + box.width + ROOM)) - x,
    height: Math.min(height, Math.ceil(box.y + box.height + ROOM)) - y,
  };
  const focused = await page.screenshot({ clip });
  await page.evaluate(() => {
    let at = document.activeElement as HTMLElement | null;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement as HTMLElement;
    at?.blur();
  });
  const plain = await page.screenshot({ clip });
  const pixels = await blank.evaluate(
    async ({ urls, least }) => {
      const [one, other] = await Promise.all(
        urls.map(async (url) => {
          const picture = await createImageBitmap(await (await fetch(url)).blob());
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          canvas?.drawImage(picture, 0, 0);
          return canvas?.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      if (!one || !other) throw new Error("This browser has no canvas.");
      const linear = (value = 0) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (of: Uint8ClampedArray, at: number) =>
        0.2126 * linear(of[at]) + 0.7152 * linear(of[at + 1]) + 0.0722 * linear(of[at + 2]);
      let seen = 0;
      for (let at = 0; at < one.length; at += 4) {
        const [a, b] = [light(one, at), light(other, at)];
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= least) seen++;
      }
      return seen;
    },
    { urls: [focused, plain].map(pngUrl), least: LEAST_CONTRAST },
  );
  return pixels / (2 * (box.width + box.height));
}
