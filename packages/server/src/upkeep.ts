import { HOUR_MS } from "./durations";
import { createLeadAdmin } from "./leads/admin";
import { eraseOldLeads, type RetentionDays } from "./leads/retention";
import type { Store } from "./leads/store";
import type { Log } from "./log";
import { errorCode } from "./start-error";
import type { Database } from "./storage/database";
import { removeOldBackups } from "./storage/node/backup-folder";

/** What the server does by itself every hour, and at its start: nothing that a visitor waits for. */
export function startUpkeep({
  database,
  store,
  retention,
  backupFolder,
  clock,
  log,
}: {
  database: Database;
  store: Store;
  retention: RetentionDays;
  backupFolder: string;
  clock: () => Date;
  log: Log;
}): { stop(): Promise<void> } {
  const admin = createLeadAdmin(database, clock);
  const end = new AbortController();
  const work = async () => {
    await store
      .forgetKeys()
      .catch((error: Error) => log("old keys were kept", { code: error.message }));
    await eraseOldLeads(admin, retention, { clock, log, signal: end.signal });
    const backups = await removeOldBackups(backupFolder, clock()).catch((error: unknown) =>
      log("old backups were kept", { code: errorCode(error) }),
    );
    if (backups) log("old backups were removed", { backups });
  };
  // One round after another: a first one over many old leads may take longer than an hour.
  let round = work();
  const hourly = setInterval(() => {
    round = round.then(work);
  }, HOUR_MS);
  return {
    stop() {
      clearInterval(hourly);
      end.abort();
      return round;
    },
  };
}
