import { readFile } from "node:fs/promises";

/** A JPEG of 1200 × 630. */
export const jpeg = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile("site/public/art/og/home.jpg"));

/** A JPEG with one part more, such as the camera's (0xe1) or a comment (0xfe), as its first. */
export function withPart(jpeg: Uint8Array, marker: number, text: string): Uint8Array<ArrayBuffer> {
  const content = Buffer.from(text, "latin1");
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]));
}
