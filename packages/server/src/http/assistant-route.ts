import { ASSISTANTS, settings } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { LOOPBACK } from "./own-page";
import type { RouteTools } from "./responses";

interface AssistantRoute extends Pick<RouteTools, "secondsToWait" | "logCall"> {
  /** Answers a call of the protocol; without it assistants are turned off. */
  answer: ((request: Request) => Promise<Response>) | undefined;
  /** Origins that the operator has named. */
  allowedOrigins: readonly string[];
}

/** A JSON-RPC error outside of any call, as the protocol wants it. */
const refuseCall = (c: Context, status: 403 | 429, message: string) =>
  c.json({ jsonrpc: "2.0", id: null, error: { code: -32000, message } }, status);

/**
 * Assistants call it from a program, and then no `Origin` is sent. A page in a browser sends one, and is refused
 * unless it is the site's, a named partner's or of this machine: a foreign page could reach a server on the
 * visitor's own machine by a name that it points there (DNS rebinding), so the `Host` is no proof.
 */
export function addAssistantRoute(app: Hono, options: AssistantRoute): void {
  const { answer, allowedOrigins, secondsToWait, logCall } = options;
  if (!answer) return;

  const isAllowed = (origin: string) =>
    URL.canParse(origin) &&
    (LOOPBACK.includes(new URL(origin).hostname) ||
      [new URL(settings.siteUrl).origin, ...allowedOrigins].includes(origin));

  app.all(ASSISTANTS, logCall(ASSISTANTS), async (c) => {
    const origin = c.req.header("origin");
    if (origin !== undefined && !isAllowed(origin)) return refuseCall(c, 403, "Origin not allowed");
    const seconds = await secondsToWait(c);
    if (seconds) {
      c.header("Retry-After", String(seconds));
      return refuseCall(c, 429, `Too many calls from this address. Try again in ${seconds} s`);
    }
    const response = await answer(c.req.raw);
    response.headers.set("Cache-Control", "no-store");
    return response;
  });
}
