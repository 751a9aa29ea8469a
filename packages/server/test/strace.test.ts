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

let traced: Promise<{ lines: string[]; home: string }> | undefined;

/** Starts a server in an empty folder, books, and gives its writes, syncs and renames. */
const trace = () => {
  traced ??= traceServer();
  return traced;
};

async function traceServer() {
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

it("syncs every file of a new database before the folder gets its name", async ({ skip }) => {
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
});

// durability.test.ts shows the same from within the process, on every machine.
it("syncs each lead's log to the disk between its write and its answer, as the system sees it", async ({
  skip,
}) => {
  skip(!!missing, missing);
  const { lines } = await trace();
  let dirty = false;
  let syncs = 0;
  const answers: { dirty: boolean; syncs: number }[] = [];
  for (const line of lines) {
    const inLog = line.includes("/pg_wal/");
    if (isWrite(line) && inLog) dirty = true;
    if (isSync(line) && inLog) {
      dirty = false;
      syncs++;
    }
    if (line.includes('"HTTP/1.1 200')) {
      answers.push({ dirty, syncs });
      syncs = 0;
    }
  }
  expect(answers).toHaveLength(LEADS);
  for (const answer of answers) {
    expect(answer.dirty).toBe(false);
    expect(answer.syncs).toBeGreaterThan(0);
  }
});
