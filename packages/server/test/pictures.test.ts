import { deflateSync } from "node:zlib";
import { LEAST_PHOTO_SIDE, MOST_PHOTO_SIDE } from "@maloca/catalog/trips/package-document";
import { imageSize } from "image-size";
import { describe, expect, it } from "vitest";
import { createContentCommands } from "../src/content/commands";
import { keptPicture, MOST_WAITING, storedPictures, storePicture } from "../src/content/pictures";
import { useDatabase } from "./databases";
import { jpeg, withPart } from "./photographs";

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

/** Of 1200 × 800, one colour: with the name of a camera, and an AVIF with it and without. */
const CAMERA_WEBP =
  "UklGRuQHAABXRUJQVlA4WAoAAAAIAAAArwQAHwMAVlA4IPAGAAAQzQCdASqwBCADP83m8XO/uDOsoAgD8DmJaW7hd2EbQAwwi5OQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe/Ivch77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snJSYe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIfAfrUogWS7Xi5OQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99YAD++9X+g+Mrv9Wk0kyuVUcs2e4cMCAoZlAgoAGk7oEAKSsgoAjEKADGAA0IEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABFWElGzgAAAEV4aWYAAElJKgAIAAAABwAPAQIACAAAAHIAAAASAQMAAQAAAAEAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAHoAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAENhbWFyYVgABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMAAQAAAP//AAACoAQAAQAAALAEAAADoAQAAQAAACADAAAAAAAA";
const CAMERA_AVIF =
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAARdtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAAAAAERAAAIAAQAAAAABOwABAAAAAAAAAEwAAgAAAAABhwABAAAAAAAAAMoAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABhdjAxAAAAABVpbmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSUCAAAAABRpc3BlAAAAAAAABLAAAAMgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAAR5tZGF0EgAKCjlqZX4+0gIaDSAyPBJQmMEwAA0AAQCXytg49Y8qtxkFcRLotetS7LBHuuAXMEhBqBgJW90nhrAzsDbr0EjyWq/DQbHwE44ygAAAAAZFeGlmAABJSSoACAAAAAcADwECAAIAAABDAAAAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEAAAByAAAAAAAAADhjAADoAwAAOGMAAOgDAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAsAQAAAOgBAABAAAAIAMAAAAAAAA=";
const AVIF =
  "AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAEwAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSUCAAAAABRpc3BlAAAAAAAABLAAAAMgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAABUbWRhdBIACgo5amV+PtICGg0gMjwSUJjBMAANAAEAl8rYOPWPKrcZBXES6LXrUuywR7rgFzBIQagYCVvdJ4awM7A269BI8lqvw0Gx8BOOMoA=";

const text = (content: Uint8Array) => Buffer.from(content).toString("latin1");

function chunk(name: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content, Buffer.alloc(4)]);
}

/** A PNG of one colour, or one that only says that it is so large. */
function png(width: number, height: number, more: Buffer[] = []): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(1000));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      ...[chunk("IHDR", header), ...more, chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))],
    ]),
  );
}

async function kept(given: Uint8Array<ArrayBuffer>) {
  const found = await keptPicture(given);
  if ("mend" in found) throw new Error(found.mend);
  return found;
}

async function mendOf(given: Uint8Array<ArrayBuffer>, least?: number) {
  const found = await keptPicture(given, least);
  return "mend" in found ? found.mend : "";
}

describe("a picture that is kept", () => {
  it("says nothing of place, camera and words, and shows what it showed", async () => {
    const plain = await jpeg();
    const exif = `Exif\0\0II*\0\x08\0\0\0\x02\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\x25\x88\x04\0\x01\0\0\0\x00\0\0\0GPS`;
    const spoiled = withPart(
      withPart(withPart(plain, 0xe1, exif), 0xfe, "<script>alert(1)</script>"),
      0xed,
      "Photoshop 3.0",
    );
    const tail = Buffer.from("<html><script>alert(2)</script>ftypmp42 film");
    const { content, photo, width, height } = await kept(
      new Uint8Array(Buffer.concat([spoiled, tail])),
    );
    expect(text(content)).not.toMatch(/GPS|script|Photoshop|film|JFIF/);
    // As it is shown: the camera was turned by a quarter, and still says so.
    expect([width, height]).toEqual([630, 1200]);
    expect(imageSize(content)).toMatchObject({ type: "jpg", orientation: 6 });
    expect(photo).toMatch(/^[\da-f]{32}\.jpg$/);
    // The lines of the picture are those of the file.
    const lines = (of: Uint8Array) => text(of).slice(text(of).indexOf("\xff\xda"));
    expect(lines(content)).toBe(lines(plain));
    expect((await kept(content)).photo).toBe(photo);
  });

  it("is that of a PNG and of a WebP, too, and an AVIF that has nothing else", async () => {
    const words = chunk("tEXt", Buffer.from("Comment\0<script>CamaraX"));
    const film = chunk("acTL", Buffer.alloc(8));
    const given = png(1200, 800, [words, film]);
    const tail = Buffer.from("<html>");
    const { content } = await kept(new Uint8Array(Buffer.concat([given, tail])));
    expect(content).toEqual(png(1200, 800));

    expect(text(bytes(CAMERA_WEBP))).toContain("CamaraX");
    const webp = await kept(bytes(CAMERA_WEBP));
    expect(text(webp.content)).not.toMatch(/CamaraX|EXIF/);
    expect(Buffer.from(webp.content).readUInt32LE(4)).toBe(webp.content.length - 8);
    expect(imageSize(webp.content)).toMatchObject({ type: "webp", width: 1200, height: 800 });

    expect(await kept(bytes(AVIF))).toMatchObject({ width: 1200, height: 800 });
    expect(await mendOf(bytes(CAMERA_AVIF))).toContain("datos de la cámara");
  });

  it("is a picture by its content, not too large and not too small, however it says so", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><script/></svg>';
    for (const no of [svg, "GIF89a\x00\x08\x00\x08", "<html>", "", "\xff\xd8\xff"])
      expect(await mendOf(new Uint8Array(Buffer.from(no, "latin1")))).toContain("no es una foto");
    const large = MOST_PHOTO_SIDE + 1;
    // A browser would need gigabytes to show it.
    expect(await mendOf(png(100_000, 100_000))).toContain("mide 100000 × 100000 píxeles");
    expect(await mendOf(png(large, 10))).toContain(`caben ${MOST_PHOTO_SIDE}`);
    expect(await mendOf(png(511, 511))).toContain("al menos 512");
    expect(await mendOf(png(1199, 1199), LEAST_PHOTO_SIDE)).toContain("se vería borrosa");
    const heavy = new Uint8Array(Buffer.concat([png(1200, 800), Buffer.alloc(5_000_000)]));
    expect(await mendOf(heavy)).toMatch(/^pesa 5\.001 kB, y caben 300: .*guárdala con 1600/);
  });

  it("is whole: at no place may a file end, and no two pictures are in one", async () => {
    const whole = await jpeg();
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(await mendOf(whole.slice(0, whole.length * share))).toMatch(/dañada|no es una foto/);
    expect(await mendOf(png(1200, 800).slice(0, -4))).toContain("dañada");
    // The size of the first is read, and that of the second would be shown.
    const frame = text(whole).match(/\xff[\xc0\xc2]/)?.index ?? 0;
    const second = Buffer.from(whole.subarray(frame, frame + 19)).toString("latin1");
    const twice = new Uint8Array(
      Buffer.from(
        text(whole).replace("\xff\xda", () => `${second}\xff\xda`),
        "latin1",
      ),
    );
    expect(await mendOf(twice)).toContain("dañada");
  });
});

describe("pictures in the database", () => {
  const database = useDatabase("PGlite");
  const now = new Date("2026-11-20T15:00:00Z");
  const later = new Date("2026-11-21T15:00:01Z");

  it("may be any number by an order, whose documents name them", async () => {
    const { addPicture } = createContentCommands({ database, render: async () => {}, who: "x" });
    for (let count = 0; count <= MOST_WAITING; count++)
      expect(
        await addPicture(Buffer.from(png(1200, 800 + count)).toString("base64")),
      ).toHaveProperty("photo");
  });

  it("go after a day, unless a version names them, and the desk's are not too many", async () => {
    const stored = await storePicture(database, await jpeg(), now);
    const [one] = "photo" in stored ? [stored.photo] : [];
    const other = await storePicture(database, png(1200, 800), now);
    const named = "photo" in other ? other.photo : "";
    await database.query(
      `insert into maloca.content_versions (number, published_at, author, note, documents)
       values (1, $1, 'ana', '', $2)`,
      [now, JSON.stringify({ home: named })],
    );
    await storePicture(database, png(1200, 801), now);
    const desk = { most: 2 };
    expect(await storePicture(database, png(1300, 800), now, desk)).toMatchObject({
      mend: expect.stringContaining("2 fotos sin publicar"),
    });
    expect(await storePicture(database, png(1300, 800), later)).toMatchObject({ width: 1300 });
    const left = await storedPictures(database, [one ?? "", named]);
    expect(left.map(({ photo }) => photo)).toEqual([named]);
  });
});
