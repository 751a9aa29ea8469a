import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { rows } from "../../../rollup.config.mjs";
import { hashOfSources, isUpToDate, removeStamp, writeStamp } from "../build/build-stamp.mjs";
import { runSteps } from "../build/run-steps.mjs";
import { steps } from "../build/steps.mjs";
import { withLock } from "../build/with-lock.mjs";

const folder = mkdtempSync(join(tmpdir(), "maloca-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const upToDate = (wanted?: Parameters<typeof isUpToDate>[2]) => isUpToDate(folder, "whole", wanted);
const firstPage = () => isUpToDate(folder, "firstPage");

const outputs = [
  "packages/server/dist/main.js",
  "packages/server/supabase/functions/_shared/maloca.js",
  "packages/widgets/dist/cdn/maloca.js",
  "site/dist/client/index.html",
];

/** The documentation is built from its pages. */
const GUIDE = "docs/guide/en/index.md";

const SOURCE = "packages/one/src/a.ts";

const sources = [
  SOURCE,
  "site/b.tsx",
  "rollup.config.mjs",
  "package-lock.json",
  "tsconfig.json",
  "docs/accessibility.openacr.yaml",
  "examples/wordpress/maloca.php",
  GUIDE,
];

const stamped = (extent: Parameters<typeof isUpToDate>[1] = "whole", anonKey?: string) =>
  writeStamp(folder, extent, { anonKey, sources: hashOfSources(folder) });

beforeEach(() => {
  for (const file of [...sources, ...outputs]) write(file, "");
  stamped();
});

test("a build is up to date until a source changes, even while it ran", () => {
  expect(upToDate()).toBe(true);
  const begun = hashOfSources(folder);
  write(SOURCE, "changed");
  expect(upToDate()).toBe(false);
  writeStamp(folder, "whole", { sources: begun });
  expect(upToDate()).toBe(false);
});

test("sources that were written again as they were need no build", () => {
  write(SOURCE, "");
  expect(upToDate()).toBe(true);
});

test.each(sources)("a change of %s needs a build", (source) => {
  write(source, "changed");
  expect(upToDate()).toBe(false);
});

test("changes of tests, documents and tooling need no build", () => {
  write("packages/one/test/a.test.ts", "changed");
  write("packages/one/src/a.test.ts", "changed");
  write("docs/product.md", "changed");
  write("packages/tooling/build/with-lock.mjs", "changed");
  expect(upToDate()).toBe(true);
});

test.each(outputs)("a build without %s, or with a truncated one, is not up to date", (output) => {
  rmSync(join(folder, output));
  expect(upToDate()).toBe(false);
  write(output, "");
  expect(upToDate()).toBe(true);
  writeFileSync(join(folder, output), "longer than it was");
  expect(upToDate()).toBe(false);
});

test("what the first page needs is up to date before the rest is", () => {
  removeStamp(folder);
  expect(firstPage()).toBe(false);
  rmSync(join(folder, "packages/server/supabase"), { recursive: true });
  stamped("firstPage");
  expect([firstPage(), upToDate()]).toEqual([true, false]);
  write("packages/server/supabase/functions/_shared/maloca.js", "");
  stamped();
  expect([firstPage(), upToDate()]).toEqual([true, true]);
});

test("an interrupted build and a truncated stamp are not up to date", () => {
  const stamp = join(folder, "packages/server/dist/build.json");
  writeFileSync(stamp, readFileSync(stamp, "utf8").slice(0, 20));
  expect(upToDate()).toBe(false);
  stamped();
  expect(upToDate()).toBe(true);
  removeStamp(folder);
  expect(upToDate()).toBe(false);
});

test("another public key needs a build, unless any key will do", () => {
  stamped("whole", "una-llave");
  expect(upToDate({ anonKey: "una-llave" })).toBe(true);
  expect(upToDate()).toBe(false);
  expect(upToDate({ anyKey: true })).toBe(true);
});

/** Follows steps on a screen that keeps what is written to it. */
async function followed(
  steps: Parameters<typeof runSteps>[0],
  how: Partial<Parameters<typeof runSteps>[1]> & { isTTY?: boolean } = {},
) {
  const written: string[] = [];
  const screen = { isTTY: how.isTTY ?? false, write: (text: string) => written.push(text) > 0 };
  const succeeded = await runSteps(steps, { atOnce: 1, ...how, screen });
  return { succeeded, text: written.join("").replace(/\d+\.\d s/g, "N s") };
}

test("each step is printed with its time, in plain lines without a terminal", async () => {
  const steps = [
    { name: "widgets", run: async () => ["loader: 1 of 2 bytes"] },
    { name: "site", run: async () => {} },
  ];
  const lines = (sizes: string[]) => [
    "Building in 2 steps…",
    "   1/2  widgets  N s",
    ...sizes,
    "   2/2  site     N s",
    "Built in N s.",
    "",
  ];
  expect(await followed(steps)).toEqual({
    succeeded: true,
    text: lines(["         loader: 1 of 2 bytes"]).join("\n"),
  });
  expect((await followed(steps, { sizes: false })).text).toBe(lines([]).join("\n"));
  expect((await followed(steps, { quiet: true })).text).toBe("");
});

/** A step that runs until it is told to end. */
function held(name: string, needs?: string[]) {
  let end = () => {};
  let tell = () => {};
  const begun = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = () => {
    tell();
    return ended;
  };
  return { name, needs, run, begun, end };
}

test("so many steps run at once, each after those that it needs, and the first in order first", async () => {
  const [script, site, server, later] = [
    held("script"),
    held("site", ["script"]),
    held("server", ["not part of this build"]),
    held("later"),
  ];
  const order: string[] = [];
  for (const step of [script, site, server, later]) step.begun.then(() => order.push(step.name));
  const all = followed([script, site, server, later], { atOnce: 2 });
  await server.begun;
  expect(order).toEqual(["script", "server"]);
  script.end();
  await site.begun;
  expect(order).toEqual(["script", "server", "site"]);
  server.end();
  await later.begun;
  site.end();
  later.end();
  expect((await all).succeeded).toBe(true);
});

test("on a terminal a line counts the time of the running steps", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const run = async () => void vi.advanceTimersByTime(60_000);
  const { text } = await followed([{ name: "site", run }], { isTTY: true });
  expect(text.split("Ksite  N s").length).toBeGreaterThan(2);
  expect(text).toContain("   1/1  site  N s\n");
});

test("a failed step ends the build and is named, with a remedy if there is one", async () => {
  const fails = (error: Error) => async () => Promise.reject(error);
  const never = { name: "site", run: () => expect.unreachable() as never };
  const broken = { name: "widgets", run: fails(new Error("it is broken")) };
  expect(await followed([broken, never])).toEqual({
    succeeded: false,
    text: 'Building in 2 steps…\nThe build failed at "widgets": it is broken\n',
  });
  const full = {
    name: "widgets",
    run: fails(Object.assign(new Error("write"), { code: "ENOSPC" })),
  };
  expect((await followed([full], { quiet: true })).text).toBe(
    'The build failed at "widgets": the disk is full. Free some space and run the same command again.\n',
  );
});

test("the build's steps need steps that there are, in their order, and the rows of its table", () => {
  const before = new Set<string>();
  for (const { name, needs = [] } of steps) {
    for (const needed of needs) expect(before).toContain(needed);
    before.add(name);
  }
  const inSteps = steps.flatMap((step) => step.rows ?? []);
  expect(inSteps.toSorted()).toEqual(
    rows()
      .map(({ name }) => name)
      .toSorted(),
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
  const mine = withLock(
    lock,
    async () => ended,
    () => {
      ended = true;
      other.kill("SIGKILL");
    },
  );
  expect(await mine).toBe(true);
  expect(await withLock(lock, async () => "again")).toBe("again");
});
