// tier: merge

import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { watch } from "../../tooling/programs/launch";
import { missingProgram, which } from "../../tooling/programs/system-programs.mjs";
import { limit } from "../../tooling/vitest/limits.mjs";
import { killUnderLoad } from "../stress/kills";
import { killedAt } from "../stress/points";
import { raceResends } from "../stress/resends";
import { killUpgrades } from "../stress/upgrades";
import { databaseNames, type Opened, openFor } from "./databases";
import { book, environment, launch, programs } from "./programs";
import { temporaryFolder } from "./temporary-folder";

// Short here; `npm run torture` sets this and runs the same for as long as it takes.
const long = process.env.MALOCA_TORTURE === "long";
const amount = (brief: number, whole: number) => (long ? whole : brief);
const timeout = long ? 3 * 60 * 60_000 : limit(30);

let database: Opened | undefined;
afterEach(async () => {
  await database?.remove();
  database = undefined;
});

describe.each(databaseNames)("%s under stress", { timeout }, (name) => {
  it("loses nothing that was acknowledged when it is killed under load", async () => {
    database = await openFor(name);
    const size = { kills: amount(3, 200), times: amount(20, 250) };
    const { risked, ...result } = await killUnderLoad(database, programs.main, size);
    expect(result).toEqual({ lost: 0, half: 0, twice: 0, undelivered: 0 });
    expect(risked).toBeGreaterThan(0);
  });

  it("stores each key once, however its resends race and break", async () => {
    database = await openFor(name);
    const keys = amount(10, 10_000);
    const { resets, ...result } = await raceResends(database, programs.main, { keys });
    expect(result).toEqual({ leads: keys, ambiguous: 0 });
    expect(resets).toBeGreaterThan(keys);
  });

  it("is of one version or the other, with every lead, whenever its upgrade is killed", async () => {
    database = await openFor(name);
    const size = { kills: amount(3, 100), leads: amount(200, 5000) };
    expect(await killUpgrades(database, size)).toEqual({ lost: 0, upgraded: true });
  });
});

it.each([
  ["has written half of its files", "file", 500],
  ["gives it its name", "rename", 1],
])("a server that is killed when a new database %s leaves none", async (_, point, times) => {
  const DATA_DIR = await temporaryFolder();
  const first = launch(programs.main, [], { DATA_DIR, ...killedAt(point, times) });
  // One that gets past the point is stopped.
  first.url.then(
    () => first.child.kill("SIGTERM"),
    () => {},
  );
  await first.ended;
  expect(first.child.signalCode, first.output()).toBe("SIGKILL");
  expect((await readdir(DATA_DIR)).sort()).toEqual(["lock", "postgres.new"]);
  const second = launch(programs.main, [], { DATA_DIR });
  await book(await second.url);
  expect(await readdir(DATA_DIR)).not.toContain("postgres.new");
  second.child.kill("SIGKILL");
  await second.ended;
});

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

/** Starts a server in an empty folder, books, and gives its writes, syncs and renames. */
async function trace() {
  const folder = await temporaryFolder();
  const file = join(folder, "trace");
  const calls = "trace=write,writev,pwrite64,pwritev,fsync,fdatasync,?rename,?renameat,?renameat2";
  const { child, url, ended } = watch(
    spawn(
      "strace",
      ["-f", "-y", "-s", "64", "-e", calls, "-o", file, process.execPath, programs.main],
      { env: environment({ DATA_DIR: folder }), detached: true },
    ),
    /listens on (http\S+)\n/,
  );
  const address = await url;
  for (let index = 0; index < LEADS; index++) await book(address);
  process.kill(-(child.pid as number), "SIGKILL");
  await ended;
  return { lines: (await readFile(file, "utf8")).split("\n"), home: join(folder, "postgres") };
}

const isWrite = (line: string) => /\bp?write(64|v)?\(/.test(line);
const isSync = (line: string) => /\bf(data)?sync\(/.test(line);

it("syncs every file of a new database before the folder gets its name, and each lead's log before its answer", async ({
  skip,
}) => {
  skip(!!missing, missing);
  const { lines, home } = await trace();
  const named = lines.findIndex((line) => /\brename.*\/postgres\.new"/.test(line));
  expect(named).toBeGreaterThan(0);
  const dirty = new Set<string>();
  const synced = new Set<string>();
  for (const line of lines.slice(0, named)) {
    const [, path] = /\(\d+<[^>]*\/postgres\.new\/([^>]*)>/.exec(line) ?? [];
    if (!path) continue;
    if (isWrite(line)) dirty.add(path);
    if (isSync(line)) {
      synced.add(path);
      dirty.delete(path);
    }
  }
  expect(synced.size).toBeGreaterThan(900);
  // The number of the process is written anew at every start.
  dirty.delete("postmaster.pid");
  expect([...dirty].filter((path) => existsSync(join(home, path)))).toEqual([]);

  // Of what happens after, in order: writes and syncs of the log, and answers.
  const order = lines.slice(named).map((line) => {
    if (line.includes('"HTTP/1.1 200')) return "a";
    if (!line.includes("/pg_wal/")) return "";
    return isWrite(line) ? "w" : isSync(line) ? "s" : "";
  });
  const answers = order.join("").split("a").slice(0, -1);
  expect(answers).toHaveLength(LEADS);
  for (const before of answers) expect(before).toMatch(/ws+$/);
});
