import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { environment, watch } from "../../packages/tooling/programs/launch.mjs";
import { serveOnLoopback } from "../../packages/tooling/programs/loopback";
import type { Application } from "./applications";
import type { World } from "./world";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves a build's files, as any static host does. */
const serveFolder = (folder: string, { adapt }: World) =>
  serveOnLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = normalize(
      join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname),
    );
    const content = await readFile(file).catch(() => undefined);
    const type = types[extname(file)];
    // Browsers request an icon, and no example has one.
    response.statusCode = content ? 200 : pathname === "/favicon.ico" ? 204 : 404;
    response.setHeader("content-type", type ?? "application/octet-stream");
    response.end(type && content ? adapt(content.toString()) : content);
  });

/** Starts the application's own server. */
async function startServer(program: string, folder: string, { url }: World) {
  const args = [join(folder, program), "start", folder, "--hostname", "127.0.0.1"];
  const env = environment({ MALOCA_ENDPOINT: url });
  const { child, ended, ...started } = watch(
    spawn(process.execPath, args, { env }),
    /Local: +(http\S+)\n/,
  );
  return {
    url: `${await started.url}/`,
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Opens a built application to visitors. */
export const openApplication = (
  folder: string,
  { server, out = "dist" }: Application,
  world: World,
) => (server ? startServer(server, folder, world) : serveFolder(join(folder, out), world));
