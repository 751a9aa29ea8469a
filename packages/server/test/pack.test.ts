import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { book, launch, run } from "./programs";
import { temporaryFolder } from "./temporary-folder";

it("packs a server that npm installs without a registry, and that serves the site and takes leads", async () => {
  const folder = await temporaryFolder();
  const pack = fileURLToPath(new URL("../build/pack.mjs", import.meta.url));
  const file = execFileSync(process.execPath, [pack, folder], { encoding: "utf8" }).trim();
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  const options = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
  execFileSync("npm", ["install", ...options, "--cache", join(folder, "cache"), file], {
    cwd: folder,
  });
  const program = (name: string) => join(folder, "node_modules/.bin", name);
  const DATA_DIR = join(folder, "data");
  const server = launch(program("maloca-server"), [], { DATA_DIR });
  const url = await server.url;
  for (const path of ["/", "/cdn/maloca.js", "/readyz"]) {
    expect((await fetch(`${url}${path}`)).status, path).toBe(200);
  }
  const reference = await book(url);
  const { code, stdout } = await run(program("leads"), ["list", "--json"], { DATA_DIR });
  expect([code, stdout]).toEqual([0, expect.stringContaining(reference)]);
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});
