import { readdir } from "node:fs/promises";
import { afterEach, expect, it } from "vitest";
import { type Opened, openFor } from "../stress/databases";
import { killUnderLoad } from "../stress/kills";
import { killedAt } from "../stress/points";
import { book, launch, programs } from "./programs";
import { temporaryFolder } from "./temporary-folder";

// The one kill of every change. stress.test.ts has the others.

let database: Opened | undefined;
afterEach(() => database?.remove());

it("a server on the embedded database that is killed under load loses nothing that it acknowledged", async () => {
  database = await openFor("PGlite");
  const { risked, ...result } = await killUnderLoad(database, programs.main, {
    kills: 1,
    times: 10,
  });
  expect(result).toEqual({ lost: 0, half: 0, twice: 0, untold: 0 });
  expect(risked).toBeGreaterThan(0);
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
