// tier: merge

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paths } from "@maloca/catalog";
import { beforeAll, expect, it } from "vitest";
import { checkBackup } from "../src/storage/node/backup-file";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { laterRelease } from "./later-release";
import { launch, programs, run } from "./programs";
import { appOver, booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// With 10 MB left on the disk. A write is refused below 64 MB: reading and taking leads to another disk must
// go on.
const preload = fileURLToPath(new URL("../stress/little-space.mjs", import.meta.url));

let later: typeof programs;
let folder: string;
let reference: string;
let variables: Record<string, string>;
beforeAll(async () => {
  later = await laterRelease();
  folder = await temporaryFolder();
  const DATA_DIR = await dataFolder(join(folder, "data"));
  const database = await openEmbedded(DATA_DIR);
  const answer = await appOver(database).request(paths.booking, post(booking));
  reference = (await answer.json()).reference;
  await database.close();
  variables = { DATA_DIR, NODE_OPTIONS: `--import=${preload}` };
});

let files = 0;
const otherDisk = () => join(folder, `${++files}`);
const leads = (args: string[], from = programs) => run(from.leads, args, variables);
const backsUp = async (from = programs) => {
  const copy = otherDisk();
  expect(await leads(["backup", copy], from)).toMatchObject({ code: 0 });
  expect((await checkBackup(copy)).counts["maloca.leads"]).toBe(1);
};
const worksFor = async () => {
  const csv = otherDisk();
  const orders = [["list"], ["show", reference], ["stats"], ["audit"], ["report", otherDisk()]];
  for (const args of [...orders, ["export", "--csv", csv]]) {
    const { code, stdout, stderr } = await leads(args);
    expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: "" });
    if (args[0] === "list" || args[0] === "show") expect(stdout).toContain(reference);
  }
  expect(await readFile(csv, "utf8")).toContain(reference);
  await backsUp();
};

it("every command that reads works while the server is stopped", worksFor);

it("the server starts, refuses leads and answers the commands that read", async () => {
  const server = launch(programs.main, [], variables);
  const url = await server.url;
  expect((await fetch(`${url}${paths.booking}`, post(booking))).status).toBe(503);
  expect((await (await fetch(`${url}/healthz`)).json()).message).toContain("disk is almost full");
  await worksFor();
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

it("a later version changes no table: its server asks for space, and its commands only back up", async () => {
  const { code, stderr } = await run(later.main, [], variables);
  expect(code).toBe(1);
  expect(stderr).toMatch(/nothing was changed.*Make space/);
  expect(stderr).not.toContain("rights");
  for (const args of [["list"], ["export", "--csv", otherDisk()], ["retry"]]) {
    const ended = await leads(args, later);
    const reason = /^las tablas son de una versión anterior. Inicia el servidor/;
    expect(ended).toEqual({ code: 1, stdout: "", stderr: expect.stringMatching(reason) });
  }
  await backsUp(later);
  expect(await readdir(join(variables.DATA_DIR ?? "", "backups")).catch(() => [])).toEqual([]);
  expect((await leads(["list"])).stdout).toContain(reference);
});
