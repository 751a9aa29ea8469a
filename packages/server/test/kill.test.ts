import { afterEach, expect, it } from "vitest";
import { type Opened, openFor } from "../stress/databases";
import { killUnderLoad } from "../stress/kills";
import { programs } from "./programs";

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
