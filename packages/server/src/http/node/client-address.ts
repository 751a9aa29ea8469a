import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { forwarded, forwardedAddress } from "../request-headers";

/**
 * How a call is read that comes through so many trusted proxies. The caller's address is the connection's, or the
 * one that they forward. If header and setting do not fit, all visitors may count as one caller: `onMismatch` is
 * called once.
 */
export function behindProxies(proxies: number, onMismatch: () => void = () => {}) {
  let reported = false;
  return {
    clientAddress(c: Context): string {
      const address = forwardedAddress(c, proxies);
      if (!reported && (address !== undefined) !== proxies > 0) {
        reported = true;
        onMismatch();
      }
      const remote = getConnInfo(c).remote.address ?? "unknown";
      return (proxies && address) || remote;
    },
    proxiedHost: (c: Context) => (proxies ? forwarded(c, "x-forwarded-host", proxies) : undefined),
    isSecure: (c: Context) => proxies > 0 && forwarded(c, "x-forwarded-proto", proxies) === "https",
  };
}
