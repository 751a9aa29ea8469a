import { setImmediate } from "node:timers/promises";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../src/storage/database";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { dataFolder } from "./templates";

/** No visitor waits for it. */
const LONG_MS = 60_000;

describe("hang detection of the embedded database", () => {
  let folder: string;
  let database: Database;
  // One a test: a database that hung is opened anew once a second at most.
  beforeEach(async () => {
    folder = await dataFolder();
    database = await openEmbedded(folder);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await database.close();
  });

  const hung = { code: "timeout", message: "the database hung and is opened anew" };

  it("lets a transaction be as long as it likes while its statements are answered", async () => {
    const rows = await database.tx(async (session) => {
      for (let index = 0; index < 5; index++) {
        const answer = session.query("select 1");
        vi.advanceTimersByTime(3000);
        await answer;
      }
      return session.query("select 2 as two");
    }, LONG_MS);
    expect(rows).toEqual([{ two: 2 }]);
  });

  it("does not take a pause between two statements for a hang", async () => {
    const rows = await database.tx(async (session) => {
      await session.query("select 1");
      vi.advanceTimersByTime(LONG_MS);
      return session.query("select 2 as two");
    }, LONG_MS);
    expect(rows).toEqual([{ two: 2 }]);
  });

  /** A transaction whose n-th step is never answered: its begin, a statement, or its commit. */
  function silentAt(step: "begin" | "statement" | "commit") {
    const never = () => new Promise<never>(() => {});
    const begin = PGlite.prototype.transaction;
    vi.spyOn(PGlite.prototype, "transaction").mockImplementation(function (this: PGlite, body) {
      if (step === "begin") return never();
      return begin.call(this, async (tx: Transaction) => {
        if (step === "statement") vi.spyOn(tx, "query").mockImplementation(never);
        await body(tx as never);
        if (step === "commit") return never();
      }) as never;
    });
  }

  it.each(["begin", "statement", "commit"] as const)(
    "opens it anew when a transaction hangs at its %s",
    async (step) => {
      silentAt(step);
      let ended = false;
      const stuck = database
        .tx((session) => session.query("select 1"), LONG_MS)
        .finally(() => {
          ended = true;
        });
      stuck.catch(() => {});
      while (!ended) {
        vi.advanceTimersByTime(250);
        await setImmediate();
      }
      await expect(stuck).rejects.toMatchObject(hung);
      vi.restoreAllMocks();
      expect(await database.query("select 1 as one")).toEqual([{ one: 1 }]);
    },
  );
});
