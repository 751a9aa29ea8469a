import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { environment, watch } from "../programs/launch";

export const name =
  "From the packed file to the home page's response, in an empty home folder, without a registry";

const ROUNDS = 5;

const pack = fileURLToPath(new URL("../pack/pack.mjs", import.meta.url));

/** Shell commands that start the packed file. */
const ways = {
  npx: (file: string) => `exec npx --yes --offline --package=${file} maloca-server`,
  "tar and node": (file: string) =>
    `tar -xzf ${file} && exec ${process.execPath} package/bin/maloca-server.mjs`,
};

/** Unpacks and starts the packed server. Returns the seconds until a page is served. */
async function start(command: string): Promise<number> {
  const home = await mkdtemp(join(tmpdir(), "maloca-home-"));
  const begun = performance.now();
  const child = spawn("sh", ["-c", command], {
    cwd: home,
    env: { ...environment({ DATA_DIR: join(home, "data") }), HOME: home },
    detached: true,
  });
  const server = watch(child, /listens on (http\S+)\n/);
  try {
    const answer = await fetch(`${await server.url}/`);
    if (!answer.ok) throw new Error(`the home page was answered with ${answer.status}`);
    await answer.text();
    return (performance.now() - begun) / 1000;
  } finally {
    process.kill(-(child.pid ?? 0), "SIGTERM");
    await server.ended;
    await rm(home, { recursive: true, force: true });
  }
}

export async function run() {
  const folder = await mkdtemp(join(tmpdir(), "maloca-pack-"));
  try {
    const file = execFileSync(process.execPath, [pack, folder], { encoding: "utf8" }).trim();
    const rows = Object.keys(ways).map((what) => ({ what, unit: "s", samples: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, way] of Object.values(ways).entries()) {
        rows[index]?.samples.push(await start(way(file)));
      }
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
