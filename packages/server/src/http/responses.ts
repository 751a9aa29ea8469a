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

export const bearerOf = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer +(\S+)$/i)?.[1];

/** The longest name of a partner, in letters; a longer one is cut. */
export const PARTNER_LENGTH = 100;

/** A header's text on one line, or null when it is absent or empty. */
export const headerText = (c: Context, name: string, length: number): string | null =>
  oneLine(decoded(c.req.header(name) ?? ""), length);

/** A caller's text on one line, or null when it is empty. */
export function oneLine(given: string, length: number): string | null {
  const text = given.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
  return text ? [...text].slice(0, length).join("").trim() : null;
}

/** Widgets percent-encode what a header cannot hold; other callers may send it plainly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The entry of a header that the outermost of `proxies` wrote: the visitor's address, the protocol of their
 * connection, the host that they asked for. Entries before it are the caller's own claim. With 0 it is the first.
 */
export function forwarded(
  c: Context,
  name: "x-forwarded-for" | "x-forwarded-proto" | "x-forwarded-host",
  proxies: number,
): string | undefined {
  const hops = c.req.header(name)?.split(",") ?? [];
  const all = hops.map((hop) => hop.trim());
  return all.at(-proxies) || all[0] || undefined;
}

/** Some proxies write the port too, which changes with each connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
export const forwardedAddress = (c: Context, proxies: number) =>
  forwarded(c, "x-forwarded-for", proxies)?.replace(
    /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/,
    "$1$2",
  );
