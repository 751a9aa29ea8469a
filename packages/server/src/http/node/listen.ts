import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { MINUTE_MS } from "../../durations";
import type { Environment } from "../../environment";
import { errorCode, StartError } from "../../errors";

/** The file descriptor of the first socket that a service manager passes (sd_listen_fds). */
const FIRST_SOCKET = 3;

/** At shutdown, requests under way get this long. */
const DRAIN_MS = 10_000;
const IDLE_MS = 50;

/** A connection is closed when the caller has read nothing for so long. */
const SILENT_MS = MINUTE_MS;

/** The limit for a whole answer: enough for the largest picture over the slowest connection. */
const ANSWER_MS = 15 * MINUTE_MS;

/**
 * Requests of one connection that may wait for their answers. Browsers and proxies send one at a time;
 * hundreds, whose answers nobody reads, would fill the memory.
 */
const MOST_AT_ONCE = 4;

export interface ListenLimits {
  silentMs?: number;
  answerMs?: number;
}

type Address = Pick<Environment, "HOST" | "PORT">;
type Variables = Record<string, string | undefined>;

/** Whether a service manager passes the socket. */
const isHandedOver = ({ LISTEN_FDS, LISTEN_PID }: Variables) =>
  Number(LISTEN_FDS) > 0 && Number(LISTEN_PID) === process.pid;

/** Throws the StartError that {@link listen} would throw, before a database is opened or upgraded. */
export async function checkPort({ HOST, PORT }: Address, variables: Variables): Promise<void> {
  if (isHandedOver(variables)) return;
  const probe = createServer();
  await once(probe.listen({ host: HOST, port: PORT }), "listening").catch((error) => {
    throw new StartError(portReason(error, HOST, PORT));
  });
  probe.close();
  await once(probe, "close");
}

/**
 * Listens on the environment's address, or on the socket that a service manager keeps open, so that calls
 * wait during a restart instead of being refused. Throws a StartError.
 */
export async function listen(
  server: Server,
  { HOST, PORT }: Address,
  variables: Variables,
  { silentMs = SILENT_MS, answerMs = ANSWER_MS }: ListenLimits = {},
) {
  const handedOver = isHandedOver(variables);
  const place = handedOver ? { fd: FIRST_SOCKET } : { host: HOST, port: PORT };
  await once(server.listen(place), "listening").catch((error) => {
    throw new StartError(
      handedOver
        ? `the socket that was handed over cannot be listened on (${errorCode(error)}). Check the socket unit.`
        : portReason(error, HOST, PORT),
    );
  });
  server.setTimeout(silentMs);
  server.on("timeout", closeIfSilent);
  const underWay = new Set<ServerResponse>();
  let draining = false;
  // Closes a kept-alive connection after this answer: its next request would fail.
  const last = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  const pending = new WeakMap<Socket, number>();
  const handlers = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) => {
    const { socket } = request;
    const atOnce = (pending.get(socket) ?? 0) + 1;
    if (socket.destroyed || atOnce > MOST_AT_ONCE) return void socket.destroy();
    pending.set(socket, atOnce);
    response.on("close", () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if (draining) last(response);
    else {
      underWay.add(response);
      const late = setTimeout(() => response.destroy(), answerMs);
      response.on("close", () => {
        clearTimeout(late);
        underWay.delete(response);
      });
    }
    for (const handle of handlers) handle.call(server, request, response);
  });
  const { address, port } = server.address() as AddressInfo;
  return {
    url: urlOf(handedOver ? address : HOST, port),
    /** Accepts no new connection, finishes requests under way, and closes kept-alive connections. */
    async drain() {
      draining = true;
      for (const response of underWay) last(response);
      const closed = once(server, "close");
      server.close();
      // A kept-alive connection becomes idle when its answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

/**
 * Reads what has arrived before it closes a silent connection: a process that was busy with the embedded
 * database sees the timeout before a request that came in time.
 */
function closeIfSilent(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) socket.destroy();
  });
}

function portReason(error: unknown, host: string, port: number): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return `port ${port} of ${host} is taken by another program. Stop it, or set PORT to another number.`;
  }
  if (code === "EACCES") return `port ${port} may not be used. Set PORT to a number above 1023.`;
  return `${host}:${port} cannot be listened on (${code}). Check HOST and PORT.`;
}

/** An address as it stands in a URL. */
const hostIn = (address: string) => (address.includes(":") ? `[${address}]` : address);

/** The names under which an operator says that the server is reached. */
export const namedHosts = ({ HOST, SITE_HOSTS = [] }: Pick<Environment, "HOST" | "SITE_HOSTS">) => [
  hostIn(HOST),
  ...SITE_HOSTS,
];

const urlOf = (host: string, port: number) => `http://${hostIn(host)}:${port}`;
