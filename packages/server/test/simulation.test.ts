import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { seededRandom, seedOfRun } from "../../tooling/vitest/seed.mjs";
import { loadBrowser } from "../stress/simulation/browser";
import { anyMove, type Move } from "../stress/simulation/moves";
import { play } from "../stress/simulation/scenario";
import { databaseNames, emptyTables, useDatabase } from "./databases";
import { temporaryFolder } from "./temporary-folder";

// Visitors, networks, deploys, crashes, clocks, mail servers and programs, in virtual time, around the code that
// visitors download and the modules of the server (docs/proof.md).

const long = process.env.MALOCA_TORTURE === "long";
/** `npm run torture -- simulation` goes on until so many requests are stored. */
const REQUESTS = 1_000_000;
/** Scenarios between two lines that say how far it is. */
const SCENARIOS_A_LINE = 100;
/** In `npm test`, which plays the same ones each time: a change must not fail by another's luck. */
const SCENARIOS = 25;
const SEED = 1;
/** So many other ones. */
const { MALOCA_SCENARIOS } = process.env;

/** The most visitors at one moment. */
const crowd = long ? 300 : 5;
const scenario = fc.array(anyMove(crowd), { maxLength: 60, size: "max" });

/** Scenarios that once broke a promise. */
const broken: [Move[]][] = [
  [
    [
      { do: "asks", tab: 0 },
      { do: "call", which: 0, fate: "meets a server that dies once it has stored" },
      { do: "call", which: 0, fate: "is sent to another path by a page of mixed builds" },
      { do: "presses", tab: 0 },
    ],
  ],
];

describe("whatever happens, what was acknowledged", () => {
  // The long form where it needs less than half of the time.
  const database = useDatabase(long ? "PostgreSQL" : databaseNames[0]);

  it("is stored once, and told once to each who should know", {
    timeout: long ? 24 * 60 * 60_000 : limit(20),
  }, async () => {
    const loadPage = await loadBrowser();
    const folder = await temporaryFolder();
    let stored = 0;
    const property = fc.asyncProperty(scenario, async (moves) => {
      await emptyTables(database);
      stored += await play(moves, { database, loadPage, folder });
    });
    if (!long) {
      await fc.assert(property, {
        seed: MALOCA_SCENARIOS ? seedOfRun() : SEED,
        numRuns: Number(MALOCA_SCENARIOS ?? SCENARIOS) + broken.length,
        examples: broken,
      });
      expect(stored).toBeGreaterThan(0);
      return;
    }
    const random = seededRandom("simulation");
    for (let scenarios = SCENARIOS_A_LINE; stored < REQUESTS; scenarios += SCENARIOS_A_LINE) {
      await fc.assert(property, {
        seed: Math.floor(random() * 2 ** 31),
        numRuns: SCENARIOS_A_LINE,
      });
      console.log(`${scenarios} scenarios, ${stored} requests stored`);
    }
  });
});
