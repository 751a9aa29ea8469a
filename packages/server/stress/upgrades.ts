import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { appliedMigrations } from "../src/storage/migrate";
import { LATER, laterRelease } from "../test/later-release";
import { launch, run } from "../test/programs";
import { temporaryFolder } from "../test/temporary-folder";
import { digests } from "./copies";
import type { Opened } from "./databases";
import { fillLeads } from "./fill";

export interface Upgrades {
  leads: number;
  /** A whole upgrade, with its backup, in seconds. */
  seconds: number;
  kills: number;
  /** What was found after a kill: the tables of the earlier version or of the later one. */
  earlier: number;
  later: number;
  /** Kills after which a lead was missing or different. */
  lost: number;
  /** Whether the server started and upgraded in the end. */
  upgraded: boolean;
}

/** Kills upgrades, and rollbacks of those that were made, at any moment, again and again. */
export async function killUpgrades(
  database: Opened,
  { kills, leads }: { kills: number; leads: number },
): Promise<Upgrades> {
  const release = await laterRelease();
  const folder = join(await temporaryFolder(), "backups");
  const variables = { ...database.variables, BACKUP_DIR: folder };
  const whole = await database.read(async (opened) => {
    await fillLeads(opened, leads, leads / 10);
    return JSON.stringify([...(await digests(opened, "later"))]);
  });

  const look = () =>
    database.read(async (opened) => ({
      later: (await appliedMigrations(opened)).includes(LATER),
      // The later release adds a column to the leads.
      whole: JSON.stringify([...(await digests(opened, "later"))]) === whole,
    }));
  const start = async () => {
    const begun = performance.now();
    const server = launch(release.main, [], variables);
    await server.url;
    server.child.kill("SIGTERM");
    await server.ended;
    return (performance.now() - begun) / 1000;
  };
  const goBack = () => run(release.leads, ["rollback", "--yes"], variables);

  const seconds = await start();
  const found = { earlier: 0, later: 0, lost: 0 };
  // Each look opens the database: what one kill leaves is where the next begins.
  let state = { later: true, whole: true };
  for (let kill = 0; kill < kills; kill++) {
    const program = state.later
      ? launch(release.leads, ["rollback", "--yes"], variables)
      : launch(release.main, [], variables);
    await sleep(Math.random() * seconds * 1000);
    program.child.kill("SIGKILL");
    await program.ended;
    state = await look();
    found[state.later ? "later" : "earlier"]++;
    if (!state.whole) found.lost++;
  }
  if (state.later) {
    const { code, stderr } = await goBack();
    if (code !== 0) throw new Error(stderr);
  }
  await start();
  const { later, whole: intact } = await look();
  const backups = (await readdir(folder)).filter((name) => name.includes("upgrade"));
  return {
    leads,
    seconds: Number(seconds.toFixed(1)),
    kills,
    ...found,
    upgraded: later && intact && backups.length > 0,
  };
}
