import { settings } from "@maloca/catalog";
import type { Context, MiddlewareHandler } from "hono";
import { isPlaceholder } from "../placeholders";
import { refuse } from "./responses";

/** Names by which programs and pages of this machine call it. */
export const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Asked by who watches the server, at whatever address it has. */
const HEALTH: readonly string[] = ["/healthz", "/readyz"];

/** The name in an authority such as `maloca.example:4173`; null where it is none. */
const nameIn = (authority: string): string | null =>
  URL.canParse(`http://${authority}/`) ? new URL(`http://${authority}/`).hostname : null;

/** The site's own name, with `www.` and without. */
function siteNames(): string[] {
  const bare = new URL(settings.siteUrl).hostname.replace(/^www\./, "");
  return [bare, `www.${bare}`];
}

interface OwnHosts {
  /** Further names under which the server is reached. */
  further: readonly string[];
  /** The host that a trusted proxy forwards. */
  proxiedHost?: ((c: Context) => string | undefined) | undefined;
  /** Called with the first name that was refused. */
  onRefused(name: string): void;
}

/**
 * Answers only where the caller asks for a name of the site or of this machine, once the operator has set the site's
 * address. Else a foreign page could point a name of its own here (DNS rebinding), and be of one origin with this
 * server. Each of the names counts that a call states: in its target, in `Host` and by a trusted proxy.
 */
export function onlyOwnHosts({ further, proxiedHost, onRefused }: OwnHosts): MiddlewareHandler {
  let reported = false;
  return async (c, next) => {
    if (isPlaceholder(settings.siteUrl) || HEALTH.includes(c.req.path)) return next();
    const own = [...siteNames(), ...LOOPBACK, ...further];
    const stated = [new URL(c.req.url).host, c.req.header("host"), proxiedHost?.(c)];
    const foreign = stated.find((host) => host !== undefined && !own.includes(nameIn(host) ?? ""));
    if (foreign === undefined) return next();
    if (!reported) onRefused(foreign.slice(0, 100));
    reported = true;
    return refuse(c, 421, "misdirected", "This server does not answer for this host", {
      hint: "Set the site's address on the desk (/equipo/empresa), or name the host in SITE_HOSTS",
    });
  };
}

/**
 * Lets only pages of the site change something below a path whose cookies are a person's session. A browser says
 * where a call comes from, and no page can forge that; `Host` and `Referer` are no proof of it.
 */
export const onlyOwnPages =
  (refuse: (c: Context) => Response | Promise<Response>): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const site = c.req.header("sec-fetch-site");
    const isOwn = site
      ? site === "same-origin"
      : c.req.header("origin") === new URL(settings.siteUrl).origin;
    return isOwn ? next() : refuse(c);
  };
