import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { runCli } from "../src/cli";
import { foldersFrom } from "../src/folders";
import { release, releasedIn, releasesOf } from "../src/http/node/releases";
import { addStatic } from "../src/http/node/static-files";
import { entryUrl } from "./templates";
import { temporaryFolder } from "./temporary-folder";

// What a pinned address serves, over the operator's upgrades.

let folder: string;
const cdn = () => join(folder, "cdn");
const releases = () => releasesOf(folder);
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** What a build leaves, as much of it as matters here. */
async function build(version: string, code: string) {
  await rm(cdn(), { recursive: true, force: true });
  await mkdir(cdn(), { recursive: true });
  await writeFile(join(cdn(), "maloca.js"), code);
  await writeFile(join(cdn(), `${code}.js`), "");
  const integrity = { "maloca.js": `sha384-${code}` };
  await writeFile(join(cdn(), "manifest.json"), JSON.stringify({ version, integrity }));
}

/** What a server that starts now answers: its body and how long it may be kept. */
async function ask(path: string) {
  const app = new Hono();
  addStatic(app, {
    site: join(folder, "site"),
    cdn: cdn(),
    docs: join(folder, "docs"),
    releases: releases(),
  });
  const answer = await app.request(path);
  if (!answer.ok) return answer.status;
  return [await answer.text(), answer.headers.get("cache-control")];
}

const forGood = "public, max-age=31536000, immutable";

it("does not cache an unreleased version for good", async () => {
  await build("1.0.0", "draft");
  expect(await ask("/cdn/v1.0.0/maloca.js")).toEqual(["draft", "no-cache"]);
  await build("1.0.0", "mended");
  expect(await ask("/cdn/v1.0.0/maloca.js")).toEqual(["mended", "no-cache"]);
});

it("gives a released version as it was, also after newer ones were built", async () => {
  await build("1.0.0", "first");
  expect(await release(cdn(), releases())).toBe("v1.0.0");
  await build("1.1.0", "second");
  expect(await ask("/cdn/v1.0.0/maloca.js")).toEqual(["first", forGood]);
  expect(await ask("/cdn/v1.1.0/maloca.js")).toEqual(["second", "no-cache"]);
  expect(await ask("/cdn/v1/maloca.js")).toEqual(["second", "no-cache"]);
  expect(await ask("/cdn/maloca.js")).toEqual(["second", "no-cache"]);
  expect(await ask("/cdn/v1.2.0/maloca.js")).toBe(404);
});

it("serves a released version unchanged after a later build with its number", async () => {
  await build("1.0.0", "first");
  await release(cdn(), releases());
  await build("1.0.0", "changed");
  await expect(release(cdn(), releases())).rejects.toThrow(/^v1\.0\.0 ya se publicó .+ Sube/);
  expect(await ask("/cdn/v1.0.0/maloca.js")).toEqual(["first", forGood]);
  // Nor is a file of the one ever mixed into the other.
  expect(await ask("/cdn/v1.0.0/changed.js")).toBe(404);
  expect(await ask("/cdn/changed.js")).toEqual(["", "no-cache"]);
});

it("may be released twice, and serves nothing half-copied", async () => {
  await build("1.0.0", "first");
  await mkdir(join(releases(), ".v1.0.0"), { recursive: true });
  expect(releasedIn(releases())).toEqual([]);
  expect(await ask("/cdn/.v1.0.0/maloca.js")).toBe(404);
  await release(cdn(), releases());
  expect(await release(cdn(), releases())).toBe("v1.0.0");
  expect(await readdir(releases())).toEqual(["v1.0.0"]);
});

it("keeps the current build with `release`, and prints its address", async () => {
  const built = foldersFrom(entryUrl).cdn;
  const { version } = JSON.parse(await readFile(join(built, "manifest.json"), "utf8"));
  let said = "";
  for await (const text of runCli(["release"], { DATA_DIR: folder })) said += text;
  expect(said).toContain(`/cdn/v${version}/`);
  const kept = join(releases(), `v${version}`);
  expect((await readdir(kept)).sort()).toEqual((await readdir(built)).sort());
  const name = "booking.js.br";
  expect(await readFile(join(kept, name))).toEqual(await readFile(join(built, name)));
});

it("says of documentation that is still being built when to ask again, and serves it once it is there", async () => {
  const app = new Hono();
  const docs = join(folder, "docs");
  addStatic(app, { site: join(folder, "site"), cdn: cdn(), docs, releases: releases() });
  for (const path of ["/docs/", "/docs/en/", "/llms.txt"]) {
    const early = await app.request(path);
    expect([early.status, early.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await early.text()).toMatch(/^Not built yet/);
  }
  await mkdir(docs);
  await writeFile(join(docs, "llms.txt"), "summary");
  expect(await (await app.request("/llms.txt")).text()).toBe("summary");
  expect((await app.request("/docs/missing/")).status).toBe(404);
});
