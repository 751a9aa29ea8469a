import { mkdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

const RETRY_MS = 200;

/**
 * Runs `work` while it holds a lock, for which it waits.
 * The lock is a socket, which the system closes however its process ends.
 * @param lock the path of the socket.
 * @param onWait called once if another process has the lock.
 */
export async function withLock<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait?: () => void,
): Promise<Result> {
  const address = process.platform === "win32" ? join("\\\\.\\pipe", resolve(lock)) : lock;
  await mkdir(dirname(lock), { recursive: true });
  let held = await listen(address);
  if (!held) onWait?.();
  while (!held) {
    if (await isAlive(address)) await setTimeout(RETRY_MS);
    else await rm(address, { force: true });
    held = await listen(address);
  }
  try {
    return await work();
  } finally {
    held.close();
  }
}

/** @returns undefined if another process listens there. */
const listen = (address: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", (error) =>
      (error as NodeJS.ErrnoException).code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });

/** Whether a process listens: the socket of a process that has ended refuses connections. */
const isAlive = (address: string) =>
  new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error) =>
      resolve((error as NodeJS.ErrnoException).code !== "ECONNREFUSED"),
    );
  });
