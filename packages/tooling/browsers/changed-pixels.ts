import type { Page } from "playwright";

/** Part of a picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Comparison {
  /** By how much of 255 a channel may differ before its pixel counts as changed. */
  tolerance?: number;
  /** A pixel counts where it has this contrast with what it was, as WCAG measures it, instead. */
  contrast?: number;
  /** The part that is compared; without it, the whole first picture. */
  box?: Box;
}

export const pngUrl = (picture: Buffer) => `data:image/png;base64,${picture.toString("base64")}`;

/**
 * Compares two pictures.
 * @param page a blank page, in which they are decoded.
 * @param pictures their `data:` URLs.
 * @returns the `share` of the pixels that changed, from 0 to 1, and width and height of each picture.
 */
export const changedPixels = (
  page: Page,
  pictures: [string, string],
  { tolerance = 0, contrast, box }: Comparison = {},
) =>
  page.evaluate(
    async ({ urls, tolerance, contrast, box }) => {
      const decode = async (url: string) => createImageBitmap(await (await fetch(url)).blob());
      const [one, other] = [await decode(urls[0]), await decode(urls[1])];
      const area = box ?? { x: 0, y: 0, width: one.width, height: one.height };
      const left = Math.max(0, Math.floor(area.x));
      const top = Math.max(0, Math.floor(area.y));
      const width = Math.min(one.width, Math.ceil(area.x + area.width)) - left;
      const height = Math.min(one.height, Math.ceil(area.y + area.height)) - top;
      const channelsOf = (picture: ImageBitmap) => {
        const canvas = new OffscreenCanvas(width, height).getContext("2d");
        if (!canvas) throw new Error("This browser has no canvas.");
        canvas.drawImage(picture, -left, -top);
        return canvas.getImageData(0, 0, width, height).data;
      };
      const [now, then] = [channelsOf(one), channelsOf(other)];
      const differs = (channel: number) =>
        Math.abs((now[channel] ?? 0) - (then[channel] ?? 0)) > tolerance;
      const linear = (value = 0) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const light = (of: Uint8ClampedArray, at: number) =>
        0.05 + 0.2126 * linear(of[at]) + 0.7152 * linear(of[at + 1]) + 0.0722 * linear(of[at + 2]);
      const contrastAt = (at: number) => {
        const [one, other] = [light(now, at), light(then, at)];
        return Math.max(one, other) / Math.min(one, other);
      };
      let changed = 0;
      for (let at = 0; at < now.length; at += 4) {
        if (
          contrast ? contrastAt(at) >= contrast : differs(at) || differs(at + 1) || differs(at + 2)
        )
          changed++;
      }
      return {
        share: changed / (width * height),
        sizes: [one, other].map((picture) => [picture.width, picture.height]),
      };
    },
    { urls: pictures, tolerance, contrast, box },
  );
