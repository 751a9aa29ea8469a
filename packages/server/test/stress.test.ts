// tier: merge

import { afterEach, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { copyMany } from "../stress/copies";
import { type Opened, openFor } from "../stress/databases";
import { sufferFaults } from "../stress/faults";
import { killUnderLoad } from "../stress/kills";
import { killUnderPresses } from "../stress/links";
import { raceResends } from "../stress/resends";
import { printTable } from "../stress/table";
import { killUpgrades } from "../stress/upgrades";
import { databaseNames } from "./databases";
import { programs } from "./programs";

// Short here; `npm run torture` sets this and runs the same for as long as it takes.
const long = process.env.MALOCA_TORTURE === "long";
const amount = (brief: number, whole: number) => (long ? whole : brief);
const patience = long ? 3 * 60 * 60_000 : limit(30);

const program = programs.main;
let database: Opened;
afterEach(() => database?.remove());

describe.each(databaseNames)("%s under stress", (name) => {
  it(
    "loses nothing that was acknowledged when it is killed under load",
    async () => {
      database = await openFor(name);
      const kills = amount(3, 200);
      const result = await killUnderLoad(database, program, { kills, times: amount(20, 250) });
      printTable(`SIGKILL under load, ${name}`, [{ ...result }]);
      expect(result).toMatchObject({ kills, lost: 0, half: 0, twice: 0, untold: 0 });
      expect(result.risked).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    "keeps what the buttons of mails have noted when it is killed",
    async () => {
      database = await openFor(name);
      const size = { kills: amount(2, 50), leadsPerKill: amount(12, 40) };
      const result = await killUnderPresses(database, program, size);
      printTable(`SIGKILL while buttons are pressed, ${name}`, [{ ...result }]);
      expect(result).toMatchObject({ lost: 0, silent: 0 });
      expect(result.acknowledged).toBeGreaterThanOrEqual(size.kills);
    },
    patience,
  );

  it(
    "stores each key once, however its resends race and break",
    async () => {
      database = await openFor(name);
      const keys = amount(10, 10_000);
      const result = await raceResends(database, program, { keys });
      printTable(`Racing resends, ${name}`, [{ ...result }]);
      expect(result).toMatchObject({ leads: keys, torn: 0 });
      expect(result.resets).toBeGreaterThan(keys);
    },
    patience,
  );
});

describe.each(databaseNames)("%s with many leads", (name) => {
  it(
    "is backed up beside its server, and comes back whole",
    async () => {
      database = await openFor(name);
      const leads = amount(name === "PGlite" ? 5000 : 1000, 100_000);
      const empty = await openFor(name);
      try {
        const result = await copyMany(database, empty, programs, leads);
        printTable(`Backup and restore, ${name}`, [{ ...result }]);
        expect(result).toMatchObject({ leads, different: 0 });
        expect(result.booked).toBeGreaterThan(0);
      } finally {
        await empty.remove();
      }
    },
    patience,
  );
});

describe.each(databaseNames)("%s that is upgraded", (name) => {
  it(
    "is of one version or the other, with every lead, whenever it is killed",
    async () => {
      database = await openFor(name);
      const size = { kills: amount(3, 100), leads: amount(200, 5000) };
      const result = await killUpgrades(database, size);
      printTable(`Upgrades and rollbacks that are killed, ${name}`, [
        { ...result, upgraded: String(result.upgraded) },
      ]);
      expect(result).toMatchObject({ lost: 0, upgraded: true });
    },
    patience,
  );
});

describe.each(databaseNames)("%s that fails", (name) => {
  it(
    "answers every request, and recovers when the fault ends",
    async () => {
      database = await openFor(name);
      const size = { requests: amount(3, 100), times: amount(1, 5) };
      const results = await sufferFaults(database, program, size);
      printTable(
        `Faults of ${name}, in milliseconds`,
        results.map((row) => ({ ...row })),
      );
      for (const result of results) {
        expect(result).toMatchObject({ other: 0, lost: 0, unavailable: result.requests });
      }
    },
    patience,
  );
});
