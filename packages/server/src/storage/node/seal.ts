import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { StartError } from "../../start-error";

/**
 * Encrypts a file with a passphrase: scrypt makes the key, and AES-256-GCM seals parts of 64 KiB, each
 * with its number and whether it is the last. A part that was changed, moved, left out or cut off is
 * refused.
 */
const MAGIC = Buffer.from("maloca-sealed-1\n");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const PART_BYTES = 64 * 1024;

/** 32 MB of memory and 0.1 s: nobody tries many passphrases. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>;

const keyOf = (passphrase: string, salt: Buffer) =>
  promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)(passphrase, salt, 32, COST);

function nonceOf(part: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(part, 5, 6);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** Without a passphrase the bytes pass as they are. */
export async function* seal(bytes: Bytes, passphrase: string | undefined): AsyncGenerator<Buffer> {
  if (!passphrase) {
    yield* bytes;
    return;
  }
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([MAGIC, salt]);
  for await (const { part, number, last } of parts(bytes, PART_BYTES)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number, last));
    yield Buffer.concat([cipher.update(part), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * The bytes as they were before {@link seal}, which may have left them plain. Throws a StartError
 * without the passphrase, or with another.
 */
export async function* unseal(
  bytes: Bytes,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const head = MAGIC.length + SALT_BYTES;
  let start: Buffer | undefined = Buffer.alloc(0);
  let key: Buffer | undefined;
  async function* rest() {
    for await (const chunk of bytes) {
      if (!start) yield chunk;
      else {
        start = Buffer.concat([start, chunk]);
        if (start.length < head) continue;
        yield start;
        start = undefined;
      }
    }
    if (start) yield start;
  }
  const source = rest();
  const first = await source.next();
  const begin = first.value ?? Buffer.alloc(0);
  if (!begin.subarray(0, MAGIC.length).equals(MAGIC)) {
    yield begin;
    yield* source;
    return;
  }
  if (!passphrase) {
    throw new StartError("la copia está cifrada. Indica su contraseña en BACKUP_PASSPHRASE_FILE.");
  }
  key = await keyOf(passphrase, begin.subarray(MAGIC.length, head));
  async function* sealed() {
    yield begin.subarray(head);
    yield* source;
  }
  for await (const { part, number, last } of parts(sealed(), PART_BYTES + TAG_BYTES)) {
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number, last));
    try {
      decipher.setAuthTag(part.subarray(-TAG_BYTES));
      yield Buffer.concat([decipher.update(part.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch {
      if (number > 0) throw new Error("the file was changed or cut off");
      throw new StartError(
        "la contraseña no abre la copia, o la copia está dañada. Revisa BACKUP_PASSPHRASE_FILE.",
      );
    }
  }
}

/** The bytes in parts of one size; the last may be shorter, and there is always a last. */
async function* parts(bytes: Bytes, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    // A full part is kept back until there is more: it may be the last.
    if (length <= size) continue;
    let all = Buffer.concat(held);
    for (; all.length > size; all = all.subarray(size)) {
      yield { part: all.subarray(0, size), number: number++, last: false };
    }
    held = [all];
    length = all.length;
  }
  yield { part: Buffer.concat(held), number, last: true };
}
