import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { MINUTE_MS } from "../../durations";
import { errorCode, StartError } from "../../errors";

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
    // Whatever the umask takes away.
    await file.chmod(0o600);
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

/** What this process makes now, by its path. */
const making = new Map<string, Promise<void>>();

/**
 * Makes a folder, which gets its name when it is complete. One that is there stays as it is, also if another process
 * was faster; one that this process makes already is awaited. The name of the unfinished one begins with a dot, so that
 * nobody serves it.
 */
export function makeWhole(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const under = making.get(path);
  if (under) return under;
  const made = make(path, fill).finally(() => making.delete(path));
  making.set(path, made);
  return made;
}

async function make(path: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const home = dirname(path);
  await mkdir(home, { recursive: true });
  await removeDrafts(home);
  if (existsSync(path)) return;
  const draft = join(home, `.${basename(path)}.${process.pid}`);
  // Of an earlier process with this one's number.
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  try {
    await fill(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Removes unfinished folders of processes that no longer run, also of one that had this one's number. */
async function removeDrafts(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const [, made = "", writer] = /^\.(.+)\.(\d+)$/.exec(name) ?? [];
    if (!writer) continue;
    const pid = Number(writer);
    if (pid === process.pid ? making.has(join(home, made)) : isAlive(pid)) continue;
    await rm(join(home, name), { recursive: true, force: true });
  }
}

/** The beginning of the SHA-256 of a content, in hexadecimal: enough for a name. */
export const shortHash = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

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

/**
 * Creates a folder that only its owner can read, and its parents. Node's `recursive` never ends below `/proc`,
 * where creating a folder in an existing one fails with ENOENT.
 */
export async function makeFolder(path: string): Promise<void> {
  if (await isMade(path)) return;
  await makeFolder(dirname(path));
  if (!(await isMade(path))) await mkdir(path, { mode: 0o700 });
}

/** Whether the folder exists or was created; false if its parent is missing. */
async function isMade(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    return true;
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return true;
    if (code === "ENOENT" && dirname(path) !== path) return false;
    throw error;
  }
}
