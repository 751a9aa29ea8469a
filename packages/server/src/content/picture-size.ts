import { imageSize } from "image-size";

const types = ["avif", "jpg", "png", "webp"] as const;

/** A picture's format and its size in pixels as it is shown, also where the camera was turned. */
export interface PictureSize {
  type: (typeof types)[number];
  width: number;
  height: number;
}

/** Light enough for a phone on a slow connection. */
export const MOST_PICTURE_BYTES = 300_000;

/** EXIF orientations from this one on turn the picture by a quarter. */
const QUARTER_TURN = 5;

/** By its content. Undefined if it is no JPEG, PNG, WebP or AVIF. */
export function pictureSize(content: Uint8Array): PictureSize | undefined {
  try {
    const { type: found, width, height, orientation = 1 } = imageSize(content);
    const type = types.find((one) => one === found);
    if (!type) return undefined;
    return orientation < QUARTER_TURN
      ? { type, width, height }
      : { type, width: height, height: width };
  } catch {
    return undefined;
  }
}
