import { imageSize } from "image-size";
import type { PictureSize } from "./picture-size";

// A photo says where and when it was taken, and may carry a film, a smaller picture or a program. What a browser needs
// to show it is copied, part by part; all else is left out. By own code: what is kept on npm removes what it knows of,
// forgets how the camera was turned, or is a whole decoder.

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture without all that does not show. Undefined where it is broken, or an AVIF with such parts. */
export function barePicture(content: Bytes, type: PictureSize["type"]): Bytes | undefined {
  const parts = bare[type](content);
  if (!parts?.length) return undefined;
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return type === "webp" ? withLength(whole) : whole;
}

const bare: Record<PictureSize["type"], (content: Bytes) => Uint8Array[] | undefined> = {
  avif: bareAvif,
  jpg: bareJpeg,
  png: barePng,
  webp: bareWebp,
};

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const textAt = (bytes: Uint8Array, at: number, length = 4) =>
  new TextDecoder("latin1").decode(bytes.subarray(at, at + length));

/** JPEG: a marker is 0xff and one of these. */
const SCAN = 0xda;
const END = 0xd9;
const COLOURS = 0xe2;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables and lines of the picture itself, Adobe's colours. */
const isShown = (marker: number) =>
  isFrame(marker) || [0xc4, SCAN, 0xdb, 0xdd, 0xee].includes(marker);

function bareJpeg(content: Bytes): Uint8Array[] | undefined {
  const view = viewOf(content);
  const { orientation = 1 } = imageSize(content);
  const parts = [content.subarray(0, 2), ...(orientation > 1 ? [turned(orientation)] : [])];
  let frames = 0;
  for (let at = 2; at + 2 <= content.length; ) {
    const marker = content[at + 1] ?? 0;
    if (content[at] !== 0xff) return undefined;
    // Whatever follows the end is no part of the picture.
    if (marker === END) return frames === 1 ? [...parts, content.subarray(at, at + 2)] : undefined;
    if (at + 4 > content.length) return undefined;
    const after = at + 2 + view.getUint16(at + 2);
    const end = marker === SCAN ? endOfScan(content, after) : after;
    if (isFrame(marker)) frames++;
    const isColours = marker === COLOURS && textAt(content, at + 4, 11) === "ICC_PROFILE";
    if (isShown(marker) || isColours) parts.push(content.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Where the next marker is: in the lines of a scan, 0xff stands before 0, or before the number of a restart. */
function endOfScan(content: Bytes, from: number): number {
  let at = from;
  while (at < content.length - 1) {
    const next = content[at + 1] ?? 0;
    if (content[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at++;
  }
  return at;
}

/** An EXIF part that says nothing but how the camera was turned. */
const turned = (orientation: number) =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
  ]);

const SIGNATURE = 8;
const SHOWN_CHUNKS = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP"];

function barePng(content: Bytes): Uint8Array[] | undefined {
  const view = viewOf(content);
  const parts = [content.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + 12 <= content.length; ) {
    const name = textAt(content, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > content.length) return undefined;
    if (SHOWN_CHUNKS.includes(name)) parts.push(content.subarray(at, end));
    if (name === "IEND") return parts;
    at = end;
  }
  return undefined;
}

/** WebP: the first part, its flags, and those of the colours' profile and of what shines through. */
const EXTENDED = "VP8X";
const KEPT_FLAGS = 0b0011_0000;

function bareWebp(content: Bytes): Uint8Array[] | undefined {
  const view = viewOf(content);
  const parts = [content.slice(0, 12)];
  let pictures = 0;
  for (let at = 12; at + 8 <= content.length; ) {
    const name = textAt(content, at);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (end > content.length) return undefined;
    if (["VP8 ", "VP8L"].includes(name)) pictures++;
    if ([EXTENDED, "ICCP", "ALPH", "VP8 ", "VP8L"].includes(name)) {
      const part = content.slice(at, end);
      if (name === EXTENDED) part[8] = (part[8] ?? 0) & KEPT_FLAGS;
      parts.push(part);
    }
    // What follows the picture is no part of it.
    if (pictures) return parts;
    at = end;
  }
  return undefined;
}

function withLength(whole: Bytes): Bytes {
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

/** AVIF: its parts point at each other by their places, so that none can be left out: one with others is refused. */
function bareAvif(content: Bytes): Uint8Array[] | undefined {
  const view = viewOf(content);
  const names: string[] = [];
  for (let at = 0; at < content.length; ) {
    if (at + 8 > content.length) return undefined;
    const name = textAt(content, at + 4);
    const length = view.getUint32(at);
    if (length < 8 || at + length > content.length) return undefined;
    if (name === "meta" && /Exif|mime|uri |uuid|xml /.test(textAt(content, at, length)))
      return undefined;
    names.push(name);
    at += length;
  }
  return names.join() === "ftyp,meta,mdat" ? [content] : undefined;
}
