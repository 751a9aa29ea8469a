import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { Context, MiddlewareHandler } from "hono";

// What each page of the served folders may load. It goes by the file that answers, so that no spelling of an
// address gets another policy than its page.

/** A page's file, also in its compressed form. */
const PAGE = /(\.html)(?:\.(?:br|gz|zst))?$/;

/** For `serveStatic`: remembers which page answers. */
export function rememberPage(file: string, c: Context): void {
  if (PAGE.test(file)) c.set("page", file.replace(PAGE, "$1"));
}

interface Pages {
  /** The page's own address; null where it is no page to visit, and `missing` answers. */
  addressOf(name: string): string | null;
  policyOf(file: string, address: string): string | undefined;
  missing?(c: Context): Promise<Response>;
}

/** Sends the pages of a folder with their policies, and every other spelling to the page's one address. */
export const asPages =
  (root: string, { addressOf, policyOf, missing }: Pages): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const file: string | undefined = c.get("page");
    if (file === undefined || c.res.status >= 400) return;
    const address = addressOf(relative(root, file));
    if (address === c.req.path) {
      const policy = policyOf(file, address);
      // Also to a 304: the browser then replaces the policy that it has stored.
      if (policy) c.res.headers.set("Content-Security-Policy", policy);
      return;
    }
    await c.res.body?.cancel();
    c.res = undefined;
    if (address === null) c.res = missing ? await missing(c) : await c.notFound();
    // Not kept by the browser: another host of these files may have it the other way round.
    else c.res = redirected(address + new URL(c.req.url).search);
  };

export const redirected = (location: string) =>
  new Response(null, { status: 301, headers: { Location: location, "Cache-Control": "no-cache" } });

/** `guaviare/index.html` and `macarena.html` are `/guaviare` and `/macarena`. */
export const siteAddress = (name: string): string | null =>
  name === "404.html" ? null : `/${name}`.replace(/(?:\/index)?\.html$/, "") || "/";

/** `es/index.html` is `/docs/es/`. */
export const docsAddress = (name: string): string =>
  `/docs/${name.replace(/(?<=^|\/)index\.html$/, "")}`;

/**
 * The policies of the site's pages from `_headers`, a file format of CDNs that the build writes: an address on a
 * line, and its headers indented below it. Read once: after a new build the server is restarted.
 */
export function sitePolicies(site: string): (address: string) => string | undefined {
  const file = join(site, "_headers");
  const policies = new Map<string, string>();
  let address = "";
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, policy] = line.match(/^\s+Content-Security-Policy: *(.+)$/) ?? [];
    if (policy) policies.set(address, policy);
    else if (/^\S/.test(line)) address = line;
  }
  return (address) => policies.get(address);
}

/** Where each former address of a page leads, from `_redirects`, a file format of CDNs. Read once. */
export function siteRedirects(site: string): ReadonlyMap<string, string> {
  const file = join(site, "_redirects");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Map(
    lines
      .map((line) => line.split(" "))
      .map(([from = "", to = ""]): [string, string] => [from, to]),
  );
}

const OWN_FILES = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
};

const written = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values}`)
    .join("; ");

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A page of the documentation: no inline script, the styles of its examples' markup by their hashes, and attributes. */
export function docsPolicy(file: string): string {
  const styles = readFileSync(file, "utf8").matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const hashes = new Set(Array.from(styles, ([, text = ""]) => hashed(text)));
  return written({
    ...OWN_FILES,
    "style-src": ["'self'", ...hashes].join(" "),
    "style-src-attr": "'unsafe-inline'",
    "worker-src": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
}

/**
 * A page among the script-tag files: the builder; or a page in its frame, which shows the code of others and so has
 * no policy but an origin of its own, with nothing of this one's in reach.
 */
export const scriptTagPolicy = (file: string): string =>
  basename(file) === "insertar.html"
    ? written({
        ...OWN_FILES,
        "frame-src": "'self'",
        "worker-src": "'none'",
        "form-action": "'none'",
      })
    : written({
        sandbox: "allow-scripts allow-forms allow-popups",
        "base-uri": "'none'",
        "object-src": "'none'",
        "frame-ancestors": "'self'",
      });
