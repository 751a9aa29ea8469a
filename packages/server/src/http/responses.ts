import type { ApiError } from "@maloca/catalog";
import type { Context, MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Database } from "../storage/database";

/** What routes share. */
export interface RouteTools {
  database: Database;
  clock(): Date;
  /** Logs each call with its outcome. The route has no parameters in it. */
  logCall(route: string): MiddlewareHandler;
  /** Seconds until the caller may send again; 0 for now. */
  secondsToWait(c: Context): Promise<number>;
  /** Called after a lead was stored or changed. */
  onLead(): void;
}

/** `Retry-After` while the database does not answer. */
export const RETRY_SECONDS = 5;

/** An error as JSON with all four keys: the hosted project's client takes an empty 404 for success. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
  more: Partial<Pick<ApiError, "details" | "hint">> = {},
): Response {
  const error: ApiError = { code, message, details: more.details ?? null, hint: more.hint ?? null };
  return c.json(error, status, { "Cache-Control": "no-store" });
}

export const notFound = (c: Context) =>
  refuse(c, 404, "not_found", "Nothing answers at this path and method", {
    hint: "See the HTTP table of the documentation for the calls there are",
  });

/** A failure of the server, whose cause is in the log. `unavailable`: the same call may succeed later. */
export function refuseFailure(c: Context, unavailable: boolean): Response {
  if (unavailable) {
    c.header("Retry-After", String(RETRY_SECONDS));
    return refuse(c, 503, "unavailable", "The request could not be stored just now", {
      hint: "Try again with the same Idempotency-Key",
    });
  }
  return refuse(c, 500, "internal", "Something failed on the server");
}
