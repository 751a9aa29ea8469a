import { execFileSync, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { bundlePrograms } from "./bundle";
import { dataFolder } from "./databases";
import { book, environment } from "./programs";

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

// durability.test.ts shows the same from within the process, on every machine.
it("syncs each lead's log to the disk between its write and its answer, as the system sees it", async ({
  skip,
}) => {
  skip(!!missing, missing);
  const { main } = await bundlePrograms();
  const folder = await dataFolder();
  const trace = join(folder, "trace");
  const calls = "trace=write,writev,pwrite64,pwritev,fsync,fdatasync";
  const child = spawn(
    "strace",
    ["-f", "-y", "-s", "32", "-e", calls, "-o", trace, process.execPath, main],
    { env: environment({ DATA_DIR: folder }), detached: true },
  );
  let stdout = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await expect.poll(() => stdout, { timeout: 50_000 }).toMatch(/listens on http\S+\n/);
  const url = /http\S+/.exec(stdout)?.[0] ?? "";
  for (let index = 0; index < LEADS; index++) await book(url);
  process.kill(-(child.pid as number), "SIGKILL");
  await ended;

  let dirty = false;
  let syncs = 0;
  const answers: { dirty: boolean; syncs: number }[] = [];
  for (const line of (await readFile(trace, "utf8")).split("\n")) {
    const inLog = line.includes("/pg_wal/");
    if (/\bp?write(64|v)?\(/.test(line) && inLog) dirty = true;
    if (/\bf(data)?sync\(/.test(line) && inLog) {
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
