import { HOUR_MS } from "./durations";
import type { Expiry } from "./expiry";
import { eraseExpired } from "./leads/retention";
import type { Store } from "./leads/store";
import type { Log } from "./log";
import { isHeld } from "./mail/erasure-notice";
import { errorCode } from "./start-error";
import type { Database } from "./storage/database";
import { removeBackups } from "./storage/node/backup-folder";

export interface UpkeepOptions {
  database: Database;
  store: Store;
  expiry: Expiry;
  /** The newest moment that was stored before this process served anybody. */
  known: Date | null;
  clock: () => Date;
  log: Log;
  /** Called when an order is needed, of which the team gets a mail. */
  onHold: () => void;
}

export interface Upkeep {
  /** One round of the hourly work. */
  round(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

/** What the server does by itself every hour, and at its start: nothing that a visitor waits for. */
export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { database, store, expiry, clock, log } = options;
  let { known } = options;
  const end = new AbortController();

  async function round(): Promise<void> {
    const now = clock();
    const { expired, backups } = await expiry.find(now);
    const leads = expired.reduce((sum, one) => sum + one.leads, 0);
    if (await isHeld(database, { now, known, leads, backups: backups.length }, log)) {
      options.onHold();
      return;
    }
    // While the clock goes on as it should, every round is known to be right after the one before.
    if (!known || now > known) known = now;
    await store
      .forgetKeys()
      .catch((error: Error) => log("old keys were kept", { code: error.message }));
    await eraseExpired(expiry.admin, expired, { log, signal: end.signal });
    await removeBackups(backups);
    if (backups.length) log("old backups were removed", { backups: backups.length });
  }

  const safely = () =>
    round().catch((error: unknown) => log("upkeep failed", { code: errorCode(error) }));
  let rounds = Promise.resolve();
  let hourly: ReturnType<typeof setInterval> | undefined;
  return {
    round,
    start() {
      rounds = safely();
      // One round after another: a first one over many old leads may take longer than an hour.
      hourly = setInterval(() => {
        rounds = rounds.then(safely);
      }, HOUR_MS);
    },
    stop() {
      clearInterval(hourly);
      end.abort();
      return rounds;
    },
  };
}
