import { settings } from "@maloca/catalog";
import { retentionOf } from "./cli/server-settings";
import { StartError } from "./errors";
import { keptLonger } from "./leads/retention";
import { COMPANY_PATH } from "./leads/team-access";
import { placeholderSettings } from "./placeholders";
import type { Server } from "./services/server";
import { embeddedBytes, MEASURED_BYTES } from "./storage/database";

/** Where the operator's name, data policy and similar facts are changed. */
const SETTINGS = COMPANY_PATH;

/** Throws a StartError where the build's site has a path: forms and pictures stand at the root of a host. */
export function checkSiteUrl(url: string = settings.siteUrl): void {
  if (URL.canParse(url) && new URL(url).origin === url) return;
  throw new StartError(
    `siteUrl has a path, or is no address: ${url}. Give the site a host name of its own, such as https://www.example.org.`,
    `siteUrl lleva una ruta, o no es una dirección: ${url}. Da al sitio un nombre de servidor propio, como https://www.example.org.`,
  );
}

/** A reason for which calls of the site's pages are refused. */
export const ANOTHER_KEY = "ANON_KEY: the site and the widgets were built with another one";

interface Started {
  /** Whether the site is built. */
  hasSite: boolean;
  /** Whether mails are sent. */
  mailing: boolean;
  /** Whether the pages were built with another key. */
  anotherKey: boolean;
}

/** Logs what the operator should correct although the server runs. */
export async function logWarnings(server: Server, started: Started): Promise<void> {
  const { environment, folders, database, log } = server;
  const { mailing, anotherKey, hasSite } = started;
  if (anotherKey) log("requests of this build's pages are refused", { reason: ANOTHER_KEY });
  if (environment.RATE_LIMIT === 0)
    log("anybody may send without limit: RATE_LIMIT is 0, which is for tests");
  if (!mailing) log("mails wait in the outbox: SMTP_URL is not set");
  const placeholders = placeholderSettings();
  if (placeholders.length)
    log("settings are placeholders: visitors and mails show them", {
      desk: SETTINGS,
      settings: placeholders.join(", "),
    });
  if (!hasSite) log("only the API answers: there is no site", { folder: folders.site });
  const bytes = await embeddedBytes(database);
  if (bytes !== null && bytes > MEASURED_BYTES)
    log("the embedded database is larger than it was measured with: move it to PostgreSQL", {
      megabytes: Math.round(bytes / 1e6),
    });
  const longer = keptLonger(retentionOf(environment));
  if (longer.length)
    log("leads are kept longer than the policy on the site says: RETENTION_DAYS", {
      desk: SETTINGS,
      kinds: longer.join(", "),
    });
}
