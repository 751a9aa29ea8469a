import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./launch.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));

const program = (name) => join(root, `packages/server/dist/${name}.js`);

/** Starts the built server, as `npm start` runs it, with a database that is thrown away. */
export async function serveBuilt() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-built-"));
  const variables = { DATA_DIR: join(folder, "data") };
  const server = launch(program("main"), [], variables);
  return {
    url: await server.url,
    /**
     * Runs an operator's order: `order("list", "--kind", "booking")`.
     * @param {...string} args
     * @returns {Promise<any>} what it prints, read as JSON.
     */
    async order(...args) {
      const { stdout } = await launch(program("leads"), [...args, "--json"], variables).ended;
      return JSON.parse(stdout);
    },
    async close() {
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
