// tier: merge

import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rollBack } from "../src/cli/commands/rollback";
import { readEnvironment } from "../src/environment";
import { StartError } from "../src/errors";
import { createLeadAdmin } from "../src/leads/admin";
import type { Database } from "../src/storage/database";
import { appliedMigrations } from "../src/storage/migrate";
import { checkBackup } from "../src/storage/node/backup-file";
import { openStorage } from "../src/storage/node/open-storage";
import { upgrade } from "../src/storage/node/upgrade";
import * as transfer from "../src/storage/row-transfer";
import { type DatabaseName, databaseNames, type Opened, openAt, openFor } from "./databases";
import { said } from "./in-process";
import { LATER, LATER_SQL, laterMigrations } from "./later-release";
import { booking, storeLead } from "./samples";
import { migrations } from "./templates";
import { temporaryFolder } from "./temporary-folder";

/** A migration of a later version. */
const later = (sql: string) => ({ name: LATER, sql });
const good = later(LATER_SQL);

let stored: Opened;
let folder: string;
const useStored = (name: DatabaseName) => {
  beforeEach(async () => {
    stored = await openFor(name);
    folder = join(await temporaryFolder(), "backups");
  });
  afterEach(() => stored.remove());
};
const book = (database: Database, name: string) =>
  storeLead(database, { body: { ...booking, name } });

/** For tests of a database with two leads. */
function useUpgrade(name: DatabaseName) {
  useStored(name);
  let database: Database;
  const shared = name === "PostgreSQL";

  beforeEach(async () => {
    database = await openAt(stored.variables);
    for (const who of ["Ana", "Luz"]) await book(database, who);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
  });

  return {
    database: () => database,
    upgradeBy: async (migration: { name: string; sql: string }, on = database) =>
      upgrade(on, [...(await migrations()), migration], { folder, shared }),
  };
}

describe.each(databaseNames)("the upgrade of a database with leads, on %s", (name) => {
  const { database, upgradeBy } = useUpgrade(name);

  it("keeps a backup of the state before it, which its owner alone can read", async () => {
    const { applied, backup } = await upgradeBy(good);
    expect(applied).toEqual([good.name]);
    const { counts, schema } = await checkBackup(backup?.path ?? "");
    expect(counts).toMatchObject({ "maloca.leads": 2, "maloca.booking_requests": 2 });
    expect(schema).not.toContain(good.name);
    expect((await stat(backup?.path ?? "")).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toHaveLength(1);
    const rows = await database().query("select later from maloca.leads");
    expect(rows).toEqual([{ later: "x" }, { later: "x" }]);
    expect(await upgradeBy(good)).toEqual({ applied: [], backup: null });
  });
});

// The rehearsal is in an embedded database, whatever is upgraded.
describe("the upgrade of a database with leads", () => {
  const { database, upgradeBy } = useUpgrade("PostgreSQL");

  const state = async () => ({
    applied: await appliedMigrations(database()),
    rows: await database().query(
      "select to_jsonb(l) as lead, to_jsonb(r) as request from maloca.leads l join maloca.booking_requests r on r.lead_id = l.id order by l.id",
    ),
  });

  async function isRefused(migration: { name: string; sql: string }, reason: string) {
    const before = await state();
    const failure = await upgradeBy(migration).catch((error: Error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(/^.*nothing was changed.*$/);
    expect(String(failure)).toContain(reason);
    expect(await state()).toEqual(before);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  }

  it("is not made when a migration fails on the restored rows", async () => {
    const check = "alter table maloca.booking_requests add check (name = 'Ana')";
    await isRefused(later(check), "23514");
  });

  it("is not made when a migration loses rows", async () => {
    await isRefused(
      later("delete from maloca.leads where id = (select id from maloca.leads limit 1)"),
      "maloca.leads would keep 1 of its 2 rows",
    );
  });

  it("is not made when the disk takes no backup", async () => {
    const file = await open(join(await temporaryFolder(), "any"), "w");
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    vi.spyOn(Object.getPrototypeOf(file), "sync").mockRejectedValue(full);
    await file.close();
    await isRefused(good, "Make space, or set BACKUP_DIR");
  });

  it("is made once when several servers start together", async () => {
    const others = await Promise.all([1, 2].map(() => openAt(stored.variables)));
    const all = await Promise.all([database(), ...others].map(async (one) => upgradeBy(good, one)));
    expect(all.flatMap(({ applied }) => applied)).toEqual([good.name]);
    expect(all.filter(({ backup }) => backup)).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });

  it("needs no backup while there are no leads", async () => {
    await database().exec("delete from maloca.leads");
    expect(await upgradeBy(good)).toEqual({ applied: [good.name], backup: null });
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});

/** For tests of a later release's commands. */
function useRollback(name: DatabaseName) {
  useStored(name);
  let migrationsLater: string;
  beforeEach(async () => {
    migrationsLater = await laterMigrations(join(await temporaryFolder(), "migrations"));
  });
  afterEach(() => void vi.restoreAllMocks());

  const environment = () =>
    readEnvironment({ DATA_DIR: folder, BACKUP_DIR: folder, ...stored.variables });
  async function within<Result>(
    work: (database: Database) => Promise<Result>,
    options: { asIs?: boolean } = {},
  ): Promise<Result> {
    const { database, close } = await openStorage(environment(), migrationsLater, options);
    return work(database).finally(close);
  }
  const rollBackWith = (confirm = async () => true) =>
    said(rollBack(environment(), migrationsLater, confirm));
  const state = () =>
    within(
      async (database) => ({
        applied: await appliedMigrations(database),
        references: (await createLeadAdmin(database).list()).map(({ reference }) => reference),
      }),
      { asIs: true },
    );
  return { within, rollBackWith, state };
}

describe.each(databaseNames)("the rollback of an upgrade, on %s", (name) => {
  const { within, rollBackWith, state } = useRollback(name);

  it("restores the leads and the tables of before, and keeps the leads that came since", async () => {
    const [kept, erased] = await stored.read(async (database) => [
      await book(database, "Ana"),
      await book(database, "Luz"),
    ]);
    const since = await within(async (database) => {
      expect(await appliedMigrations(database)).toContain(LATER);
      await database.query("delete from maloca.leads where reference = $1", [erased]);
      return book(database, "Eva");
    });

    expect(await rollBackWith(async () => false)).toContain("Nada cambió");
    expect((await state()).references).toEqual([since, kept]);

    const text = await rollBackWith();
    expect(text).toContain(`1 nuevas (${since}); 1 borradas (${erased})`);
    const { applied, references } = await state();
    expect(applied).toEqual((await migrations()).map((one) => one.name));
    expect(references.sort()).toEqual([kept, erased].sort());

    const files = (await readdir(folder)).filter((file) => file.includes("rollback"));
    const sheet = files.find((file) => file.endsWith(".csv")) ?? "";
    const saved = await readFile(join(folder, sheet), "utf8");
    expect([since, kept].map((each) => saved.includes(String(each)))).toEqual([true, false]);
    const copy = files.find((file) => file.endsWith(".gz")) ?? "";
    expect((await checkBackup(join(folder, copy))).counts["maloca.leads"]).toBe(2);

    await expect(rollBackWith()).rejects.toThrow("ya está como antes");
    // A new lead gets what triggers and defaults give it, and the later release upgrades again.
    await within((database) => book(database, "Sol"));
    expect((await state()).applied).toContain(LATER);
  });
});

describe("the rollback of an upgrade", () => {
  const { within, rollBackWith, state } = useRollback("PostgreSQL");

  it("changes nothing when it fails half-way", async () => {
    await stored.read((database) => book(database, "Ana"));
    await within((database) => book(database, "Eva"));
    const whole = await state();
    vi.spyOn(transfer, "writePage").mockRejectedValue(new Error("broken"));
    await expect(rollBackWith()).rejects.toThrow("broken");
    expect(await state()).toEqual(whole);
  });

  it("says where it looked when there was no upgrade", async () => {
    await expect(rollBackWith()).rejects.toThrow(`no hay copia de una actualización en ${folder}`);
  });
});
