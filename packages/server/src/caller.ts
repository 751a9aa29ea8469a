import type { Context } from "hono";

/** The token that a caller shows. */
export const bearerOf = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer +(\S+)$/i)?.[1];

/**
 * The caller as the proxies in front tell it: the entry that the outermost of `proxies` wrote into
 * `X-Forwarded-For`. What stands before it is the caller's own claim. With 0, whoever counts none,
 * it is the first.
 */
export function forwardedAddress(c: Context, proxies: number): string | undefined {
  const hops = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const all = hops.map((hop) => hop.trim());
  return all.at(-proxies) || all[0] || undefined;
}
