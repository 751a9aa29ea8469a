import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { getMimeType } from "hono/utils/mime";
import { serveOnLoopback } from "../../programs/loopback";
import type { Contender } from "./contenders";

const cdn = fileURLToPath(new URL("../../../widgets/dist/cdn/", import.meta.url));

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
<rect width="1200" height="800" fill="#1d6b86"/><circle cx="600" cy="400" r="200" fill="#f0b440"/></svg>`;

/** The files that a contender's page loads: its bundle, and its vendor's unchanged files. */
async function filesOf({ entry, vendor = {} }: Contender, packages: string) {
  const files = new Map<string, Uint8Array>();
  for (const [name, path] of Object.entries(vendor)) {
    files.set(`/vendor/${name}`, await readFile(join(packages, "node_modules", path)));
  }
  if (!entry) return files;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: packages, loader: "jsx" },
    outdir: "/",
    entryNames: "entry",
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    write: false,
    logLevel: "error",
  });
  for (const { path, contents } of outputFiles) files.set(path, contents);
  return files;
}

function htmlOf({ own, markup }: Contender, files: ReadonlyMap<string, Uint8Array>): string {
  return `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>Posada</title>
<meta name="viewport" content="width=device-width">
${files.has("/entry.css") ? '<link rel="stylesheet" href="/entry.css">' : ""}
${own ? '<script async src="/cdn/maloca.js"></script>' : '<script type="module" src="/entry.js"></script>'}
</head><body><main><h1>Posada</h1>${markup}</main></body></html>`;
}

export interface Site {
  url: string;
  /** The gzipped bytes of scripts and styles that were fetched since the last call. */
  downloads(): number;
  close(): void;
}

/** Serves a contender's page from its own origin, compressed as a good host does. */
export async function servePage(contender: Contender, packages: string): Promise<Site> {
  const files = await filesOf(contender, packages);
  files.set("/picture.svg", Buffer.from(PICTURE));
  let bytes = 0;
  const { url, close } = await serveOnLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://localhost");
    const isPage = pathname === "/";
    const body = isPage
      ? htmlOf(contender, files)
      : (files.get(pathname) ??
        (await readFile(join(cdn, pathname.replace("/cdn/", ""))).catch(() => undefined)));
    if (!body) return response.writeHead(404).end();
    const packed = gzipSync(body, { level: 9 });
    if (/\.(js|css)$/.test(pathname)) bytes += packed.length;
    response.writeHead(200, {
      "content-type": getMimeType(isPage ? "index.html" : pathname),
      "content-encoding": "gzip",
    });
    return response.end(packed);
  });
  return {
    url: `${url}/`,
    downloads: () => {
      const since = bytes;
      bytes = 0;
      return since;
    },
    close,
  };
}
