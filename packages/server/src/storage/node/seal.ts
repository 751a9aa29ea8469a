import { open } from "node:fs/promises";
import { StartError } from "../../errors";

/** Loaded on demand: it takes 60 ms, and most commands and starts read no encrypted file. */
const age = () => import("age-encryption");

/** The beginning of a file in the format of https://age-encryption.org, which the program `age` opens too. */
const MAGIC = Buffer.from("age-encryption.org/v1\n");

/** Deriving the key takes 32 MB of memory and some 0.3 s. With the library's default it would take 256 MB. */
const WORK_FACTOR = 15;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Encrypts with a passphrase. Without one it passes the bytes on. */
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
  yield* await encrypter.encrypt(streamOf(bytes));
}

/**
 * Decrypts; passes plain bytes on. Throws a StartError if the passphrase is missing or wrong.
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
  yield* opened;
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
