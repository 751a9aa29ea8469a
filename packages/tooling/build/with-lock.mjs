import { mkdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

const RETRY_MS = 200;

/**
 * Runs `work` while it holds a lock, for which it waits.
 * The lock is a socket, which the system closes however its process ends.
 * @template Result
 * @param {string} lock the path of the socket.
 * @param {() => Promise<Result>} work
 * @param {() => void} [onWait] called once if another process has the lock.
 * @returns {Promise<Result>}
 */
export async function withLock(lock, work, onWait) {
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

/**
 * @param {string} address
 * @returns {Promise<import("node:net").Server | undefined>} undefined if another process listens there.
 */
const listen = (address) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", (error) =>
      /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE"
        ? resolve(undefined)
        : reject(error),
    );
    server.listen(address, () => resolve(server));
  });

/**
 * Whether a process listens: the socket of a process that has ended refuses connections.
 * @param {string} address
 */
const isAlive = (address) =>
  new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error) =>
      resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== "ECONNREFUSED"),
    );
  });
