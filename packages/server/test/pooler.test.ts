import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStore } from "../src/leads/store";
import { readUnsentMails } from "../src/leads/unsent-mails";
import type { Database } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { openPostgres } from "../src/storage/node/postgres";
import { emptyTables } from "./databases";
import { missingPooler, startPooler } from "./pooler";
import type { Postgres } from "./postgres";
import { booking } from "./samples";
import { createDatabase, migrations } from "./templates";

const missing = missingPooler();

const LEADS = 60;

const lead = (idempotencyKey: string) => ({
  kind: "booking" as const,
  request: { ...booking },
  partner: null,
  source: null,
  consentVersion: null,
  idempotencyKey,
});

let server: Postgres;
beforeAll(async () => {
  server = await createDatabase();
  const database = await openPostgres(server.url);
  await migrate(database, await migrations());
  await database.close();
});
afterAll(() => server?.stop());

/** Stores leads side by side, each twice at once, and gives the statements that its connections keep. */
async function storeMany(database: Database) {
  await emptyTables(database);
  const store = createStore(database);
  const keys = Array.from({ length: LEADS }, (_, index) => `key ${index}`);
  const saved = await Promise.all([...keys, ...keys].map((key) => store.save(lead(key))));
  const references = saved.map((one) => "reference" in one && one.reference);
  expect(references.slice(LEADS)).toEqual(references.slice(0, LEADS));
  expect(new Set(references).size).toBe(LEADS);
  expect(await readUnsentMails(database)).toMatchObject({ waiting: 2 * LEADS, dead: 0 });

  const kept = await Promise.all(
    Array.from({ length: 20 }, () =>
      database.query<{ statement: string }>("select statement from pg_prepared_statements"),
    ),
  );
  return [...new Set(kept.flat().map(({ statement }) => statement))];
}

describe("connected to PostgreSQL itself", () => {
  it("prepares the visitors' statements once a connection", async () => {
    const database = await openPostgres(server.url);
    try {
      const statements = await storeMany(database);
      const leads = statements.filter((statement) =>
        statement.includes("insert into maloca.leads"),
      );
      // One text for all: nothing that a visitor sends makes another.
      expect(leads).toHaveLength(1);
    } finally {
      await database.close();
    }
  });
});

describe("behind a pooler in transaction mode", () => {
  it("stores each lead once, and leaves no statement on a connection that others use", async ({
    skip,
  }) => {
    skip(!!missing, missing);
    const { url, stop } = await startPooler(server.url);
    const database = await openPostgres(url);
    try {
      expect(await storeMany(database)).toEqual([]);
    } finally {
      await database.close();
      await stop();
    }
  });
});
