import { HOUR_MS } from "./durations";
import type { Expiry } from "./expiry";
import type { Log } from "./log";
import { eraseUnlessHeld } from "./mail/erasure-notice";
import { startRounds } from "./rounds";
import { errorCode } from "./start-error";
import type { Database } from "./storage/database";
import { removeBackups } from "./storage/node/backup-folder";

interface UpkeepOptions {
  database: Database;
  expiry: Expiry;
  /** The newest time that was stored before this process started. */
  known: Date | null;
  clock: () => Date;
  log: Log;
  /** Called when erasing is on hold, of which the team gets a mail. */
  onHold: () => void;
}

/** The server's hourly work, which begins at its start. No visitor waits for it. */
export function createUpkeep(options: UpkeepOptions) {
  const { database, expiry, clock, log } = options;
  let { known } = options;
  const end = new AbortController();

  async function round(): Promise<void> {
    const now = clock();
    const { expired, backups } = await expiry.find(now);
    const erasure = { database, admin: expiry.admin, expired, backups: backups.length };
    if (!(await eraseUnlessHeld({ ...erasure, now, known, log, signal: end.signal }))) {
      options.onHold();
      return;
    }
    // A clock that passed the check is trusted from now on.
    if (!known || now > known) known = now;
    await removeBackups(backups);
    if (backups.length) log("old backups were removed", { backups: backups.length });
  }

  let rounds: ReturnType<typeof startRounds> | undefined;
  return {
    round,
    start() {
      // The first one may take longer than an hour if many leads are old.
      rounds = startRounds(round, HOUR_MS, (error) =>
        log("upkeep failed", { code: errorCode(error) }),
      );
    },
    async stop() {
      end.abort();
      await rounds?.stop();
    },
  };
}
