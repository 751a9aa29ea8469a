import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { forwardedAddress } from "../caller";

/** Who calls: the connection's address, or behind `proxies` trusted ones what they tell. */
export function clientAddressBehind(proxies: number): (c: Context) => string {
  return (c) => {
    const remote = getConnInfo(c).remote.address ?? "unknown";
    return (proxies && forwardedAddress(c, proxies)) || remote;
  };
}
