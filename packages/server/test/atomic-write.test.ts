import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { writeAtomically } from "../src/storage/node/atomic-write";
import { temporaryFolder } from "./temporary-folder";

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

it("removes what a killed process left half written, and nothing that is being written", async () => {
  const child = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await once(child, "exit");
  const old = new Date(Date.now() - 3_600_000);
  const leave = async (name: string, at: Date) => {
    await writeFile(join(folder, name), "Ana");
    await utimes(join(folder, name), at, at);
  };
  await leave(`a.gz.${child.pid}-0011aabb.new`, old);
  await leave(`b.gz.${child.pid}-0011aabb.new`, new Date());
  await leave(`c.gz.${process.pid}-0011aabb.new`, old);
  await leave("notes.new", old);
  await writeAtomically(join(folder, "d.gz"), async (file) => {
    await file.write("whole");
  });
  expect((await readdir(folder)).sort()).toEqual([
    `b.gz.${child.pid}-0011aabb.new`,
    `c.gz.${process.pid}-0011aabb.new`,
    "d.gz",
    "notes.new",
  ]);
});
