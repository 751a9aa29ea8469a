import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The port that a server listens on. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server listens on no port");
  return address.port;
}

/** Lets a server listen on this machine, at any free port unless one is given. */
export const listenOn = (
  server: { listen(port: number, host: string, done: () => void): unknown },
  port = 0,
) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await listenOn(server);
  const port = portOf(server);
  return new Promise((resolve) => server.close(() => resolve(port)));
}

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/**
 * A TCP proxy to the port of another address. It can be cut, frozen and restored, as when a database server
 * restarts. With `limit` each connection is reset after so many bytes, in both directions together.
 */
export async function startTcpProxy(to: string, limit?: () => number) {
  const url = new URL(to);
  const target = Number(url.port);
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;
  let resets = 0;
  const join = (pair: [Socket, Socket]) => {
    const [near, far] = pair;
    near.pipe(far);
    far.pipe(near);
    if (!limit) return;
    let left = limit();
    for (const socket of pair) {
      socket.on("data", ({ length }) => {
        left -= length;
        if (left > 0 || near.destroyed) return;
        resets++;
        for (const end of pair) end.resetAndDestroy();
      });
    }
  };
  const server = createServer((near) => {
    const pair: [Socket, Socket] = [near, connect(target, "127.0.0.1")];
    pairs.add(pair);
    for (const [one, other] of [pair, [...pair].reverse() as [Socket, Socket]]) {
      one.on("error", () => {});
      one.on("close", () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (!frozen) join(pair);
  });
  await listenOn(server);
  const port = portOf(server);
  url.port = String(port);
  return {
    /** The address, with the proxy's port. */
    url: url.href,
    /** Ends every connection and refuses new ones. */
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of [...pairs].flat()) socket.destroy();
      await closed;
    },
    restore: () => listenOn(server, port),
    /** Keeps and accepts connections but forwards nothing: the other side never answers. */
    freeze() {
      frozen = true;
      for (const socket of [...pairs].flat()) socket.unpipe().pause();
    },
    /** Forwards new connections again, and old ones unless `old` is false. */
    thaw({ old } = { old: true }) {
      frozen = false;
      if (old) for (const pair of pairs) join(pair);
    },
    /** How many connections it has reset. */
    resets: () => resets,
  };
}
