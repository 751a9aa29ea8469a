import { setOperator } from "@maloca/catalog/operator";
import { lastShown } from "./content/node/last-shown";
import type { Environment } from "./environment";
import type { Folders } from "./folders";
import { createApp } from "./http/app";
import { releasesOf } from "./http/node/builds";
import { behindProxies } from "./http/node/client-address";
import { namedHosts } from "./http/node/listen";
import { serveChanging } from "./http/node/static-files";
import type { Log } from "./log";
import { DatabaseError } from "./storage/database";
import { openStorage } from "./storage/node/open-storage";
import { UnreachableError } from "./storage/node/postgres-refusals";

/** A start that takes no longer lets calls wait for it. */
const PATIENCE_MS = 1000;

/** The pause between attempts. */
const PAUSE_MS = 1000;

interface Awaiting {
  environment: Environment;
  folders: Folders;
  log: Log;
  /** Lets an app answer until the database is open. */
  open(app: ReturnType<typeof createApp>): Promise<unknown>;
}

/**
 * Opens the database. While PostgreSQL cannot be reached, or takes longer, the site's pages are served and calls
 * answered with 503, and it is tried again. Throws a StartError for what does not change by itself.
 */
export async function awaitDatabase({ environment, folders, log, open }: Awaiting) {
  let opening: Promise<unknown> | undefined;
  const answerMeanwhile = () => {
    opening ??= waitingApp(environment, folders, log).then(open);
    return opening;
  };
  // The embedded database is never away.
  const late = environment.DATABASE_URL
    ? setTimeout(() => void answerMeanwhile().catch(() => {}), PATIENCE_MS)
    : undefined;
  let told = "";
  try {
    for (;;) {
      try {
        const storage = await openStorage(environment, folders.migrations);
        const { applied, backup } = storage.upgraded;
        if (backup) log("tables upgraded", { migrations: applied.length, backup: backup.path });
        return storage;
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        if (error.reason !== told) log("PostgreSQL is awaited", { reason: error.message });
        told = error.reason;
        await answerMeanwhile();
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  } finally {
    clearTimeout(late);
    // A port that cannot be had is reported where it is opened next.
    await opening?.catch(() => {});
  }
}

const away = (): Promise<never> =>
  Promise.reject(new DatabaseError("CONNECT_AWAITED", null, "the database is awaited"));

/** Serves the site as it was shown last, and refuses for now whatever needs the database. */
async function waitingApp(environment: Environment, folders: Folders, log: Log) {
  const { DATA_DIR } = environment;
  const app = createApp({
    database: { query: away, exec: away, write: away, tx: away, read: away, close: async () => {} },
    anonKey: environment.ANON_KEY,
    rateLimit: environment.RATE_LIMIT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    hosts: namedHosts(environment),
    ...behindProxies(environment.TRUST_PROXY),
    secret: environment.MAIL_SECRET,
    log,
  });
  const last = await lastShown(DATA_DIR);
  if (last) setOperator(last.company);
  serveChanging(app)({ ...folders, ...last?.folders, releases: releasesOf(DATA_DIR) });
  return app;
}
