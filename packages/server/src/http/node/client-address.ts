import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { forwardedAddress, forwardedHost, forwardedProtocol } from "../request-headers";

/** The caller's address: the connection's, or the one that `proxies` trusted proxies forward. */
export function clientAddressBehind(proxies: number): (c: Context) => string {
  return (c) => {
    const remote = getConnInfo(c).remote.address ?? "unknown";
    return (proxies && forwardedAddress(c, proxies)) || remote;
  };
}

/** The host that the visitor asked for, where trusted proxies forward it. */
export function hostBehind(proxies: number): (c: Context) => string | undefined {
  return (c) => (proxies ? forwardedHost(c, proxies) : undefined);
}

/** Whether the visitor came to the trusted proxies over HTTPS. */
export function isSecureBehind(proxies: number): (c: Context) => boolean {
  return (c) => proxies > 0 && forwardedProtocol(c, proxies) === "https";
}
