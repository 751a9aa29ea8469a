import { HOUR_MS } from "./durations";
import type { LeadAdmin } from "./leads/admin";
import type { RetentionDays } from "./leads/retention";
import type { Log } from "./log";
import { createLoop } from "./loop";
import { eraseUnlessHeld } from "./mail/erasure-notice";
import type { Database } from "./storage/database";
import { oldBackups, removeBackups } from "./storage/node/backup-folder";

interface UpkeepOptions {
  database: Database;
  admin: LeadAdmin;
  /** Asked at each round: a changed policy counts from the next one on. */
  retention: () => RetentionDays;
  backupFolder: string;
  /** The newest time that was stored before this process started. */
  known: Date | null;
  clock: () => Date;
  log: Log;
  /** Called when erasing is on hold, of which the team gets a mail. */
  onHold: () => void;
}

/** The server's hourly work, which begins at its start. No visitor waits for it. */
export function createUpkeep(options: UpkeepOptions) {
  const { database, admin, clock, log } = options;
  let { known } = options;
  const end = new AbortController();

  async function round(): Promise<void> {
    const now = clock();
    const retention = options.retention();
    const backups = await oldBackups(options.backupFolder, now);
    const erasure = { database, admin, retention, backups: backups.length };
    if (!(await eraseUnlessHeld({ ...erasure, now, known, log, signal: end.signal }))) {
      options.onHold();
      return;
    }
    // A clock that passed the check is trusted from now on.
    if (!known || now > known) known = now;
    await removeBackups(backups);
    if (backups.length) log("old backups were removed", { backups: backups.length });
  }

  // The first one may take longer than an hour if many leads are old.
  const loop = createLoop(round, log, "upkeep", { everyMs: HOUR_MS });
  return {
    round,
    start: loop.start,
    stop() {
      end.abort();
      return loop.stop();
    },
  };
}
