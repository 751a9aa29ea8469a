import type { Context } from "hono";

/**
 * The entry of a header that the outermost of `proxies` wrote. Entries before it are the caller's own
 * claim. With 0 it is the first entry.
 */
function forwarded(c: Context, name: string, proxies: number): string | undefined {
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

/** `https` where the visitor's connection to the proxy is encrypted. */
export const forwardedProtocol = (c: Context, proxies: number) =>
  forwarded(c, "x-forwarded-proto", proxies);

/** The host that the visitor asked for, where a proxy calls with another. */
export const forwardedHost = (c: Context, proxies: number) =>
  forwarded(c, "x-forwarded-host", proxies);
