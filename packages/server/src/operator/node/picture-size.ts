/** A picture's format and size, in pixels. */
export interface PictureSize {
  type: "jpeg" | "png" | "webp";
  width: number;
  height: number;
}

/** Reads them from a file's first bytes; undefined if it is no JPEG, PNG or WebP. */
export function pictureSize(file: Buffer): PictureSize | undefined {
  try {
    return pngSize(file) ?? webpSize(file) ?? jpegSize(file);
  } catch {
    // It ends too early.
    return undefined;
  }
}

function pngSize(file: Buffer): PictureSize | undefined {
  if (file.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") return undefined;
  return { type: "png", width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function webpSize(file: Buffer): PictureSize | undefined {
  if (file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WEBP")
    return undefined;
  const type = "webp";
  switch (file.toString("latin1", 12, 16)) {
    case "VP8X":
      return { type, width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = file.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return {
        type,
        width: file.readUInt16LE(26) & 0x3fff,
        height: file.readUInt16LE(28) & 0x3fff,
      };
    default:
      return undefined;
  }
}

/** Start of frame: of all kinds but tables (C4), extensions (C8) and arithmetic coding (CC). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(file: Buffer): PictureSize | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; file[at] === 0xff; ) {
    const marker = file.readUInt8(at + 1);
    if (isFrame(marker))
      return { type: "jpeg", height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    // A byte that only fills has no length.
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}
