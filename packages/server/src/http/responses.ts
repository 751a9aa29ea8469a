import type { ApiError } from "@maloca/catalog";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

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
