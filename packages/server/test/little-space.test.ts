// tier: merge

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paths } from "@maloca/catalog";
import { beforeAll, describe, expect, it } from "vitest";
import { checkBackup } from "../src/storage/node/backup-file";
import { laterRelease } from "./later-release";
import { book, launch, programs, run } from "./programs";
import { booking, post } from "./samples";
import { dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const preload = fileURLToPath(new URL("../stress/little-space.mjs", import.meta.url));

// A write is refused below 64 MB: reading and taking leads to another disk must go on.
describe("with 10 MB left on the disk", () => {
  let later: typeof programs;
  let folder: string;
  let reference: string;
  let variables: Record<string, string>;
  beforeAll(async () => {
    later = await laterRelease();
    folder = await temporaryFolder();
    const DATA_DIR = await dataFolder(join(folder, "data"));
    const before = launch(programs.main, [], { DATA_DIR });
    reference = await book(await before.url);
    before.child.kill("SIGTERM");
    await before.ended;
    variables = { DATA_DIR, NODE_OPTIONS: `--import=${preload}` };
  });

  let files = 0;
  const elsewhere = () => join(folder, `${++files}`);
  const leads = async (args: string[], from = programs) => {
    const { code, stdout, stderr } = await run(from.leads, args, variables);
    return { code, stdout, stderr };
  };
  const worksFor = async () => {
    for (const args of [["list"], ["show", reference], ["stats"], ["audit"]]) {
      const { code, stdout, stderr } = await leads(args);
      expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: "" });
      if (args[0] === "list" || args[0] === "show") expect(stdout).toContain(reference);
    }
    const [csv, page, copy] = [elsewhere(), elsewhere(), elsewhere()];
    expect(await leads(["export", "--csv", csv])).toMatchObject({ code: 0 });
    expect(await readFile(csv, "utf8")).toContain(reference);
    expect(await leads(["report", page])).toMatchObject({ code: 0 });
    expect(await leads(["backup", copy])).toMatchObject({ code: 0 });
    expect((await checkBackup(copy)).counts["maloca.leads"]).toBe(1);
  };

  it("every order that reads works while the server is stopped", worksFor);

  it("the server starts, refuses leads and answers the orders that read", async () => {
    const server = launch(programs.main, [], variables);
    const url = await server.url;
    expect((await fetch(`${url}${paths.booking}`, post(booking))).status).toBe(503);
    expect((await (await fetch(`${url}/healthz`)).json()).message).toContain("disk is almost full");
    await worksFor();
    server.child.kill("SIGTERM");
    expect((await server.ended).code).toBe(0);
  });

  it("a server whose tables must change says to make space, and changes nothing", async () => {
    const { code, stderr } = await run(later.main, [], variables);
    expect(code).toBe(1);
    expect(stderr).toContain("nothing was changed");
    expect(stderr).toContain("Make space");
    expect(stderr).not.toContain("rights");
    expect((await leads(["list"])).code).toBe(0);
  });

  it("no order of a later version upgrades the tables; only a backup is written of them", async () => {
    for (const args of [["list"], ["stats"], ["export", "--csv", elsewhere()], ["retry"]]) {
      const { code, stdout, stderr } = await leads(args, later);
      expect({ args, code, stdout }).toEqual({ args, code: 1, stdout: "" });
      expect(stderr).toMatch(/^las tablas son de una versión anterior. Inicia el servidor/);
    }
    const copy = elsewhere();
    expect(await leads(["backup", copy], later)).toMatchObject({ code: 0 });
    expect((await checkBackup(copy)).counts["maloca.leads"]).toBe(1);
    expect(await readdir(join(variables.DATA_DIR ?? "", "backups")).catch(() => [])).toEqual([]);
    expect((await leads(["list"])).stdout).toContain(reference);
  });
});
