import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dateRelease } from "../build/date-release.mjs";

// The next release, as the workflow writes it, in a copy of what it reads.

const root = join(import.meta.dirname, "../../..");
let folder: string;
const read = (file: string) => readFileSync(join(folder, file), "utf8");

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "maloca-release-"));
  const manifests = ["catalog", "server", "tooling", "widgets", "artwork"].map(
    (name) => `packages/${name}/package.json`,
  );
  for (const file of [
    ".changeset",
    "CHANGELOG.md",
    "package.json",
    "packages/widgets/CHANGELOG.md",
    "site/package.json",
    ...manifests,
  ]) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync("git", ["init", "--quiet", "--initial-branch", "main"], { cwd: folder });
  execFileSync(process.execPath, [join(root, "node_modules/@changesets/cli/bin.js"), "version"], {
    cwd: folder,
    stdio: "pipe",
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a release has its changes, its date, and a heading that the workflow finds", () => {
  const { version } = JSON.parse(read("packages/widgets/package.json"));
  const before = JSON.parse(readFileSync(join(root, "packages/widgets/package.json"), "utf8"));
  expect(version).not.toBe(before.version);
  dateRelease(folder, "2026-12-01");
  const own = read("packages/widgets/CHANGELOG.md");
  expect(own).toContain(`\n## ${version}\n\nReleased on 2026-12-01.\n\n### Minor Changes\n`);
  expect(own).toContain("\n## 0.1.0\n");
  const all = read("CHANGELOG.md");
  expect(all).toContain(`## Unreleased\n\n## ${version}\n\nReleased on 2026-12-01.\n\n### `);
});

test("a second run changes nothing", () => {
  const files = ["packages/widgets/CHANGELOG.md", "CHANGELOG.md"];
  const before = files.map(read);
  dateRelease(folder, "2026-12-02");
  expect(files.map(read)).toEqual(before);
});

test("the workflow releases with the dates", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts.version).toBe("changeset version && node packages/tooling/build/date-release.mjs");
  const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
  expect(workflow).toContain("version: npm run version");
});
