import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { seal, unseal } from "../src/storage/node/seal";

const all = async (bytes: AsyncIterable<Uint8Array>) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** In chunks of a size that no part has. */
const chunks = (bytes: Buffer, size = 10_007) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );

const PART = 64 * 1024;
const sealed = (bytes: Buffer) => all(seal(chunks(bytes), "clave"));
const opened = (bytes: Buffer, passphrase?: string) => all(unseal(chunks(bytes), passphrase));

describe("encryption of a backup", () => {
  it.each([0, PART, 200_000])(
    "gives back %s bytes, and they cannot be read in the file",
    async (size) => {
      const bytes = randomBytes(size);
      const file = await sealed(bytes);
      expect(await opened(file, "clave")).toEqual(bytes);
      if (size > 100) expect(file.includes(bytes.subarray(0, 50))).toBe(false);
    },
  );

  it("lets a plain file pass", async () => {
    const bytes = randomBytes(70_000);
    expect(await all(seal(chunks(bytes), undefined))).toEqual(bytes);
    expect(await opened(bytes, "clave")).toEqual(bytes);
    expect(await opened(Buffer.from("abc"))).toEqual(Buffer.from("abc"));
  });

  it("is never the same twice", async () => {
    const bytes = Buffer.from("igual");
    const [one, other] = await Promise.all([sealed(bytes), sealed(bytes)]);
    expect(one).not.toEqual(other);
  });

  it("refuses a file that was changed, cut off, lengthened or put in another order", async () => {
    const file = await sealed(randomBytes(3 * PART));
    const part = PART + 16;
    // A header of lines, a nonce, and three whole parts.
    const head = file.length - 3 * part;
    const flipped = Buffer.from(file);
    flipped[head + part + 5] = (flipped[head + part + 5] ?? 0) ^ 1;
    const wrong = [
      flipped,
      file.subarray(0, head + 2 * part),
      Buffer.concat([file, Buffer.from("x")]),
      Buffer.concat([
        ...[file.subarray(0, head), file.subarray(head + part, head + 2 * part)],
        ...[file.subarray(head, head + part), file.subarray(head + 2 * part)],
      ]),
    ];
    for (const bytes of wrong) await expect(opened(bytes, "clave")).rejects.toThrow();
    await expect(opened(file)).rejects.toThrow("está cifrada");
    await expect(opened(file, "otra")).rejects.toThrow("no abre la copia");
  });
});
