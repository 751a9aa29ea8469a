import { open } from "node:fs/promises";
import { StartError } from "../../start-error";

/** Loaded where it is used: most orders and starts read no encrypted file, and it takes 60 ms. */
const age = () => import("age-encryption");

/** How a file of https://age-encryption.org begins, which the program `age` opens, too. */
const MAGIC = Buffer.from("age-encryption.org/v1\n");

/** 32 MB of memory for the passphrase's key, and some 0.3 s. The library's own 256 MB are half of a small machine. */
const WORK_FACTOR = 15;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Encrypts with a passphrase; without one the bytes pass as they are. */
export async function* seal(
  bytes: Bytes,
  passphrase: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (!passphrase) {
    yield* bytes;
    return;
  }
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  yield* bytesOf(await encrypter.encrypt(streamOf(bytes)));
}

/**
 * The bytes as they were before {@link seal}, which may have left them plain. Throws a StartError
 * without the passphrase, or with another.
 */
export async function* unseal(
  bytes: Bytes,
  passphrase: string | undefined,
): AsyncGenerator<Uint8Array> {
  const source = iterate(bytes);
  let begin = Buffer.alloc(0);
  while (begin.length < MAGIC.length) {
    const { value, done } = await source.next();
    if (done) break;
    begin = Buffer.concat([begin, value]);
  }
  async function* whole() {
    yield begin;
    yield* source;
  }
  if (!isMagic(begin)) {
    yield* whole();
    return;
  }
  if (!passphrase) {
    throw new StartError("la copia está cifrada. Indica su contraseña en BACKUP_PASSPHRASE_FILE.");
  }
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const opened = await decrypter.decrypt(streamOf(whole())).catch(() => {
    throw new StartError(
      "la contraseña no abre la copia, o la copia está dañada. Revisa BACKUP_PASSPHRASE_FILE.",
    );
  });
  yield* bytesOf(opened);
}

async function* iterate(bytes: Bytes): AsyncGenerator<Uint8Array, void, void> {
  yield* bytes;
}

function streamOf(bytes: Bytes): ReadableStream<Uint8Array> {
  const source = iterate(bytes);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await source.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => source.return().then(() => {}),
  });
}

async function* bytesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Who reads no further needs no more of the source.
    await reader.cancel().catch(() => {});
  }
}

/** Whether a file is encrypted. */
export async function isSealed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(MAGIC.length));
    return isMagic(buffer);
  } finally {
    await file.close();
  }
}

const isMagic = (begin: Uint8Array) => MAGIC.equals(begin.subarray(0, MAGIC.length));
