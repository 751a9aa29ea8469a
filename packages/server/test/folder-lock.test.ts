import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { StartError } from "../src/start-error";
import { askHolder, type FolderLock, holdFolder } from "../src/storage/node/folder-lock";
import { launch } from "./programs";
import { temporaryFolder } from "./temporary-folder";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const holder = here("../.data/hold.js");

let folder: string;
const held: FolderLock[] = [];

const hold = async (options?: { brief: boolean }) => {
  const lock = await holdFolder(folder, options);
  held.push(lock);
  return lock;
};

/** Another process that holds the folder until it is killed, and prints when it does. */
function launchHolder() {
  return launch(holder, [folder], {});
}

describe("one owner a data folder", () => {
  beforeAll(async () => {
    await build({
      stdin: {
        contents: `
          import { holdFolder } from "../src/storage/node/folder-lock";
          holdFolder(process.argv[2]).then(
            () => console.log("listens on http://held"),
            (error) => { console.error(error.message); process.exit(1); });`,
        resolveDir: here("."),
      },
      outfile: holder,
      bundle: true,
      platform: "node",
      format: "esm",
    });
  });
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(async () => {
    for (const lock of held.splice(0)) await lock.release();
  });

  it("refuses a second one, naming the process that has it", async () => {
    await hold();
    await expect(holdFolder(folder)).rejects.toThrow(StartError);
    await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  });

  it("hands the folder over when it is released", async () => {
    await (await hold()).release();
    await hold();
    expect(await readdir(join(folder, "lock"))).toHaveLength(1);
  });

  it("takes over from a process that was killed", async () => {
    const { child, url, ended } = launchHolder();
    await url;
    await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill("SIGKILL");
    await ended;
    expect(await readdir(join(folder, "lock"))).toHaveLength(1);
    await hold();
    expect(await readdir(join(folder, "lock"))).toHaveLength(1);
  });

  it("does not take over from a process that is frozen", async () => {
    const { child, url, ended } = launchHolder();
    await url;
    child.kill("SIGSTOP");
    await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill("SIGKILL");
    await ended;
  });

  it("has one winner when eight processes start together over a dead one's folder", async () => {
    const dead = launchHolder();
    await dead.url;
    dead.child.kill("SIGKILL");
    await dead.ended;
    const rivals = Array.from({ length: 8 }, launchHolder);
    const outcomes = rivals.map(({ url }) =>
      url.then(
        () => "has it",
        (error: Error) => error.message,
      ),
    );
    const settled = await Promise.all(outcomes);
    expect(settled.filter((outcome) => outcome === "has it")).toHaveLength(1);
    const winner = rivals[settled.indexOf("has it")];
    for (const outcome of settled.filter((text) => text !== "has it")) {
      expect(outcome).toContain(`in use by process ${winner?.child.pid}`);
    }
    winner?.child.kill("SIGKILL");
    await winner?.ended;
  });

  it("waits for a command that ends by itself", async () => {
    const brief = await hold({ brief: true });
    setTimeout(() => brief.release(), 300);
    await hold();
  });

  it("answers commands once it can, and says what went wrong", async () => {
    const lock = await hold();
    const early = askHolder(folder, { op: "list", kind: "booking" });
    await sleep(100);
    lock.answer(async (command, onProgress) => {
      if (command.op === "list") return { got: command.kind };
      onProgress(0.25);
      onProgress(1);
      throw new Error("no such thing");
    });
    expect(await early).toEqual({ result: { got: "booking" } });
    const shares: number[] = [];
    await askHolder(folder, { op: "other" }, (share) => shares.push(share));
    expect(shares).toEqual([0.25, 1]);
    expect(await askHolder(folder, { op: "other" })).toEqual({ error: "no such thing" });
  });

  it("has no holder to ask when it is free", async () => {
    expect(await askHolder(folder, { op: "list" })).toBeUndefined();
  });

  it.skipIf(process.platform === "win32")("refuses a path that no socket can have", async () => {
    await expect(holdFolder(join(folder, "x".repeat(120)))).rejects.toThrow("too long");
  });
});
