import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { environment, watch } from "../programs/launch.mjs";

export const name =
  "From the packed file to the home page's answer, in a home that has nothing, without a registry";

const ROUNDS = 5;

const pack = fileURLToPath(new URL("../../server/build/pack.mjs", import.meta.url));

/** Installs and starts the packed server by npx. Gives the seconds until a page is answered. */
async function start(file: string): Promise<number> {
  const home = await mkdtemp(join(tmpdir(), "maloca-home-"));
  const begun = performance.now();
  const child = spawn("npx", ["--yes", "--offline", `--package=${file}`, "maloca-server"], {
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
    const samples: number[] = [];
    for (let round = 0; round < ROUNDS; round++) samples.push(await start(file));
    return [{ what: "npx, first start", unit: "s", samples }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
