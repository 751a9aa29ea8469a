import type { Browser } from "playwright";

/** Part of a page, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A channel may differ by this much without an eye seeing it. */
const TOLERANCE = 8;

/** Which part of a contender's own pixels another picture of it shows otherwise, 0 to 1. */
export async function changedPixels(
  browser: Browser,
  { picture, box }: { picture: Buffer; box: Box },
  other: Buffer,
): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async ({ mine, others, box, tolerance }) => {
        const dotsOf = async (data: string) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const left = Math.max(0, Math.floor(box.x));
          const top = Math.max(0, Math.floor(box.y));
          const width = Math.min(image.width, Math.ceil(box.x + box.width)) - left;
          const height = Math.min(image.height, Math.ceil(box.y + box.height)) - top;
          const canvas = new OffscreenCanvas(width, height).getContext("2d");
          if (!canvas) throw new Error("This browser has no canvas.");
          canvas.drawImage(image, -left, -top);
          return canvas.getImageData(0, 0, width, height).data;
        };
        const [one, two] = [await dotsOf(mine), await dotsOf(others)];
        let changed = 0;
        for (let at = 0; at < one.length; at += 4) {
          const differs = [0, 1, 2].some(
            (channel) => Math.abs((one[at + channel] ?? 0) - (two[at + channel] ?? 0)) > tolerance,
          );
          if (differs) changed++;
        }
        return changed / (one.length / 4);
      },
      {
        mine: picture.toString("base64"),
        others: other.toString("base64"),
        box,
        tolerance: TOLERANCE,
      },
    );
  } finally {
    await page.close();
  }
}
