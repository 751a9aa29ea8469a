import { addedText } from "@maloca/catalog";
import type { Context } from "hono";

export const bearerOf = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer +(\S+)$/i)?.[1];

/** A header's text on one line, or null when it is absent or empty. */
export const headerText = (c: Context, name: string, length: number): string | null =>
  oneLine(decoded(c.req.header(name) ?? ""), length);

/** A caller's text on one line, or null when it is empty. */
export const oneLine = (text: string, length: number): string | null =>
  addedText(text, length) || null;

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
  // An empty entry is no reason to believe an earlier one.
  return (all.at(-proxies) ?? all[0]) || undefined;
}

/** Some proxies write the port too, which changes with each connection: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
export const forwardedAddress = (c: Context, proxies: number) =>
  forwarded(c, "x-forwarded-for", proxies)?.replace(
    /^\[([^\]]+)\](?::\d+)?$|^([^:]+):\d+$/,
    "$1$2",
  );
