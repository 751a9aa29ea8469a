import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Starts the built server, as `npm start` runs it, with a database that is thrown away. */
export async function serveBuilt() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-built-"));
  const child = spawn(process.execPath, ["packages/server/dist/main.js"], {
    cwd: root,
    env: { ...process.env, PORT: "0", RATE_LIMIT: "0", DATA_DIR: join(folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = await new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const address = /listens on (http\S+)\n/.exec(said)?.[1];
      if (address) resolve(address);
    });
    child.once("close", () => reject(new Error("The server ended before it listened")));
  });
  return {
    url,
    close: async () => {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The paths of the site's pages, as its map lists them. */
export async function builtPages() {
  const map = await readFile(join(root, "site/dist/client/sitemap.xml"), "utf8");
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname);
}
