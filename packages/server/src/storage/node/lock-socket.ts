import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, realpathSync, renameSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { join, relative } from "node:path";
import { errorCode, StartError } from "../../errors";
import { makeFolder } from "./files";
import { answerRequests, type IpcHandler, sendRequest } from "./ipc";

export const WINDOWS = process.platform === "win32";

/** How long to wait for an answer: a busy or frozen process still accepts connections. */
const HELLO_MS = 1000;

/** The shortest limit among systems for a socket's path, in bytes (macOS). */
const PATH_BYTES = 103;

/** The folder of the sockets, below the data folder. */
export const SOCKETS = "lock";

export interface Holder {
  pid: number;
  /** Whether it owns the folder. False while it still checks whether it may. */
  owner: boolean;
  /** A command that ends by itself: others wait for it. */
  brief: boolean;
  /** It only answers commands, because its data is in PostgreSQL: others may take the folder. */
  guest?: boolean;
}

export interface FolderLock {
  /** Sets the handler of commands. Those that came before it wait for it. */
  answer(handler: IpcHandler): void;
  release(): Promise<void>;
}

/** The socket of a process in the folder, which other processes can see. */
export class LockSocket {
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
      answerRequests(socket, async (command) => {
        if (command.op === "hello") return this.state;
        await this.answers;
        return this.handler?.(command);
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
    const socket = new LockSocket(sockets, `${stem}.sock`, state);
    const visible = address(sockets, socket.name);
    const hidden = WINDOWS ? pipe(folder) : address(sockets, `${stem}.new`);
    try {
      await once(socket.server.listen(hidden), "listening");
      if (WINDOWS) return socket;
      chmodSync(hidden, 0o600);
      renameSync(hidden, visible);
      return socket;
    } catch (error) {
      if (WINDOWS && errorCode(error) === "EADDRINUSE") return undefined;
      throw folderError(folder, error);
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

/** The process at a socket; undefined if it did not answer. Rejects if nobody listens. */
export async function hello(path: string): Promise<Holder | undefined> {
  const answer = await sendRequest(path, { op: "hello" }, HELLO_MS);
  if (!answer || !("result" in answer)) return undefined;
  const { pid, owner, brief, guest } = Object(answer.result);
  return { pid: Number(pid), owner: !!owner, brief: !!brief, guest: !!guest };
}

/** What is wrong with a data folder, and the same in Spanish; by the system's code. */
const FOLDER: Readonly<Record<string, readonly [wrong: string, mal: string]>> = {
  EACCES: ["may not be written by this user", "no la puede escribir este usuario"],
  EPERM: ["may not be written by this user", "no la puede escribir este usuario"],
  EROFS: ["is on a disk that is read-only", "está en un disco de solo lectura"],
  ENOSPC: ["is on a disk that is full", "está en un disco lleno"],
  EDQUOT: ["is on a disk that is full for this user", "está en un disco lleno para este usuario"],
  ENOTDIR: ["is a file, or below one", "es un archivo, o está debajo de uno"],
  EEXIST: ["is a file, or below one", "es un archivo, o está debajo de uno"],
  ENOENT: ["is where no folder can be made", "está donde no se puede crear ninguna"],
};

function folderError(folder: string, error: unknown): StartError {
  const code = errorCode(error);
  const [wrong, mal] = FOLDER[code] ?? ["cannot hold a socket", "no sirve para un socket"];
  return new StartError(
    `the data folder ${folder} ${wrong} (${code}). Set DATA_DIR to a folder of the server's user on a local disk with space.`,
    `la carpeta de datos ${folder} ${mal} (${code}). Pon en DATA_DIR una del usuario del servidor, en un disco local con espacio.`,
  );
}

export async function socketFolder(folder: string): Promise<string> {
  const sockets = join(folder, SOCKETS);
  try {
    await makeFolder(sockets);
  } catch (error) {
    throw folderError(folder, error);
  }
  return sockets;
}

export async function names(sockets: string): Promise<string[]> {
  return (await readdir(sockets)).filter((name) => name.endsWith(".sock"));
}

/** The path of a socket, relative if that is shorter. */
export function address(sockets: string, name: string): string {
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

export function pipe(folder: string): string {
  const id = createHash("sha256").update(realpathSync(folder).toLowerCase()).digest("hex");
  return `\\\\.\\pipe\\maloca-${id.slice(0, 32)}`;
}
