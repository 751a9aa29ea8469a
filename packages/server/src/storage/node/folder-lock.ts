import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, StartError } from "../../start-error";
import type { OnProgress } from "../table-parts";
import { type IpcRequest, type IpcResponse, sendRequest } from "./ipc";
import {
  address,
  type FolderLock,
  type Holder,
  hello,
  LockSocket,
  names,
  pipe,
  SOCKETS,
  socketFolder,
  WINDOWS,
} from "./lock-socket";

/**
 * One owner a data folder. Node has no file lock, so the owner listens on a socket in the folder:
 * the system closes it with its process, however that ends, and a connection proves life.
 *
 * A socket gets its visible name only once it listens, and no name is used twice. So a name that
 * refuses connections is dead for good and may be removed; and of two processes that start
 * together, the one that shows its name later sees the other's. On Windows the system itself
 * gives a pipe's name to one process only.
 */

/** How often, and about how far apart, a folder is asked for while another start or command ends. */
const ATTEMPTS = 50;
const PAUSE_MS = 100;

/**
 * Takes the folder or throws a StartError naming the process that has it.
 * `brief` marks commands that end by themselves.
 */
export async function holdFolder(folder: string, { brief = false } = {}): Promise<FolderLock> {
  const sockets = await socketFolder(folder);
  let own: LockSocket | undefined;
  for (let attempt = 1; ; attempt++) {
    own ??= await LockSocket.open(folder, sockets, brief);
    const other = own ? await findHolder(sockets, own.name) : await pipeHolder(folder);
    if (own && !other) return own.take();
    if (other?.owner && (!other.brief || attempt >= ATTEMPTS)) {
      await own?.release();
      throw new StartError(
        `the data folder ${folder} is in use by process ${other.pid}. ` +
          "Stop that process, or set DATA_DIR to another folder.",
        `la carpeta de datos ${folder} la usa el proceso ${other.pid}. Detenlo, o pon otra carpeta en DATA_DIR.`,
      );
    }
    if (attempt >= ATTEMPTS) {
      await own?.release();
      throw new StartError(
        `the data folder ${folder} is being taken by others. Start once more.`,
        `otros procesos están tomando la carpeta de datos ${folder}. Repite la orden.`,
      );
    }
    // Of several that try at the same time, the first name stays and the others withdraw.
    if (own && other && other.name < own.name) {
      await own.release();
      own = undefined;
    }
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}

/**
 * Answers orders in a folder without taking it: the server's data is in PostgreSQL. Null where it cannot:
 * the server needs no folder.
 */
export async function answerIn(folder: string): Promise<FolderLock | null> {
  if (WINDOWS) return null;
  try {
    return (await LockSocket.open(folder, await socketFolder(folder), false, true))?.take() ?? null;
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

/** Sends a command to the process that answers in a folder; undefined when there is none. */
export async function askHolder(
  folder: string,
  command: IpcRequest,
  onProgress?: OnProgress,
): Promise<IpcResponse | undefined> {
  const sockets = join(folder, SOCKETS);
  if (!existsSync(sockets)) return undefined;
  const paths = WINDOWS ? [pipe(folder)] : (await names(sockets)).map((n) => address(sockets, n));
  for (const path of paths) {
    const answer = await sendRequest(path, command, { onProgress }).catch(() => undefined);
    if (answer) return answer;
  }
  return undefined;
}

/** Another process that owns the folder, or else the first that tries to. Removes dead sockets. */
async function findHolder(
  sockets: string,
  own: string,
): Promise<(Holder & { name: string }) | undefined> {
  let first: (Holder & { name: string }) | undefined;
  for (const name of (await names(sockets)).sort()) {
    if (name === own) continue;
    const path = address(sockets, name);
    const silent = { pid: Number.parseInt(name, 10), owner: true, brief: false };
    let holder: Holder;
    try {
      holder = (await hello(path)) ?? silent;
    } catch (error) {
      if (errorCode(error) === "ENOENT") continue;
      if (errorCode(error) === "ECONNREFUSED") {
        await rm(path, { force: true });
        continue;
      }
      holder = silent;
    }
    if (holder.owner) return { ...holder, name };
    if (holder.guest) continue;
    first ??= { ...holder, name };
  }
  return first;
}

async function pipeHolder(folder: string): Promise<(Holder & { name: string }) | undefined> {
  const holder = await hello(pipe(folder)).catch(() => undefined);
  return holder && { ...holder, name: "" };
}
