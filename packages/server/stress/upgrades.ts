import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { seededRandom } from "../../tooling/vitest/seed.mjs";
import type { Database } from "../src/storage/database";
import { leadTables } from "../src/storage/lead-tables";
import { appliedMigrations } from "../src/storage/migrate";
import { withLongTimeout } from "../src/storage/row-transfer";
import type { Opened } from "../test/databases";
import { LATER, laterRelease } from "../test/later-release";
import { launch } from "../test/programs";
import { temporaryFolder } from "../test/temporary-folder";
import { FILLED, fillLeads } from "./fill";
import { killedAt, pick, pointsOf, upgradePoints } from "./points";

/** For each table, the number of the filled leads' rows and a checksum of them, without the later column. */
const digests = (database: Database): Promise<string> =>
  withLongTimeout(database, async (session) => {
    // Timestamps are converted to text in this time zone.
    await session.exec("set local timezone = 'UTC'");
    const found: unknown[] = [];
    for (const { name, key } of await leadTables(session)) {
      const rows = await session.query(
        `select count(*), sum(hashtextextended((to_jsonb(t) - 'later')::text, 0))::text from ${name} t
         where ${key} in (select id from maloca.leads where reference like $1)`,
        [`${FILLED}%`],
      );
      found.push(name, rows);
    }
    return JSON.stringify(found, (_, value) => (typeof value === "bigint" ? `${value}` : value));
  });

/**
 * Kills upgrades, and rollbacks of successful ones, again and again, each at a point of its work that the seed
 * chooses.
 */
export async function killUpgrades(
  database: Opened,
  { kills, leads }: { kills: number; leads: number },
) {
  const random = seededRandom(`upgrades on ${database.name}`);
  const release = await laterRelease();
  const folder = join(await temporaryFolder(), "backups");
  const variables = { ...database.variables, BACKUP_DIR: folder };
  const whole = await database.read(async (opened) => {
    await fillLeads(opened, leads, leads / 10);
    return digests(opened);
  });

  const look = () =>
    database.read(async (opened) => ({
      later: (await appliedMigrations(opened)).includes(LATER),
      whole: (await digests(opened)) === whole,
    }));

  /** Runs an upgrade or a rollback until it is killed or done. Returns the points that it reached. */
  const work = async (back: boolean, point = "", times = 0) => {
    const [program, args] = back ? [release.leads, ["rollback", "--yes"]] : [release.main, []];
    const started = launch(program, args, { ...variables, ...killedAt(point, times) });
    const served = async () => {
      // Once it answers, its signal handlers are installed.
      await fetch(`${await started.url}/healthz`);
      started.child.kill("SIGTERM");
    };
    if (!back) await served().catch(() => {});
    const { code, stderr } = await started.ended;
    if (code) throw new Error(stderr);
    return pointsOf(stderr);
  };

  const [upgrading, goingBack] = [await work(false), await work(true)];
  let lost = 0;
  // The state after one kill, in which the next run begins.
  let state = { later: false, whole: true };
  for (let kill = 0; kill < kills; kill++) {
    const counts = state.later ? goingBack : upgrading;
    const reached = upgradePoints[database.name].filter((point) => counts[point]);
    const point = pick(reached, random());
    await work(state.later, point, Math.ceil(random() * (counts[point] ?? 1)));
    state = await look();
    if (!state.whole) lost++;
  }
  if (state.later) await work(true);
  await work(false);
  const { later, whole: intact } = await look();
  const backups = (await readdir(folder)).filter((name) => name.includes("upgrade"));
  return {
    /** Kills after which a lead was missing or different. */
    lost,
    /** Whether the server started and upgraded in the end. */
    upgraded: later && intact && backups.length > 0,
  };
}
