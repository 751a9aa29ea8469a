import { once } from "node:events";
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "../app";
import type { Log } from "../log";
import { createOperations } from "../operations";
import { createOutbox } from "../outbox";
import { createCallCounter } from "../rate-limit";
import { createStore } from "../store";
import { clientAddressBehind } from "./client-address";
import { runCommand } from "./commands";
import { readEnvironment } from "./environment";
import type { Layout } from "./layout";
import { createSmtp } from "./smtp";
import { errorCode, StartError } from "./start-error";
import { addStatic } from "./static";
import { openStorage } from "./storage";

/** 32 KiB arrive in less, even from the coast; a byte a second holds a connection no longer. */
const REQUEST_MS = 15_000;

/** How often the server looks for such requests. */
const LOOK_MS = 1000;

/** At the end, requests under way get this long. */
const DRAIN_MS = 10_000;
const IDLE_MS = 50;

const HOUR = 60 * 60_000;

export interface StartOptions {
  log?: Log;
  clock?: () => Date;
  /** How long a request may take to arrive. */
  requestMs?: number;
}

export interface Running {
  url: string;
  /** Takes no new requests, ends those under way, closes the database and leaves the folder. */
  close(): Promise<void>;
}

/**
 * Starts the server that an environment describes. Throws a StartError, whose message is one line,
 * when a variable is wrong, the port is taken, or the database cannot be had.
 */
export async function start(
  variables: Record<string, string | undefined>,
  layout: Layout,
  options: StartOptions = {},
): Promise<Running> {
  const { log = () => {}, clock = () => new Date(), requestMs = REQUEST_MS } = options;
  const environment = readEnvironment(variables);
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = environment;
  const storage = await openStorage(environment, layout.migrations);
  const { database, lock } = storage;
  const store = createStore(database, clock);
  const outbox =
    SMTP_URL && MAIL_TO && MAIL_FROM
      ? createOutbox({ database, send: createSmtp(SMTP_URL, MAIL_TO, MAIL_FROM), clock, log })
      : null;

  const app = createApp({
    store,
    anonKey: environment.ANON_KEY,
    rateLimit: environment.RATE_LIMIT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    clientAddress: clientAddressBehind(environment.TRUST_PROXY),
    // The embedded database has one process, which counts for itself.
    ...(environment.DATABASE_URL && { countCalls: createCallCounter(database) }),
    onLead: () => outbox?.wake(),
    log,
    clock,
  });
  addStatic(app, layout);

  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: {
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: LOOK_MS,
    },
  }) as Server;
  try {
    server.listen(environment.PORT, environment.HOST);
    await once(server, "listening");
  } catch (error) {
    await storage.close();
    throw new StartError(portReason(error, environment.HOST, environment.PORT));
  }

  lock?.answer((command) =>
    runCommand(createOperations(database, clock), command, {
      mailConfigured: outbox !== null,
      wake: () => outbox?.wake(),
    }),
  );
  outbox?.start();
  if (!outbox) log("mails wait in the outbox: SMTP_URL is not set");
  if (!existsSync(layout.site))
    log("only the API answers: there is no site", { folder: layout.site });
  const forget = () =>
    store.forgetKeys().catch((error: Error) => log("old keys were kept", { code: error.message }));
  await forget();
  const hourly = setInterval(forget, HOUR);

  return {
    url: urlOf(environment.HOST, server.address() as AddressInfo),
    async close() {
      clearInterval(hourly);
      const closed = once(server, "close");
      server.close();
      // A kept-alive connection becomes idle when its answer is out.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      const late = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
      await outbox?.stop();
      await storage.close();
    },
  };
}

function portReason(error: unknown, host: string, port: number): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return `port ${port} of ${host} is taken by another program. Stop it, or set PORT to another number.`;
  }
  if (code === "EACCES") return `port ${port} may not be used. Set PORT to a number above 1023.`;
  return `${host}:${port} cannot be listened on (${code}). Check HOST and PORT.`;
}

function urlOf(host: string, { port }: AddressInfo): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
