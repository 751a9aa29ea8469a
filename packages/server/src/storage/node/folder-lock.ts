import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, realpathSync, renameSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, StartError } from "../../start-error";
import type { OnProgress } from "../table-parts";
import {
  answerRequests,
  type IpcHandler,
  type IpcRequest,
  type IpcResponse,
  sendRequest,
} from "./ipc";
import { makeFolder } from "./make-folder";

/**
 * One owner a data folder. Node has no file lock, so the owner listens on a socket in the folder:
 * the system closes it with its process, however that ends, and a connection proves life.
 *
 * A socket gets its visible name only once it listens, and no name is used twice. So a name that
 * refuses connections is dead for good and may be removed; and of two processes that start
 * together, the one that shows its name later sees the other's. On Windows the system itself
 * gives a pipe's name to one process only.
 */

const WINDOWS = process.platform === "win32";

/** How often, and about how far apart, a folder is asked for while another start or command ends. */
const ATTEMPTS = 50;
const PAUSE_MS = 100;

/** A busy or frozen process still accepts connections; its answer is awaited this long. */
const HELLO_MS = 1000;

/** The shortest limit among systems for a socket's path, in bytes (macOS). */
const PATH_BYTES = 103;

/** The folder of the sockets, below the data folder. */
const SOCKETS = "lock";

interface Holder {
  pid: number;
  /** It owns the folder; before that it is still checking whether it may. */
  owner: boolean;
  /** A command that ends by itself: worth waiting for. */
  brief: boolean;
  /** It answers orders and has its data in another place: the folder is free for others. */
  guest?: boolean;
}

export interface FolderLock {
  /** From now on commands that arrive on the socket are answered. */
  answer(handler: IpcHandler): void;
  release(): Promise<void>;
}

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

/** A process's socket in the folder, seen by all the others. */
class LockSocket {
  private handler: IpcHandler | undefined;
  private readonly connections = new Set<Socket>();
  private readonly server: Server;
  private answering = () => {};
  private readonly answers = new Promise<void>((resolve) => {
    this.answering = resolve;
  });

  private constructor(
    private readonly sockets: string,
    readonly name: string,
    private readonly state: Holder,
  ) {
    this.server = createServer((socket) => {
      this.connections.add(socket);
      socket.on("close", () => this.connections.delete(socket));
      answerRequests(socket, async (command, onProgress) => {
        if (command.op === "hello") return this.state;
        await this.answers;
        return this.handler?.(command, onProgress);
      });
    });
  }

  /** Undefined on Windows when another process has the pipe. */
  static async open(
    folder: string,
    sockets: string,
    brief: boolean,
    guest = false,
  ): Promise<LockSocket | undefined> {
    const stem = `${process.pid}-${randomBytes(4).toString("hex")}`;
    const state = { pid: process.pid, owner: false, brief, guest };
    const post = new LockSocket(sockets, `${stem}.sock`, state);
    const visible = address(sockets, post.name);
    const hidden = WINDOWS ? pipe(folder) : address(sockets, `${stem}.new`);
    try {
      await listen(post.server, hidden);
      if (WINDOWS) return post;
      chmodSync(hidden, 0o600);
      renameSync(hidden, visible);
      return post;
    } catch (error) {
      if (WINDOWS && errorCode(error) === "EADDRINUSE") return undefined;
      throw new StartError(
        `the data folder ${folder} cannot hold a socket (${errorCode(error)}). ` +
          "Set DATA_DIR to a folder on a local disk that may be written.",
        `en la carpeta de datos ${folder} no cabe un socket (${errorCode(error)}). Pon en DATA_DIR una de un disco local en la que se pueda escribir.`,
      );
    }
  }

  take(): FolderLock {
    this.state.owner = !this.state.guest;
    return {
      answer: (handler) => {
        this.handler = handler;
        this.answering();
      },
      release: () => this.release(),
    };
  }

  async release(): Promise<void> {
    await rm(address(this.sockets, this.name), { force: true });
    const closed = new Promise((resolve) => this.server.close(resolve));
    // Requests under way are answered; a client that stays connected does not keep the process alive.
    const late = setTimeout(() => {
      for (const socket of this.connections) socket.destroy();
    }, HELLO_MS);
    await closed;
    clearTimeout(late);
  }
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

/** Undefined when it accepted the connection and did not answer. Rejects when nobody listens. */
async function hello(path: string): Promise<Holder | undefined> {
  const answer = await sendRequest(path, { op: "hello" }, { milliseconds: HELLO_MS });
  if (!answer || !("result" in answer)) return undefined;
  const { pid, owner, brief, guest } = Object(answer.result);
  return { pid: Number(pid), owner: !!owner, brief: !!brief, guest: !!guest };
}

async function socketFolder(folder: string): Promise<string> {
  const sockets = join(folder, SOCKETS);
  try {
    await makeFolder(sockets);
  } catch (error) {
    throw new StartError(
      `the data folder ${folder} cannot be created (${errorCode(error)}). ` +
        "Set DATA_DIR to a folder that may be written.",
      `la carpeta de datos ${folder} no se puede crear (${errorCode(error)}). Pon en DATA_DIR una en la que se pueda escribir.`,
    );
  }
  return sockets;
}

async function names(sockets: string): Promise<string[]> {
  return (await readdir(sockets)).filter((name) => name.endsWith(".sock"));
}

/** A path short enough for a socket: relative or absolute. */
function address(sockets: string, name: string): string {
  const full = join(sockets, name);
  const near = relative("", full);
  const path = near.length < full.length ? near : full;
  if (WINDOWS || Buffer.byteLength(path) <= PATH_BYTES) return path;
  throw new StartError(
    `the data folder's path is too long for a socket (${sockets}). ` +
      "Set DATA_DIR to a folder with a shorter path.",
    `la ruta de la carpeta de datos es demasiado larga para un socket (${sockets}). Pon en DATA_DIR una más corta.`,
  );
}

function pipe(folder: string): string {
  const id = createHash("sha256").update(realpathSync(folder).toLowerCase()).digest("hex");
  return `\\\\.\\pipe\\maloca-${id.slice(0, 32)}`;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
