import type { Page } from "playwright";
import { type Box, changedPixels, pngUrl } from "./changed-pixels";

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
  const { share } = await changedPixels(blank, [pngUrl(focused), pngUrl(plain)], {
    contrast: LEAST_CONTRAST,
  });
  return (share * clip.width * clip.height) / (2 * (box.width + box.height));
}
