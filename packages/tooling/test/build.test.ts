import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { isUpToDate, removeStamp, writeStamp } from "../build/build-stamp.mjs";
import { runSteps } from "../build/run-steps.mjs";
import { withLock } from "../build/with-lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "maloca-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, time: Date) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), "");
  utimesSync(join(folder, file), time, time);
};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
const upToDate = (wanted: Parameters<typeof isUpToDate>[1] = {}) => isUpToDate(folder, wanted);

const outputs = [
  "packages/server/dist/main.js",
  "packages/server/supabase/functions/_shared/maloca.js",
  "packages/widgets/dist/cdn/maloca.js",
  "site/dist/client/index.html",
];

/** The documentation is built from its pages. */
const GUIDE = "docs/guide/en/index.md";

beforeEach(() => {
  for (const source of ["packages/one/src/a.ts", "site/b.tsx", "rollup.config.mjs", GUIDE]) {
    write(source, at(0));
  }
  for (const source of ["package-lock.json", "tsconfig.json"]) write(source, at(0));
  for (const output of outputs) write(output, at(2));
  writeStamp(folder, { anonKey: undefined, begun: at(1) });
});

test("a build is up to date until a source changes, even while it ran", () => {
  expect(upToDate()).toBe(true);
  write("packages/one/src/a.ts", at(1.5));
  expect(upToDate()).toBe(false);
});

test("a page of the documentation that changes needs a build", () => {
  write(GUIDE, at(3));
  expect(upToDate()).toBe(false);
});

test("changes of tests, documents and tooling need no build", () => {
  write("packages/one/test/a.test.ts", at(3));
  write("packages/one/src/a.test.ts", at(3));
  write("docs/product.md", at(3));
  write("packages/tooling/build/with-lock.mjs", at(3));
  expect(upToDate()).toBe(true);
});

test.each(outputs)("a build without %s, or with a truncated one, is not up to date", (output) => {
  rmSync(join(folder, output));
  expect(upToDate()).toBe(false);
  write(output, at(2));
  expect(upToDate()).toBe(true);
  writeFileSync(join(folder, output), "longer than it was");
  expect(upToDate()).toBe(false);
});

test("an interrupted build and a truncated stamp are not up to date", () => {
  const stamp = join(folder, "packages/server/dist/build.json");
  writeFileSync(stamp, readFileSync(stamp, "utf8").slice(0, 20));
  expect(upToDate()).toBe(false);
  writeStamp(folder, { anonKey: undefined, begun: at(1) });
  expect(upToDate()).toBe(true);
  removeStamp(folder);
  expect(upToDate()).toBe(false);
});

test("another public key needs a build, unless any key will do", () => {
  writeStamp(folder, { anonKey: "una-llave", begun: at(1) });
  expect(upToDate({ anonKey: "una-llave" })).toBe(true);
  expect(upToDate()).toBe(false);
  expect(upToDate({ anyKey: true })).toBe(true);
});

/** Follows steps on a screen that keeps what is written to it. */
async function followed(steps: Parameters<typeof runSteps>[0], isTTY: boolean) {
  const written: string[] = [];
  const screen = { isTTY, write: (text: string) => written.push(text) };
  const succeeded = await runSteps(steps, screen as never);
  return { succeeded, text: written.join("").replace(/\d+\.\d s/g, "N s") };
}

test("each step is printed with its time, in plain lines without a terminal", async () => {
  const steps = [
    { name: "widgets", run: async () => ["loader: 1 of 2 bytes"] },
    { name: "site", run: async () => {} },
  ];
  expect(await followed(steps, false)).toEqual({
    succeeded: true,
    text: [
      "Building in 2 steps…",
      "   1/2  widgets  N s",
      "         loader: 1 of 2 bytes",
      "   2/2  site     N s",
      "Built in N s.",
      "",
    ].join("\n"),
  });
});

test("on a terminal the running step's line counts its time", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const run = async () => void vi.advanceTimersByTime(60_000);
  const { text } = await followed([{ name: "site", run }], true);
  expect(text.split("\r   1/1  site  N s").length).toBeGreaterThan(2);
});

test("a failed step ends the build and is named, with a remedy if there is one", async () => {
  const fails = (error: Error) => async () => Promise.reject(error);
  const never = { name: "site", run: () => expect.unreachable() as never };
  const broken = { name: "widgets", run: fails(new Error("it is broken")) };
  expect(await followed([broken, never], false)).toEqual({
    succeeded: false,
    text: 'Building in 2 steps…\nThe build failed at "widgets": it is broken\n',
  });
  const full = {
    name: "widgets",
    run: fails(Object.assign(new Error("write"), { code: "ENOSPC" })),
  };
  expect((await followed([full], false)).text).toContain(
    'The build failed at "widgets": the disk is full. Free some space and run the same command again.',
  );
});

test("work under one lock runs one at a time, and a lock ends with its process", async () => {
  const lock = join(folder, "turn.sock");
  const log = join(folder, "log");
  writeFileSync(log, "");
  const program = `
    const { withLock } = await import(${JSON.stringify(fileURLToPath(new URL("../build/with-lock.mjs", import.meta.url)))});
    const { appendFileSync } = await import("node:fs");
    await withLock(${JSON.stringify(lock)}, () => new Promise(() => {
      appendFileSync(${JSON.stringify(log)}, "begun\\n");
      setInterval(() => {}, 1000);
    }));`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  onTestFinished(() => void other.kill("SIGKILL"));
  await expect.poll(() => readFileSync(log, "utf8")).toBe("begun\n");
  let ended = false;
  let waited = 0;
  const mine = withLock(
    lock,
    async () => ended,
    () => {
      waited++;
      ended = true;
      other.kill("SIGKILL");
    },
  );
  expect(await mine).toBe(true);
  expect(waited).toBe(1);
  expect(await withLock(lock, async () => "again")).toBe("again");
});
