import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { Environment } from "../../environment";
import { DOCUMENT_PATH } from "../team-uploads";
import { listen } from "./listen";

/** How often the server looks for requests that take longer. */
const LOOK_MS = 1000;

/** So many times as long as another request may a colleague's photograph take, which is ten times as heavy. */
const PHOTO_TIMES = 10;

/**
 * The server's port, before which apps change places: while the database is awaited one answers that says so.
 * @param requestMs how long a request may take to arrive.
 */
export function createDoor(
  environment: Pick<Environment, "HOST" | "PORT">,
  variables: Record<string, string | undefined>,
  requestMs: number,
) {
  let current: Hono;
  let listening: ReturnType<typeof listen> | undefined;
  const server = createAdaptorServer({
    fetch: (request: Request, env: object) => current.fetch(request, env),
    serverOptions: {
      requestTimeout: PHOTO_TIMES * requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: LOOK_MS,
    },
  }) as Server;
  server.on("request", (request: IncomingMessage) => {
    if (request.url?.startsWith(DOCUMENT_PATH)) return;
    const late = setTimeout(() => request.complete || request.socket.destroy(), requestMs);
    request.once("close", () => clearTimeout(late));
  });
  return {
    /** Answers with this app from now on, and listens. Throws a StartError. */
    open(app: Hono) {
      current = app;
      listening ??= listen(server, environment, variables);
      return listening;
    },
    /** Closes it again where the start ends. */
    async close() {
      await (await listening?.catch(() => undefined))?.drain();
    },
  };
}
