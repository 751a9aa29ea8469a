import { settings } from "@maloca/catalog";
import { StartError } from "./errors";
import { keptLonger, type RetentionDays } from "./leads/retention";
import type { Log } from "./log";
import { placeholderSettings } from "./placeholders";
import { type Database, embeddedBytes, MEASURED_BYTES } from "./storage/database";

/** The file of the operator's name, data policy and similar facts. */
const SETTINGS = "maloca.json in DATA_DIR";

/** Throws a StartError where the build's site has a path: forms and pictures stand at the root of a host. */
export function checkSiteUrl(url: string = settings.siteUrl): void {
  if (URL.canParse(url) && new URL(url).origin === url) return;
  throw new StartError(
    `siteUrl has a path, or is no address: ${url}. Give the site a host name of its own, such as https://www.example.org.`,
    `siteUrl lleva una ruta, o no es una dirección: ${url}. Da al sitio un nombre de servidor propio, como https://www.example.org.`,
  );
}

/** Logs what the operator should correct although the server runs. */
export async function logWarnings({
  database,
  missingSite,
  mailing,
  rateLimit,
  retention,
  log,
}: {
  database: Database;
  /** The site's folder, if it does not exist. */
  missingSite: string | null;
  /** Whether mails are sent. */
  mailing: boolean;
  /** Writes per address and minute. */
  rateLimit: number;
  retention: RetentionDays;
  log: Log;
}): Promise<void> {
  if (rateLimit === 0) log("anybody may send without limit: RATE_LIMIT is 0, which is for tests");
  if (!mailing) log("mails wait in the outbox: SMTP_URL is not set");
  const placeholders = placeholderSettings();
  if (placeholders.length)
    log("settings are placeholders: visitors and mails show them", {
      file: SETTINGS,
      settings: placeholders.join(", "),
    });
  if (missingSite) log("only the API answers: there is no site", { folder: missingSite });
  const bytes = await embeddedBytes(database);
  if (bytes !== null && bytes > MEASURED_BYTES)
    log("the embedded database is larger than it was measured with: move it to PostgreSQL", {
      megabytes: Math.round(bytes / 1e6),
    });
  const longer = keptLonger(retention);
  if (longer.length)
    log("leads are kept longer than the policy on the site says: RETENTION_DAYS", {
      file: SETTINGS,
      kinds: longer.join(", "),
    });
}
