// tier: merge

import { afterEach, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { type Opened, openFor } from "../stress/databases";
import { killUnderLoad } from "../stress/kills";
import { raceResends } from "../stress/resends";
import { killUpgrades } from "../stress/upgrades";
import { databaseNames } from "./databases";
import { programs } from "./programs";

// Short here; `npm run torture` sets this and runs the same for as long as it takes.
const long = process.env.MALOCA_TORTURE === "long";
const amount = (brief: number, whole: number) => (long ? whole : brief);
const timeout = long ? 3 * 60 * 60_000 : limit(30);

let database: Opened;
afterEach(() => database?.remove());

describe.each(databaseNames)("%s under stress", { timeout }, (name) => {
  it("loses nothing that was acknowledged when it is killed under load", async () => {
    database = await openFor(name);
    const size = { kills: amount(3, 200), times: amount(20, 250) };
    const { risked, ...result } = await killUnderLoad(database, programs.main, size);
    expect(result).toEqual({ lost: 0, half: 0, twice: 0, untold: 0 });
    expect(risked).toBeGreaterThan(0);
  });

  it("stores each key once, however its resends race and break", async () => {
    database = await openFor(name);
    const keys = amount(10, 10_000);
    const { resets, ...result } = await raceResends(database, programs.main, { keys });
    expect(result).toEqual({ leads: keys, torn: 0 });
    expect(resets).toBeGreaterThan(keys);
  });

  it("is of one version or the other, with every lead, whenever its upgrade is killed", async () => {
    database = await openFor(name);
    const size = { kills: amount(3, 100), leads: amount(200, 5000) };
    expect(await killUpgrades(database, size)).toEqual({ lost: 0, upgraded: true });
  });
});
