import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./launch.ts";
import { shared } from "./shared.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const program = (name: string) => join(root, `packages/server/dist/${name}.js`);

/** The built server and the built command line of the operator. */
export const programs = { main: program("main"), leads: program("leads") };

/** Starts the built server, as `npm start` does, with a temporary database. */
export async function serveBuilt(settings?: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), "maloca-built-"));
  const variables = { DATA_DIR: join(folder, "data"), ...settings };
  const tables = await shared("tables");
  if (tables) await cp(tables, variables.DATA_DIR, { recursive: true });
  const server = launch(programs.main, [], variables);
  return {
    url: await server.url,
    /**
     * Runs an operator's command: `command("list", "--kind", "booking")`.
     * @returns what it prints, read as JSON.
     */
    async command(...args: string[]) {
      const { stdout } = await launch(programs.leads, [...args, "--json"], variables).ended;
      return JSON.parse(stdout);
    },
    async close() {
      server.child.kill("SIGTERM");
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The paths of the site's pages, from its sitemap. */
export async function builtPages() {
  const map = await readFile(join(root, "site/dist/client/sitemap.xml"), "utf8");
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
}
