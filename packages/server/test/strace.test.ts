// tier: merge

import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { watch } from "../../tooling/programs/launch.mjs";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { book, environment, programs } from "./programs";
import { temporaryFolder } from "./temporary-folder";

const LEADS = 5;

/** Whether this machine lets a program watch another's system calls. */
function canTrace(): boolean {
  try {
    execFileSync("strace", ["-f", "-y", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const missing =
  missingProgram("strace", () => which("strace"), ["strace"]) ??
  (canTrace() ? undefined : "this machine lets no program watch another's system calls");

/** Starts a server in an empty folder, books, and gives its writes, syncs and renames. */
async function trace() {
  const folder = await temporaryFolder();
  const file = join(folder, "trace");
  const calls = "trace=write,writev,pwrite64,pwritev,fsync,fdatasync,?rename,?renameat,?renameat2";
  const { child, url, ended } = watch(
    spawn(
      "strace",
      ["-f", "-y", "-s", "64", "-e", calls, "-o", file, process.execPath, programs.main],
      { env: environment({ DATA_DIR: folder }), detached: true },
    ),
    /listens on (http\S+)\n/,
  );
  const address = await url;
  for (let index = 0; index < LEADS; index++) await book(address);
  process.kill(-(child.pid as number), "SIGKILL");
  await ended;
  return { lines: (await readFile(file, "utf8")).split("\n"), home: join(folder, "postgres") };
}

const isWrite = (line: string) => /\bp?write(64|v)?\(/.test(line);
const isSync = (line: string) => /\bf(data)?sync\(/.test(line);

it("syncs every file of a new database before the folder gets its name, and each lead's log before its answer", async ({
  skip,
}) => {
  skip(!!missing, missing);
  const { lines, home } = await trace();
  const named = lines.findIndex((line) => /\brename.*\/postgres\.new"/.test(line));
  expect(named).toBeGreaterThan(0);
  const dirty = new Set<string>();
  const synced = new Set<string>();
  for (const line of lines.slice(0, named)) {
    const [, path] = /\(\d+<[^>]*\/postgres\.new\/([^>]*)>/.exec(line) ?? [];
    if (!path) continue;
    if (isWrite(line)) dirty.add(path);
    if (isSync(line)) {
      synced.add(path);
      dirty.delete(path);
    }
  }
  expect(synced.size).toBeGreaterThan(900);
  // The number of the process is written anew at every start.
  dirty.delete("postmaster.pid");
  expect([...dirty].filter((path) => existsSync(join(home, path)))).toEqual([]);

  // Of what happens after, in order: writes and syncs of the log, and answers.
  const order = lines.slice(named).map((line) => {
    if (line.includes('"HTTP/1.1 200')) return "a";
    if (!line.includes("/pg_wal/")) return "";
    return isWrite(line) ? "w" : isSync(line) ? "s" : "";
  });
  const answers = order.join("").split("a").slice(0, -1);
  expect(answers).toHaveLength(LEADS);
  for (const before of answers) expect(before).toMatch(/ws+$/);
});
