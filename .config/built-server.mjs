import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./launch.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Starts the built server, as `npm start` runs it, with a database that is thrown away. */
export async function serveBuilt() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-built-"));
  const program = join(root, "packages/server/dist/main.js");
  const server = launch(program, [], { DATA_DIR: join(folder, "data") });
  return {
    url: await server.url,
    close: async () => {
      server.child.kill("SIGTERM");
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The paths of the site's pages, as its map lists them. */
export async function builtPages() {
  const map = await readFile(join(root, "site/dist/client/sitemap.xml"), "utf8");
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname);
}
