// tier: merge

import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StartError } from "../src/start-error";
import type { Database } from "../src/storage/database";
import { appliedMigrations } from "../src/storage/migrate";
import { checkBackup } from "../src/storage/node/backup-file";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import { upgrade } from "../src/storage/node/upgrade";
import { databaseNames } from "./databases";
import { appOver, booking, post } from "./samples";
import { createDatabase, dataFolder, migrations } from "./templates";
import { temporaryFolder } from "./temporary-folder";

/** A migration of a later version. */
const later = (sql: string) => ({ name: "99990101000000_later.sql", sql });
const good = later("alter table maloca.leads add column later text not null default 'x'");

describe.each(databaseNames)("the upgrade of a database with leads, on %s", (name) => {
  let database: Database;
  let folder: string;
  let another: () => Promise<Database>;
  let end = async () => {};
  const shared = name === "PostgreSQL";

  beforeEach(async () => {
    folder = join(await temporaryFolder(), "backups");
    const data = await dataFolder();
    if (shared) {
      const { url, stop } = await createDatabase();
      another = () => openPostgres(url);
      end = stop;
    } else another = () => openEmbedded(data);
    database = await another();
    for (const who of ["Ana", "Luz"])
      await appOver(database).request(paths.booking, post({ ...booking, name: who }));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
    await end();
  });

  const upgradeBy = async (migration: { name: string; sql: string }) =>
    upgrade(database, [...(await migrations()), migration], { folder, shared });

  const state = async () => ({
    applied: await appliedMigrations(database),
    rows: await database.query(
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

  it("keeps a backup of the state before it, which its owner alone can read", async () => {
    const { applied, backup } = await upgradeBy(good);
    expect(applied).toEqual([good.name]);
    const { counts, schema } = await checkBackup(backup?.path ?? "");
    expect(counts).toMatchObject({ "maloca.leads": 2, "maloca.booking_requests": 2 });
    expect(schema).not.toContain(good.name);
    expect((await stat(backup?.path ?? "")).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toHaveLength(1);
    const rows = await database.query("select later from maloca.leads");
    expect(rows).toEqual([{ later: "x" }, { later: "x" }]);
    expect(await upgradeBy(good)).toEqual({ applied: [], backup: null });
  });

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

  it.runIf(shared)("is made once when several servers start together", async () => {
    const others = await Promise.all([another(), another()]);
    const all = await Promise.all(
      [database, ...others].map(async (one) =>
        upgrade(one, [...(await migrations()), good], { folder, shared }),
      ),
    );
    expect(all.flatMap(({ applied }) => applied)).toEqual([good.name]);
    expect(all.filter(({ backup }) => backup)).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(1);
    await Promise.all(others.map((other) => other.close()));
  });

  it("needs no backup while there are no leads", async () => {
    await database.exec("delete from maloca.leads");
    expect(await upgradeBy(good)).toEqual({ applied: [good.name], backup: null });
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});
