import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, StartError } from "../../errors";
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
 * Each data folder has one owner. Node has no file lock, so the owner listens on a socket in the folder: the
 * system closes it when the process ends, and a connection proves that the process runs.
 *
 * A socket gets its visible name only when it listens, and no name is used twice. So a socket that refuses
 * connections can be removed; and of two processes that start together, the one that shows its name later sees
 * the other's. On Windows the system gives a pipe's name to one process only.
 */

/** How often, and with what pause, a process tries to take a folder while another start or command ends. */
const ATTEMPTS = 50;
const PAUSE_MS = 100;

/**
 * Takes the folder, or throws a StartError with the process that has it. `brief`: a command that ends by itself.
 */
export async function holdFolder(folder: string, { brief = false } = {}): Promise<FolderLock> {
  const sockets = await socketFolder(folder);
  let socket: LockSocket | undefined;
  for (let attempt = 1; ; attempt++) {
    socket ??= await LockSocket.open(folder, sockets, brief);
    const other = socket ? await findHolder(sockets, socket.name) : await pipeHolder(folder);
    if (socket && !other) return socket.take();
    if (other?.owner && (!other.brief || attempt >= ATTEMPTS)) {
      await socket?.release();
      throw new StartError(
        `the data folder ${folder} is in use by process ${other.pid}. ` +
          "Stop that process, or set DATA_DIR to another folder.",
        `la carpeta de datos ${folder} la usa el proceso ${other.pid}. Detenlo, o pon otra carpeta en DATA_DIR.`,
      );
    }
    if (attempt >= ATTEMPTS) {
      await socket?.release();
      throw new StartError(
        `the data folder ${folder} is being taken by others. Start once more.`,
        `otros procesos están tomando la carpeta de datos ${folder}. Repite la orden.`,
      );
    }
    // If several try at the same time, the one with the first name stays and the others withdraw.
    if (socket && other && other.name < socket.name) {
      await socket.release();
      socket = undefined;
    }
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}

/**
 * Answers commands in a folder without taking it, because the data is in PostgreSQL. Null if that fails: the
 * server does not need the folder.
 */
export async function answerCommandsIn(folder: string): Promise<FolderLock | null> {
  if (WINDOWS) return null;
  try {
    return (await LockSocket.open(folder, await socketFolder(folder), false, true))?.take() ?? null;
  } catch (error) {
    if (error instanceof StartError) return null;
    throw error;
  }
}

/** Sends a command to the process that answers in a folder; undefined if there is none. */
export async function askHolder(
  folder: string,
  command: IpcRequest,
): Promise<IpcResponse | undefined> {
  const sockets = join(folder, SOCKETS);
  if (!existsSync(sockets)) return undefined;
  const paths = WINDOWS ? [pipe(folder)] : (await names(sockets)).map((n) => address(sockets, n));
  for (const path of paths) {
    const answer = await sendRequest(path, command).catch(() => undefined);
    if (answer) return answer;
  }
  return undefined;
}

/** The process that owns the folder, or else the first that tries to. Removes the sockets of ended processes. */
async function findHolder(
  sockets: string,
  ownName: string,
): Promise<(Holder & { name: string }) | undefined> {
  let first: (Holder & { name: string }) | undefined;
  for (const name of (await names(sockets)).sort()) {
    if (name === ownName) continue;
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
