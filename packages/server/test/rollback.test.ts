// tier: merge

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { paths } from "@maloca/catalog";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rollBack } from "../src/cli/commands/rollback";
import { readEnvironment } from "../src/environment";
import { createLeadAdmin } from "../src/leads/admin";
import type { Database } from "../src/storage/database";
import { appliedMigrations } from "../src/storage/migrate";
import { checkBackup } from "../src/storage/node/backup-file";
import { openStorage } from "../src/storage/node/open-storage";
import * as transfer from "../src/storage/row-transfer";
import { databaseNames } from "./databases";
import { LATER, laterMigrations } from "./later-release";
import { appOver, booking, post } from "./samples";
import { createDatabase, dataFolder, migrations } from "./templates";
import { temporaryFolder } from "./temporary-folder";

describe.each(databaseNames)("the rollback of an upgrade, on %s", (name) => {
  let variables: Record<string, string>;
  let folder: string;
  let later: string;
  let end = async () => {};

  const environment = () => readEnvironment(variables);

  async function within<Result>(
    work: (database: Database) => Promise<Result>,
    options: { asIs?: boolean } = {},
  ): Promise<Result> {
    const { database, close } = await openStorage(environment(), later, options);
    return work(database).finally(close);
  }

  const book = async (database: Database, who: string) => {
    const answer = await appOver(database).request(paths.booking, post({ ...booking, name: who }));
    return String((await answer.json()).reference);
  };

  async function rollBackWith(confirm = async () => true): Promise<string> {
    let text = "";
    for await (const part of rollBack(environment(), later, confirm)) text += part;
    return text;
  }

  const state = () =>
    within(
      async (database) => ({
        applied: await appliedMigrations(database),
        references: (await createLeadAdmin(database).list()).map(({ reference }) => reference),
      }),
      { asIs: true },
    );

  beforeEach(async () => {
    folder = join(await temporaryFolder(), "backups");
    later = await laterMigrations(join(await temporaryFolder(), "migrations"));
    variables = { BACKUP_DIR: folder, DATA_DIR: await dataFolder() };
    if (name === "PostgreSQL") {
      const { url, stop } = await createDatabase();
      variables.DATABASE_URL = url;
      end = stop;
    }
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await end();
  });

  /** As the earlier release. */
  const earlier = async <Result>(work: (database: Database) => Promise<Result>) => {
    const { database, close } = await openStorage(environment(), "/none", { asIs: true });
    return work(database).finally(close);
  };

  it("restores the leads and the tables of before, and keeps the leads that came since", async () => {
    const [kept, erased] = await earlier(async (database) => [
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

  it("changes nothing when it fails half-way", async () => {
    await earlier((database) => book(database, "Ana"));
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
