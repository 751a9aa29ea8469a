import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./ports";

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

/**
 * A TCP proxy to another port. It can be cut, frozen and restored, as when a database server restarts. With
 * `limit` each connection is reset after so many bytes, in both directions together.
 */
export async function startTcpProxy(target: number, limit?: () => number) {
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
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const port = portOf(server);
  return {
    port,
    /** Ends every connection and refuses new ones. */
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of [...pairs].flat()) socket.destroy();
      await closed;
    },
    restore: () => listen(port),
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
