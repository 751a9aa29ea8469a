// tier: merge

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { launchBrowser } from "../browsers/chromium.mjs";
import { serveBuilt } from "../programs/built-server";
import { descendantsOf, typescript } from "../programs/processes";
import { shared } from "../programs/shared.mjs";
import { limit } from "../vitest/limits.mjs";

/** Set in the run that is interrupted: the file that it writes once everything that it starts is running. */
const ready = process.env.MALOCA_TEST_READY;

const cache = "node_modules/.cache/maloca";

/** The environment without the variables of this run. */
const clean = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|MALOCA_(?!TIER|SLOW)|NODE_ENV|TMPDIR)/.test(name),
    ),
  );

const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !existsSync("/proc") || existsSync(`/proc/${pid}/exe`);
  } catch {
    return false;
  }
};

if (ready) {
  test("holds a server, a database, a browser and a file until it is interrupted", async () => {
    await serveBuilt();
    await shared("postgres");
    await (await launchBrowser()).newPage();
    mkdtempSync(join(tmpdir(), "maloca-left-"));
    writeFileSync(ready, "");
    await new Promise(() => {});
  });
} else {
  // That each signal interrupts: `processes.test.ts`.
  test("an interrupted run leaves no process and no file", async () => {
    const folder = mkdtempSync(join(tmpdir(), "maloca-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const temporary = join(folder, "t");
    mkdirSync(temporary, { mode: 0o755 });
    const file = join(folder, "ready");
    const kept = readdirSync(cache);
    const run = spawn(
      process.execPath,
      [...typescript, "packages/tooling/run-tests.ts", "packages/tooling/test/interrupted.test.ts"],
      {
        env: { ...clean(), TMPDIR: temporary, MALOCA_TEST_READY: file },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    onTestFinished(() => void run.kill("SIGKILL"));
    let printed = "";
    for (const stream of [run.stdout, run.stderr]) stream.on("data", (text) => (printed += text));
    const ended = new Promise((resolve) => run.once("close", resolve));
    let code: unknown;
    ended.then((given) => (code = given));
    await expect
      .poll(() => existsSync(file) || code !== undefined, { timeout: limit(20) })
      .toBe(true);
    expect(code, printed).toBe(undefined);
    const started = descendantsOf(run.pid ?? 0);
    // Vitest, a worker, the server, PostgreSQL's main process and Chromium's.
    expect(started.length).toBeGreaterThan(5);
    expect(readdirSync(temporary)).not.toEqual([]);
    run.kill("SIGTERM");
    expect(await ended, printed).toBe(128 + constants.signals.SIGTERM);
    expect(started.filter(runs)).toEqual([]);
    // But for tsx's cache of what it has compiled, which every program of the user shares.
    expect(readdirSync(temporary).filter((name) => !name.startsWith("tsx-"))).toEqual([]);
    expect(readdirSync(cache)).toEqual(kept);
  });
}
