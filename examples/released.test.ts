// tier: merge

import { mkdtempSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { migrate } from "../packages/server/src/storage/migrate";
import { checkBackup, restoreBackup } from "../packages/server/src/storage/node/backup-file";
import { openEmbedded } from "../packages/server/src/storage/node/embedded-database";
import { readMigrations, upgrade } from "../packages/server/src/storage/node/upgrade";
import { limit } from "../packages/tooling/vitest/limits.mjs";
import { hashOf } from "./test/install";
import {
  entryOf,
  folderWithReleases,
  keepOnDevice,
  leads,
  migrations,
  restoreDevice,
  type Sent,
  sendAll,
  versions,
  writing,
} from "./test/released";
import { OPERATOR, openWorld, servePage, visit } from "./test/world";

// What was released goes on working: this build replays what each version left in the world.

const folders: string[] = [];
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), "maloca-replay-"));
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const DATA_DIR = await folderWithReleases();
folders.push(DATA_DIR);
const world = openWorld({ DATA_DIR });

const known = await versions();
const named = async (name: string) => (await world.leads()).filter((lead) => lead.name === name);

/** Opens a partner's page with this operator's address. */
async function open(
  html: string,
  prepare: (page: Awaited<ReturnType<typeof visit>>["page"]) => unknown = () => {},
) {
  const host = await servePage(html.replaceAll(OPERATOR, world.url));
  const { page, faults } = await visit(world.browser, "about:blank");
  await prepare(page);
  await page.goto(host);
  return { page, faults, host };
}

const read = (version: string, file: string) => readFile(entryOf(version, file), "utf8");

async function write(version: string): Promise<void> {
  const { page, faults, host } = await open(await read(version, "page.html"));
  const calls = await sendAll(page, `Ana ${version}`);
  expect(faults).toEqual([]);
  const unsent = await keepOnDevice(page, `Luz ${version}`);
  const neutral = (text: string) =>
    text.replaceAll(world.url, OPERATOR).replaceAll(host, `${OPERATOR}/`);
  await writeFile(
    entryOf(version, "requests.json"),
    `${neutral(JSON.stringify(calls, null, 2))}\n`,
  );
  await writeFile(
    entryOf(version, "unsent.json"),
    `${neutral(JSON.stringify(JSON.parse(unsent), null, 2))}\n`,
  );
  const backup = entryOf(version, "backup.gz");
  await rm(backup, { force: true });
  await leads(DATA_DIR, "backup", backup);
}

if (writing) {
  test("writes what this version leaves in the world", { timeout: limit(60) }, () =>
    write(writing ?? ""),
  );
}

describe.each(writing ? [] : known)("version %s", { timeout: limit(60) }, (version) => {
  test("its page, pinned by its hashes, opens, fills and sends each form", async () => {
    const { page, faults } = await open(await read(version, "page.html"));
    const name = `Replay ${version}`;
    const calls = await sendAll(page, name);
    expect(faults).toEqual([]);
    expect(calls.length).toBeGreaterThanOrEqual(3);
    expect((await named(name)).map(({ kind }) => kind).sort()).toEqual(["alliance", "booking"]);
  });

  test("the calls of its scripts are stored", async () => {
    const before = (await world.leads()).length;
    const calls: Sent[] = JSON.parse(await read(version, "requests.json"));
    for (const { path, headers, body } of calls) {
      const answer = await fetch(world.url + path, { method: "POST", headers, body });
      expect(answer.ok, path).toBe(true);
    }
    expect((await world.leads()).length - before).toBe(calls.length);
  });

  test("what its scripts kept on a device is sent by those of today, once", async () => {
    // Until a week after it was kept; here as if that were today.
    const kept = JSON.parse((await read(version, "unsent.json")).replaceAll(OPERATOR, world.url));
    const until = Date.now() + 86_400_000;
    const text = JSON.stringify(kept.map((one: object) => ({ ...one, until })));
    const { page } = await open(
      `<!doctype html><html lang="es-CO"><script async src="${OPERATOR}/cdn/maloca.js"></script><maloca-contact></maloca-contact>`,
      (page) => restoreDevice(page, text),
    );
    await page.keyboard.press("Shift");
    await expect.poll(async () => (await named(`Luz ${version}`)).length).toBe(1);
    await expect.poll(() => page.evaluate(() => localStorage.getItem("maloca-unsent"))).toBeNull();
  });

  test("its backup is restored, and no lead is missing", async () => {
    const { counts } = await checkBackup(entryOf(version, "backup.gz"));
    const folder = temporary();
    await leads(folder, "restore", entryOf(version, "backup.gz"));
    const restored = JSON.parse(await leads(folder, "list", "--json"));
    expect(restored).toHaveLength(counts["maloca.leads"] ?? 0);
    expect(restored.length).toBeGreaterThanOrEqual(3);
  });

  test("its database is migrated with all its rows", async () => {
    const now = (await readMigrations(migrations)).toSorted((one, other) =>
      one.name.localeCompare(other.name),
    );
    const released: Record<string, string> = JSON.parse(await read(version, "migrations.json"));
    const was = now.filter(({ name }) => name in released);
    const hashes = Object.fromEntries(was.map(({ name, sql }) => [name, hashOf(sql)]));
    expect(hashes, "what was released is never changed").toEqual(released);
    const database = await openEmbedded(temporary());
    try {
      await migrate(database, was);
      const backup = await checkBackup(entryOf(version, "backup.gz"));
      const counts = await restoreBackup(database, backup);
      const { applied } = await upgrade(database, now, { folder: temporary(), shared: false });
      expect(applied).toEqual(now.slice(was.length).map(({ name }) => name));
      const [row] = await database.query<{ count: number }>(
        "select count(*)::int as count from maloca.leads",
      );
      expect(row?.count).toBe(counts["maloca.leads"]);
    } finally {
      await database.close();
    }
  });
});
