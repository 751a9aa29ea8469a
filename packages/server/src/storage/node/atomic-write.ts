import { randomBytes } from "node:crypto";
import { open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MINUTE_MS } from "../../durations";
import { StartError } from "../../start-error";

/** The content of a file in parts. */
export type Content = AsyncIterable<string | Uint8Array>;

/**
 * Writes a file that only its owner can read. It gets its name when it is complete and synced; an earlier file
 * stays until then. Rejects with a StartError if the file cannot be created, and with the system's error if
 * writing fails.
 */
export async function writeAtomically(path: string, content: Content): Promise<void> {
  // A rename onto /dev/stdout, which root may do, would replace it for every other program.
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) refuse(path)();
  await removeLeftovers(dirname(path));
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}.new`;
  const file = await open(draft, "wx", 0o600).catch(refuse(path));
  try {
    // Unlike `file.write`, which on a full disk may write a part and report success.
    await writeFile(file, content);
    await file.sync();
    await file.close();
    await rename(draft, path).catch(refuse(path));
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

const refuse = (path: string) => () => {
  throw new StartError(`no se puede escribir ${path}. Indica otro archivo.`);
};

const DRAFT = /\.(\d+)-[0-9a-f]{8}\.new$/;

/** A file that is being written, perhaps by another machine, changes at least so often. */
const WRITTEN_MS = MINUTE_MS;

/** Removes unfinished files of killed processes, because they contain personal data. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, writer] = name.match(DRAFT) ?? [];
    if (!writer || isAlive(Number(writer))) continue;
    const path = join(folder, name);
    const written = (await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - written > WRITTEN_MS) await rm(path, { force: true }).catch(() => {});
  }
}

/** Whether a process runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is alive, too.
    return Object(error).code !== "ESRCH";
  }
}
