import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * Who calls: the connection's address, or behind `proxies` trusted ones the entry that the
 * outermost of them wrote. What stands before it in the header is the caller's own claim.
 */
export function clientAddressBehind(proxies: number): (c: Context) => string {
  return (c) => {
    const remote = getConnInfo(c).remote.address ?? "unknown";
    if (!proxies) return remote;
    const hops =
      c.req
        .header("x-forwarded-for")
        ?.split(",")
        .map((hop) => hop.trim()) ?? [];
    return hops.at(-proxies) || hops[0] || remote;
  };
}
