import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Layout } from "./layout";

/** A name that changes with its content: kept for a year. */
const HASHED = /^\/assets\/|[.-](?=[\w-]*[A-Z\d])[\w-]{8}\.(js|css)$/;
const FOREVER = "public, max-age=31536000, immutable";

/** What partners may follow: always the newest of a line that keeps its names. */
const MOVING = "v1";

/** Everything else is asked for each time, and answered with 304 while it is the same. */
const REVALIDATE = "no-cache";

/** Adds the site at `/` and the script-tag build at `/cdn/`. Folders that are missing are left out. */
export function addStatic(app: Hono, { site, cdn }: Pick<Layout, "site" | "cdn">): void {
  if (existsSync(cdn)) {
    const pinned = `/cdn/v${versionOf(cdn)}`;
    app.use("/cdn/*", fromAnywhere, forever(pinned), cached);
    for (const path of [pinned, `/cdn/${MOVING}`, "/cdn"]) {
      app.get(
        `${path}/*`,
        serveStatic({
          root: cdn,
          precompressed: true,
          rewriteRequestPath: (asked) => asked.slice(path.length),
        }),
      );
    }
  }
  if (existsSync(site)) {
    app.use("/*", cached);
    app.get("/*", serveStatic({ root: site, precompressed: true }));
    // `/guaviare` may be a folder with an index, which is found above, or a page of that name.
    app.get(
      "/*",
      serveStatic({
        root: site,
        precompressed: true,
        rewriteRequestPath: (path) => `${path.replace(/\/$/, "")}.html`,
      }),
    );
    const pages = new Hono().get("/*", serveStatic({ root: site, precompressed: true }));
    app.get("/*", async (c) => {
      const { method } = c.req;
      const accepted = { "Accept-Encoding": c.req.header("Accept-Encoding") ?? "" };
      const page = await pages.request("/404.html", { method, headers: accepted });
      const headers = new Headers(page.headers);
      headers.set("Cache-Control", REVALIDATE);
      return new Response(page.body, { status: 404, headers });
    });
  }
}

/** The version that the build wrote beside its files. */
function versionOf(cdn: string): string {
  const manifest = join(cdn, "manifest.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : "0.0.0";
}

/** A released version never changes. */
const forever =
  (pinned: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status !== 200 && c.res.status !== 304) return;
    if (c.req.path.startsWith(`${pinned}/`)) c.header("Cache-Control", FOREVER);
  };

const fromAnywhere: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
};

const cached: MiddlewareHandler = async (c, next) => {
  await next();
  const modified = c.res.headers.get("Last-Modified");
  if (c.res.status !== 200 || !modified) return;
  const encoding = c.res.headers.get("Content-Encoding") ?? "";
  const size = Number(c.res.headers.get("Content-Length")).toString(36);
  const etag = `W/"${size}-${Date.parse(modified).toString(36)}${encoding}"`;
  c.header("ETag", etag);
  c.header("Cache-Control", HASHED.test(c.req.path) ? FOREVER : REVALIDATE);
  const known = c.req
    .header("If-None-Match")
    ?.split(",")
    .map((tag) => tag.trim());
  if (!known?.includes(etag)) return;
  await c.res.body?.cancel();
  const headers = new Headers(c.res.headers);
  headers.delete("Content-Length");
  headers.delete("Content-Encoding");
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers });
};
