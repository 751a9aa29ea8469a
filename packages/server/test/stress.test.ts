// tier: merge

import { readdir } from "node:fs/promises";
import { afterEach, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { type Opened, openFor } from "../stress/databases";
import { killUnderLoad } from "../stress/kills";
import { killedAt } from "../stress/points";
import { raceResends } from "../stress/resends";
import { killUpgrades } from "../stress/upgrades";
import { databaseNames } from "./databases";
import { book, launch, programs } from "./programs";
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
