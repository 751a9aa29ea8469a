import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "./launch.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache/maloca");

const program = (/** @type {string} */ name) => join(root, `packages/server/dist/${name}.js`);

/** An empty database, made by the built server and cached: making one takes seconds. */
async function emptyDatabase() {
  const hash = createHash("sha256");
  hash.update(await readFile(join(root, "node_modules/@electric-sql/pglite/package.json")));
  for (const folder of ["packages/server/dist", "packages/server/supabase/migrations"]) {
    for (const name of (await readdir(join(root, folder))).sort()) {
      if (/\.(js|sql)$/.test(name)) hash.update(await readFile(join(root, folder, name)));
    }
  }
  const name = `empty-${hash.digest("hex").slice(0, 16)}`;
  const kept = join(cache, name);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const own = await mkdtemp(join(cache, "making-"));
  try {
    const server = launch(program("main"), [], { DATA_DIR: own });
    await server.url;
    server.child.kill("SIGTERM");
    await server.ended;
    for (const old of await readdir(cache)) {
      if (old.startsWith("empty-") && old !== name) await rm(join(cache, old), { recursive: true });
    }
    // Another process may have made it meanwhile: its copy is the same.
    await rename(join(own, "postgres"), kept).catch((error) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(own, { recursive: true, force: true });
  }
  return kept;
}

/**
 * Starts the built server, as `npm start` does, with a temporary database.
 * @param {Record<string, string>} [settings]
 */
export async function serveBuilt(settings) {
  const folder = await mkdtemp(join(tmpdir(), "maloca-built-"));
  const variables = { DATA_DIR: join(folder, "data"), ...settings };
  await cp(await emptyDatabase(), join(folder, "data/postgres"), { recursive: true });
  const server = launch(program("main"), [], variables);
  return {
    url: await server.url,
    /**
     * Runs an operator's command: `command("list", "--kind", "booking")`.
     * @param {...string} args
     * @returns {Promise<any>} what it prints, read as JSON.
     */
    async command(...args) {
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

/** The paths of the site's pages, from its sitemap. */
export async function builtPages() {
  const map = await readFile(join(root, "site/dist/client/sitemap.xml"), "utf8");
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
}
