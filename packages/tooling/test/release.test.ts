// tier: release

import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outputs } from "../build/build-stamp";
import { typescript } from "../programs/processes";
import { limit } from "../vitest/limits.mjs";
import { copySources } from "./recipes";

const { version } = JSON.parse(readFileSync("packages/widgets/package.json", "utf8"));
const tag = `v${version}`;
const timeout = limit(120);

/** The same author and date for every commit. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Maloca",
  GIT_AUTHOR_EMAIL: "maloca@example.com",
  GIT_AUTHOR_DATE: "2026-01-02T03:04:05Z",
  GIT_COMMITTER_NAME: "Maloca",
  GIT_COMMITTER_EMAIL: "maloca@example.com",
  GIT_COMMITTER_DATE: "2026-01-02T03:04:05Z",
  GITHUB_REPOSITORY: "",
  ANON_KEY: "",
};

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, env, encoding: "utf8" }).trim();

/** A repository with these sources in one commit, and with their build. */
function repository() {
  const folder = copySources();
  for (const built of outputs.whole) cpSync(built, join(folder, built), { recursive: true });
  mkdirSync(join(folder, "examples/released", version), { recursive: true });
  writeFileSync(join(folder, "examples/released", version, "page.html"), "");
  // Here it may be that of the newest release, with its date.
  const changelog = join(folder, "CHANGELOG.md");
  writeFileSync(changelog, readFileSync(changelog, "utf8").replace(/^## .+$/m, "## Unreleased"));
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "All");
  return folder;
}

const release = (cwd: string, args: string[], more = {}) =>
  spawnSync(process.execPath, [...typescript, "packages/tooling/release/release.ts", ...args], {
    cwd,
    env: { ...env, INIT_CWD: cwd, ...more },
    encoding: "utf8",
  });

const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** The files of a release, with their hashes. */
const filesIn = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, hash(join(folder, name))]));

let one: string;
let other: string;
beforeAll(() => {
  one = repository();
  other = repository();
}, timeout);
afterAll(() => {
  for (const folder of [one, other]) rmSync(folder, { recursive: true, force: true });
});

test("a commit gives the same files before its tag and, in another folder, at it", {
  timeout,
}, () => {
  const key = join(other, ".git/key");
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key]);
  writeFileSync(`${key}.all`, `maloca@example.com ${readFileSync(`${key}.pub`, "utf8")}`);
  git(other, "config", "gpg.format", "ssh");
  git(other, "config", "gpg.ssh.allowedSignersFile", `${key}.all`);
  expect(release(other, [tag, "--sign", key])).toMatchObject({ stderr: "", status: 0 });
  git(other, "verify-tag", tag);
  expect(git(other, "status", "--porcelain")).toBe("");
  expect(git(other, "show", `${tag}:CHANGELOG.md`)).toContain(`## ${version} (2026-01-02)\n`);
  refuses(other, [], `The tag ${tag} exists`);

  // What the workflow does with the tag.
  git(one, "fetch", "--quiet", other, "tag", tag);
  git(one, "checkout", "--quiet", tag);
  expect(release(one, ["--dry-run", "--out", "files"])).toMatchObject({ stderr: "", status: 0 });
  expect(filesIn(join(one, "files"))).toEqual(filesIn(join(other, "release")));
  rmSync(join(one, "files"), { recursive: true });
  git(one, "checkout", "--quiet", "-");
  git(one, "tag", "--delete", tag);
});

test("each archive says what is in it, and the checksums are right", () => {
  const folder = join(other, "release");
  execFileSync("sha256sum", ["--check", "--strict", "--quiet", "SHA256SUMS"], { cwd: folder });
  const archives = readdirSync(folder).filter((name) => /\.(tgz|zip)$/.test(name));
  const contents = archives.map((name) => {
    const { components, metadata } = JSON.parse(
      readFileSync(join(folder, `${name}.cdx.json`), "utf8"),
    );
    expect(metadata.component.hashes[0].content).toBe(hash(join(folder, name)));
    return [name, components.map((each: { name: string }) => each.name)];
  });
  expect(Object.fromEntries(contents)).toEqual({
    [`maloca-widgets-${version}.tgz`]: expect.arrayContaining(["preact", "zod", "tabbable"]),
    [`maloca-server-${version}.tgz`]: expect.arrayContaining([
      "@electric-sql/pglite",
      "PostgreSQL, in PGlite",
      "hono",
      "preact",
      "react-dom",
    ]),
    [`maloca-script-tag-${version}.zip`]: expect.arrayContaining(["preact", "zod"]),
    [`maloca-wordpress-${version}.zip`]: [],
  });
});

const refuses = (cwd: string, args: string[], reason: string, more = {}) => {
  const { stderr, stdout, status } = release(cwd, args, more);
  expect(stderr).toContain(reason);
  expect({ lines: stderr.trim().split("\n"), stdout, status }).toMatchObject({
    lines: { length: 1 },
    stdout: "",
    status: 1,
  });
};

test("what is wrong ends it in one line", () => {
  refuses(one, ["--dryrun"], "Unknown option '--dryrun'");
  refuses(one, ["v1", "v2"], "Unexpected argument 'v2'");
  refuses(one, ["v999.0.0"], `says version ${version}, not v999.0.0`);
  const page = join(one, "examples/released", version);
  renameSync(page, `${page}.away`);
  refuses(one, [], `examples/released/${version} is missing`);
  renameSync(`${page}.away`, page);
  for (const taken of ["docs", "README.md"])
    refuses(one, ["--out", taken], `${taken} is no empty folder`);
  const GITHUB = { GITHUB_SERVER_URL: "https://github.example", GITHUB_REPOSITORY: "a/b" };
  const missing = "says no repository, not git+https://github.example/a/b.git";
  refuses(one, ["--dry-run"], missing, GITHUB);
  const change = (file: string, text: string, replaced: string) => {
    const path = join(one, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(text, replaced));
  };
  change("CHANGELOG.md", "## Unreleased", "## 0.0.1 (2020-01-01)");
  refuses(one, ["--dry-run"], "Commit or remove the changes: CHANGELOG.md");
  git(one, "commit", "--quiet", "--all", "--message", "Wrong");
  refuses(one, ["--dry-run"], 'CHANGELOG.md must begin with "## Unreleased"');
  change("packages/widgets/package.json", `"version": "${version}"`, '"version": "1.0"');
  refuses(one, ["--dry-run"], "version 1.0, which is not X.Y.Z");
});
