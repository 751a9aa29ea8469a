import { fork, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  outputs as builtFolders,
  hashOfSources,
  isUpToDate,
  removeOutputs,
  rendererOf,
  writeStamp,
} from "../build/build-stamp";
import { withLock } from "../build/with-lock";
import { typescript } from "../programs/processes";

const folder = mkdtempSync(join(tmpdir(), "maloca-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const upToDate = (wanted?: Parameters<typeof isUpToDate>[2]) => isUpToDate(folder, "whole", wanted);
const firstPage = () => isUpToDate(folder, "firstPage");

const outputs = [
  "packages/server/supabase/functions/_shared/maloca.js",
  "packages/server/dist/main.js",
  "packages/widgets/dist/cdn/maloca.js",
  "site/dist/client/index.html",
] as const;

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
  "stories/heard/booking.es.txt",
  "packages/tooling/docs-site/layout.ts",
  "packages/tooling/wordpress/plugin.ts",
  GUIDE,
];

const stamped = (extent: Parameters<typeof isUpToDate>[1] = "whole", anonKey?: string) =>
  writeStamp(folder, extent, { anonKey, sources: hashOfSources(folder) });

beforeEach(() => {
  for (const file of [...sources, ...outputs]) write(file, "");
  stamped();
});

test("a build that is up to date ends well where a process has forked it, as `npm start` does", async () => {
  // The tests run on such a build.
  const [code] = await once(fork("packages/tooling/build/build.mjs", ["--if-needed"]), "exit");
  expect(code).toBe(0);
});

test("no file that is built says in which folder", () => {
  // The tests run on such a build. Two whole builds are compared before a release: `equal-builds.test.ts`.
  const files = builtFolders.whole.flatMap((built) =>
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  const places = ["packages", "site", "node_modules"].map((name) => `${resolve(name)}/`);
  const telling = files.filter((file) => {
    const bytes = readFileSync(file);
    return places.some((place) => bytes.includes(place));
  });
  expect(files.length).toBeGreaterThan(500);
  expect(telling).toEqual([]);
});

test("a build is up to date until a source changes, even while it ran", () => {
  expect(upToDate()).toBe(true);
  const begun = hashOfSources(folder);
  write(SOURCE, "changed");
  expect(upToDate()).toBe(false);
  writeStamp(folder, "whole", { sources: begun });
  expect(upToDate()).toBe(false);
});

test.each(sources)("a change of %s needs a build", (source) => {
  write(source, "changed");
  expect(upToDate()).toBe(false);
});

test("a source that is rewritten as it was, and changes of tests, documents and tooling, need no build", () => {
  write(SOURCE, "");
  write("packages/one/test/a.test.ts", "changed");
  write("packages/one/src/a.test.ts", "changed");
  write("docs/product.md", "changed");
  write("packages/tooling/build/with-lock.ts", "changed");
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
  removeOutputs(folder);
  expect(firstPage()).toBe(false);
  const [edge, ...others] = outputs;
  for (const file of others) write(file, "");
  stamped("firstPage");
  expect([firstPage(), upToDate()]).toEqual([true, false]);
  write(edge, "");
  stamped();
  expect([firstPage(), upToDate()]).toEqual([true, true]);
});

test("an interrupted build and a truncated stamp are not up to date", () => {
  const stamp = join(folder, "packages/server/dist/build.json");
  writeFileSync(stamp, readFileSync(stamp, "utf8").slice(0, 20));
  expect(upToDate()).toBe(false);
  stamped();
  expect(upToDate()).toBe(true);
  removeOutputs(folder);
  expect(upToDate()).toBe(false);
});

test("another public key needs a build, unless any key will do", () => {
  stamped("whole", "una-llave");
  expect(upToDate({ anonKey: "una-llave" })).toBe(true);
  expect(upToDate()).toBe(false);
  expect(upToDate({ any: true })).toBe(true);
});

test("another renderer needs a build, unless any will do, and is known afterwards", () => {
  writeStamp(folder, "whole", { renderer: "react", sources: hashOfSources(folder) });
  expect(upToDate({ renderer: "react" })).toBe(true);
  expect(upToDate()).toBe(false);
  expect(upToDate({ any: true })).toBe(true);
  expect(rendererOf(folder)).toBe("react");
});

test("a build for an unknown renderer says which there are, and builds nothing", () => {
  const program = fileURLToPath(new URL("../build/build.mjs", import.meta.url));
  const env = { ...process.env, MALOCA_RENDERER: "vue" };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "MALOCA_RENDERER is preact or react, not vue\n"]);
});

test("work under one lock runs one at a time, and a lock ends with its process", async () => {
  const lock = join(folder, "turn.sock");
  const log = join(folder, "log");
  writeFileSync(log, "");
  const program = `
    const { withLock } = await import(${JSON.stringify(fileURLToPath(new URL("../build/with-lock.ts", import.meta.url)))});
    const { appendFileSync } = await import("node:fs");
    await withLock(${JSON.stringify(lock)}, () => new Promise(() => {
      appendFileSync(${JSON.stringify(log)}, "begun\\n");
      setInterval(() => {}, 1000);
    }));`;
  const other = spawn(process.execPath, [...typescript, "--input-type=module", "--eval", program]);
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
