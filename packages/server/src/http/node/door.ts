import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import type { Environment } from "../../environment";
import { listen } from "./listen";

/** How often the server looks for requests that take longer. */
const LOOK_MS = 1000;

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
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: LOOK_MS,
    },
  }) as Server;
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
