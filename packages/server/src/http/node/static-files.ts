import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Folders } from "../../folders";
import { shortHash } from "../../storage/node/files";
import { notFound } from "../responses";
import { releasedIn, versionOf } from "./builds";
import {
  asPages,
  docsAddress,
  docsPolicy,
  redirected,
  rememberPage,
  scriptTagPolicy,
  siteAddress,
  sitePolicies,
  siteRedirects,
} from "./page-headers";

/** Addresses that contain a hash of the content: cached for a year. */
const HASHED = /^\/assets\/|^\/cdn\/(?:v[^/]+\/)?[0-9a-f]{12}\//;
const FOREVER = "public, max-age=31536000, immutable";

/** The address that always serves the newest build of a major version. */
const MOVING = "v1";

/** Everything else is revalidated each time, with 304 while it is unchanged. */
const REVALIDATE = "no-cache";

/** The folders that are served. */
type Served = Pick<Folders, "site" | "cdn" | "docs"> & {
  stamp?: string;
  releases: string;
  /** The operator and the trips that are sold, as the WordPress plugin asks for them; without it those of the build. */
  offered?: () => object;
  /** Copies of this build and of earlier ones, newest first. */
  builds?: readonly string[];
};

/** Where assistants look for a site's summary; the files are in the documentation's folder. */
const SUMMARIES = ["/llms.txt", "/llms-full.txt"];

/**
 * Adds the site at `/`, the script-tag builds at `/cdn/` and the documentation at `/docs/`. A site or a
 * build that is missing is left out. The documentation may come later: `npm start` builds it while the
 * server runs.
 */
export function addStatic(
  app: Hono,
  { site, cdn, docs, stamp, releases, offered, builds = [] }: Served,
): void {
  const cached = cachedAs(stamp && existsSync(stamp) ? readFileSync(stamp) : "");
  const released = releasedIn(releases);
  app.use("/cdn/*", scriptTagPages, fromAnywhere, forever(released), cached);
  if (offered)
    app.get("/cdn/operator.json", async (c, next) => {
      const told = await readFile(join(cdn, "operator.json"), "utf8").catch(() => undefined);
      if (!told) return next();
      return c.json({ ...JSON.parse(told), ...offered() }, 200, {
        "Cache-Control": REVALIDATE,
      });
    });
  for (const version of released) addFolder(app, `/cdn/${version}`, join(releases, version));
  if (existsSync(cdn)) {
    const current = `v${versionOf(cdn)}`;
    // A released version keeps its files after later builds.
    if (!released.includes(current)) addFolder(app, `/cdn/${current}`, cdn);
    for (const path of [`/cdn/${MOVING}`, "/cdn"]) addFolder(app, path, cdn);
  }
  for (const build of builds) {
    // A loader loads its chunks from the address that it was loaded from, which may name a version.
    const afterVersion = (path: string) => path.replace(/^\/cdn(?:\/v[^/]+)?/, "");
    addFolder(app, "/cdn", join(build, "cdn"), afterVersion);
  }
  for (const path of ["/docs/*", ...SUMMARIES]) app.use(path, whenBuilt(docs), cached);
  app.use(
    "/docs/*",
    asPages(docs, { addressOf: docsAddress, policyOf: docsPolicy }),
    withKnownType,
  );
  app.get("/docs", (c) => c.redirect("/docs/", 301));
  // From the parent folder, because the library complains about a folder that does not exist yet.
  const fromDocs = serveStatic({
    root: resolve(docs, ".."),
    precompressed: true,
    onFound: rememberPage,
    rewriteRequestPath: (path) => `/${basename(docs)}${path.replace(/^\/docs(?=\/)/, "")}`,
  });
  for (const path of ["/docs/*", ...SUMMARIES]) app.get(path, fromDocs);
  if (existsSync(site)) {
    const policyOf = sitePolicies(site);
    const pages = new Hono().get("/*", serveStatic({ root: site, precompressed: true }));
    const pageNotFound = async (c: Context) => {
      const { method } = c.req;
      const accepted = { "Accept-Encoding": c.req.header("Accept-Encoding") ?? "" };
      const page = await pages.request("/404.html", { method, headers: accepted });
      const headers = new Headers(page.headers);
      headers.set("Cache-Control", REVALIDATE);
      const policy = policyOf("/404.html");
      if (policy) headers.set("Content-Security-Policy", policy);
      return new Response(page.body, { status: 404, headers });
    };
    const asSite = asPages(site, {
      addressOf: siteAddress,
      policyOf: (_, address) => policyOf(address),
      missing: pageNotFound,
    });
    const moved = siteRedirects(site);
    app.get("/*", (c, next) => {
      const to = moved.get(c.req.path.replace(/(?<=.)\/$/, ""));
      return to ? Promise.resolve(redirected(to + new URL(c.req.url).search)) : next();
    });
    app.use("/*", asSite, cached);
    app.get("/*", serveStatic({ root: site, precompressed: true, onFound: rememberPage }));
    for (const build of builds) addFolder(app, "/assets", join(build, "assets"));
    // `/guaviare` may be a folder with an index, which is found above, or a page of that name.
    app.get(
      "/*",
      serveStatic({
        root: site,
        precompressed: true,
        onFound: rememberPage,
        rewriteRequestPath: (path) => `${path.replace(/\/$/, "")}.html`,
      }),
    );
    app.get("/*", pageNotFound);
  }
}

/** Serves folders that may change while the app runs. Returns what sets them. */
export function serveChanging(app: Hono): (served: Served) => void {
  let current = new Hono();
  app.get("/*", (c) => current.fetch(c.req.raw, c.env));
  return (served) => {
    const next = new Hono();
    addStatic(next, served);
    next.notFound(notFound);
    current = next;
  };
}

const addFolder = (
  app: Hono,
  path: string,
  root: string,
  rewriteRequestPath = (requested: string) => requested.slice(path.length),
) =>
  app.get(
    `${path}/*`,
    serveStatic({ root, precompressed: true, onFound: rememberPage, rewriteRequestPath }),
  );

/** Pages among the script-tag files stay where they are: each loads the files beside it. */
const scriptTagPages: MiddlewareHandler = async (c, next) => {
  await next();
  const file: string | undefined = c.get("page");
  if (file) c.res.headers.set("Content-Security-Policy", scriptTagPolicy(file));
};

/** When to ask again for a file that is not built yet. */
const RETRY_SECONDS = 10;

/** Answers 503 until a folder exists. */
function whenBuilt(folder: string): MiddlewareHandler {
  let there = false;
  return async (c, next) => {
    there ||= existsSync(folder);
    if (there) return next();
    return c.text("Not built yet. Try again in a moment.\n", 503, {
      "Retry-After": `${RETRY_SECONDS}`,
      "Cache-Control": "no-store",
    });
  };
}

/** A released version never changes; the files of an unreleased one may. */
const forever =
  (released: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.status !== 200 && c.res.status !== 304) return;
    const [, , version = ""] = c.req.path.split("/");
    if (released.includes(version)) c.header("Cache-Control", FOREVER);
  };

/** Content types that the library of content types does not know. */
const TYPES: Readonly<Record<string, string>> = {
  md: "text/markdown; charset=utf-8",
  yaml: "application/yaml; charset=utf-8",
};

const withKnownType: MiddlewareHandler = async (c, next) => {
  await next();
  const type = TYPES[c.req.path.split(".").at(-1) ?? ""];
  if (c.res.status === 200 && type) c.header("Content-Type", type);
};

const fromAnywhere: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("Access-Control-Allow-Origin", "*");
  c.header("Cross-Origin-Resource-Policy", "cross-origin");
};

/**
 * Sets an ETag, and answers 304 if the browser has it. The tag contains the build, because an archive may
 * give the files of every version the same time, and a changed price may leave the size as it was.
 */
const cachedAs = (build: string | Buffer): MiddlewareHandler => {
  const buildHash = shortHash(build);
  return async (c, next) => {
    await next();
    const modified = c.res.headers.get("Last-Modified");
    if (c.res.status !== 200 || !modified) return;
    const encoding = c.res.headers.get("Content-Encoding") ?? "";
    const size = Number(c.res.headers.get("Content-Length")).toString(36);
    const etag = `W/"${size}-${Date.parse(modified).toString(36)}-${buildHash}${encoding}"`;
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
};
