import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { alone } from "./alone.mjs";
import { forgetBuild, isFresh, noteBuild } from "./fresh.mjs";

const folder = mkdtempSync(join(tmpdir(), "maloca-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, time: Date) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "");
  utimesSync(join(folder, file), time, time);
};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const fresh = (wanted: Parameters<typeof isFresh>[1] = {}) => isFresh(folder, wanted);

beforeEach(() => {
  for (const source of ["packages/one/src/a.ts", "site/b.tsx", "rollup.config.mjs"]) {
    write(source, at(0));
  }
  write("package-lock.json", at(0));
  for (const output of ["packages/server/dist/main.js", "packages/widgets/dist/cdn/maloca.js"]) {
    write(output, at(2));
  }
  write("site/dist/client/index.html", at(2));
  noteBuild(folder, { anonKey: undefined, begun: at(1) });
});

test("what was built is fresh until a source changes, also while the build ran", () => {
  expect(fresh()).toBe(true);
  write("packages/one/src/a.ts", at(1.5));
  expect(fresh()).toBe(false);
});

test("tests and texts are no sources", () => {
  write("packages/one/test/a.test.ts", at(3));
  write("site/COVERAGE.md", at(3));
  expect(fresh()).toBe(true);
});

test("a missing output, and a build that was broken off, are not fresh", () => {
  rmSync(join(folder, "site/dist"), { recursive: true });
  expect(fresh()).toBe(false);
  write("site/dist/client/index.html", at(2));
  expect(fresh()).toBe(true);
  forgetBuild(folder);
  expect(fresh()).toBe(false);
});

test("another public key is another build, but not for who serves nobody", () => {
  noteBuild(folder, { anonKey: "una-llave", begun: at(1) });
  expect(fresh({ anonKey: "una-llave" })).toBe(true);
  expect(fresh()).toBe(false);
  expect(fresh({ anyKey: true })).toBe(true);
});

test("work under one lock takes turns, and a lock outlives no process", async () => {
  const lock = join(folder, "turn.sock");
  const log = join(folder, "log");
  writeFileSync(log, "");
  const program = `
    const { alone } = await import(${JSON.stringify(fileURLToPath(new URL("alone.mjs", import.meta.url)))});
    const { appendFileSync } = await import("node:fs");
    await alone(${JSON.stringify(lock)}, () => new Promise(() => {
      appendFileSync(${JSON.stringify(log)}, "begun\\n");
      setInterval(() => {}, 1000);
    }));`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  onTestFinished(() => void other.kill("SIGKILL"));
  await expect.poll(() => readFileSync(log, "utf8"), { timeout: 30_000 }).toBe("begun\n");
  let ended = false;
  const mine = alone(lock, async () => ended);
  setTimeout(() => {
    ended = true;
    other.kill("SIGKILL");
  }, 500);
  expect(await mine).toBe(true);
  expect(await alone(lock, async () => "again")).toBe("again");
});
