import { connect, createServer, type Socket } from "node:net";
import { portOf } from "./ports";

/** A TCP proxy to another port that can be cut, frozen and mended, as when a database server restarts. */
export interface TcpProxy {
  port: number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Keeps and takes connections, and carries nothing: the other side is there and never answers. */
  freeze(): void;
  /** Whoever connects anew gets through; the connections of before stay silent unless told. */
  thaw(options?: { old: boolean }): void;
  /** Resets every connection that is open now, in the middle of whatever it carries. */
  reset(): void;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;
  const join = (pair: [Socket, Socket]) => {
    const [near, far] = pair;
    near.pipe(far);
    far.pipe(near);
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
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of [...pairs].flat()) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
    freeze() {
      frozen = true;
      for (const socket of [...pairs].flat()) socket.unpipe().pause();
    },
    thaw({ old } = { old: true }) {
      frozen = false;
      if (old) for (const pair of pairs) join(pair);
    },
    reset() {
      for (const socket of [...pairs].flat()) socket.resetAndDestroy();
    },
  };
}
