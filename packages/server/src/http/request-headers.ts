import type { Context } from "hono";

/** The token that a caller shows. */
export const bearerOf = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer +(\S+)$/i)?.[1];

/**
 * What the proxies in front tell: the entry that the outermost of `proxies` wrote into a header.
 * What stands before it is the caller's own claim. With 0, whoever counts none, it is the first.
 */
function forwarded(c: Context, name: string, proxies: number): string | undefined {
  const hops = c.req.header(name)?.split(",") ?? [];
  const all = hops.map((hop) => hop.trim());
  return all.at(-proxies) || all[0] || undefined;
}

export const forwardedAddress = (c: Context, proxies: number) =>
  forwarded(c, "x-forwarded-for", proxies);

/** The host that the visitor asked for, where a proxy asks with its own. */
export const forwardedHost = (c: Context, proxies: number) =>
  forwarded(c, "x-forwarded-host", proxies);
