import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { beforeEach, expect, it } from "vitest";
import { keepBuilds } from "../src/http/node/builds";
import { addStatic } from "../src/http/node/static-files";
import { temporaryFolder } from "./temporary-folder";

// What a page that was opened before an update still gets.

const DAY_MS = 24 * 60 * 60_000;
let folder: string;
let now: Date;
let lines: string[];
const at = (...path: string[]) => join(folder, ...path);

beforeEach(async () => {
  folder = await temporaryFolder();
  now = new Date("2026-01-01T12:00:00Z");
  lines = [];
});

/** Replaces the installed build by one of this content, as an update does. */
async function install(content: string) {
  for (const part of ["cdn", "site"]) await rm(at(part), { recursive: true, force: true });
  const files = {
    "cdn/maloca.js": `loader of ${content}`,
    [`cdn/${content}/booking.js`]: `booking of ${content}`,
    "site/index.html": "inicio",
    "site/404.html": "Oops!",
    [`site/assets/page-${content}.js`]: `page of ${content}`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(at(name, ".."), { recursive: true });
    await writeFile(at(name), text);
  }
}

/** A server that starts now; the answer is a body and how long it may be kept, or a status. */
async function start() {
  const folders = { cdn: at("cdn"), site: at("site") };
  const builds = await keepBuilds(
    folders,
    at("data"),
    () => now,
    (event) => lines.push(event),
  );
  const app = new Hono();
  addStatic(app, { ...folders, docs: at("docs"), releases: at("releases"), builds });
  return async (path: string) => {
    const answer = await app.request(path);
    return answer.ok ? [await answer.text(), answer.headers.get("cache-control")] : answer.status;
  };
}

const FOREVER = "public, max-age=31536000, immutable";
const FIRST = "111111111111";
const SECOND = "222222222222";

it("serves an earlier build's files at their addresses, and the loader of the newest alone", async () => {
  await install(FIRST);
  await start();
  await install(SECOND);
  const ask = await start();
  for (const content of [FIRST, SECOND]) {
    for (const path of [`/cdn/${content}`, `/cdn/v1/${content}`, `/cdn/v0.9.0/${content}`]) {
      expect(await ask(`${path}/booking.js`), path).toEqual([`booking of ${content}`, FOREVER]);
    }
    expect(await ask(`/assets/page-${content}.js`)).toEqual([`page of ${content}`, FOREVER]);
  }
  expect(await ask("/cdn/maloca.js")).toEqual([`loader of ${SECOND}`, "no-cache"]);
  // Nothing that an earlier build lacks is taken from another.
  expect(await ask(`/cdn/${FIRST}/payment.js`)).toBe(404);
  expect(lines).toEqual([]);
});

it("serves the build in use also while its files are being replaced", async () => {
  await install(FIRST);
  const ask = await start();
  await rm(at("cdn"), { recursive: true });
  expect(await ask(`/cdn/${FIRST}/booking.js`)).toEqual([`booking of ${FIRST}`, FOREVER]);
});

const kept = async () => (await readdir(at("data/builds"))).length;
const content = (index: number) => String(index).padStart(12, "0");

it("counts a build's age from the day on which another replaced it", async () => {
  await install(content(1));
  await start();
  // In use for a year, over a restart.
  now = new Date("2027-01-01T12:00:00Z");
  await start();
  for (let index = 2; index <= 5; index += 1) {
    await install(content(index));
    await start();
    now = new Date(now.getTime() + 40 * DAY_MS);
  }
  // Replaced 160, 120 and 80 days ago; the newest two are kept at that age too, beside the one in use.
  const ask = await start();
  expect(await kept()).toBe(3);
  expect(await ask(`/cdn/${content(3)}/booking.js`)).toContain(`booking of ${content(3)}`);
  expect(await ask(`/cdn/${content(2)}/booking.js`)).toBe(404);
});

it("keeps at most twenty builds, and the one in use, also when it is an old one again", async () => {
  for (let index = 1; index <= 25; index += 1) {
    now = new Date(now.getTime() + 60_000);
    await install(content(index));
    await start();
  }
  expect(await kept()).toBe(20);
  now = new Date(now.getTime() + 60_000);
  await install(content(6));
  const ask = await start();
  expect(await kept()).toBe(20);
  expect(await ask(`/cdn/${content(6)}/booking.js`)).toContain(`booking of ${content(6)}`);
});

it("starts without a copy where the data folder takes none, and says so", async () => {
  await install(FIRST);
  await writeFile(at("data"), "a file, no folder");
  const ask = await start();
  expect(lines).toEqual(["build not kept"]);
  expect(await ask(`/cdn/${FIRST}/booking.js`)).toEqual([`booking of ${FIRST}`, FOREVER]);
});
