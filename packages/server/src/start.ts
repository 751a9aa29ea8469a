import { existsSync } from "node:fs";
import { createAssistants } from "./assistants/assistants";
import { awaitDatabase } from "./await-database";
import { answerIpcRequest } from "./cli/admin-requests";
import { examine } from "./cli/doctor/examine";
import { retentionOf, settingsOf } from "./cli/server-settings";
import { createContentCommands } from "./content/commands";
import { createPublishedSite } from "./content/node/published-site";
import { readEnvironment } from "./environment";
import { folders as built, type Folders } from "./folders";
import { createApp } from "./http/app";
import { hasAnotherKey, keepBuilds, releasesOf, versionOf } from "./http/node/builds";
import { behindProxies } from "./http/node/client-address";
import { createDoor } from "./http/node/door";
import { checkPort, namedHosts } from "./http/node/listen";
import { pageReaderFor } from "./http/node/read-page";
import { serveChanging } from "./http/node/static-files";
import { createCallCounter } from "./http/rate-limit";
import { createLeadAdmin } from "./leads/admin";
import { SERVER } from "./leads/audit-log";
import { newestMoment, readHold } from "./leads/erasure-hold";
import { START } from "./leads-command";
import type { Log } from "./log";
import { createSmtp } from "./mail/node/smtp";
import { sendAlarm } from "./mail/notices";
import { createOutbox } from "./mail/outbox";
import { keepOperator } from "./operator/node/read-operator";
import { removeUnused, showOperator } from "./operator/node/show-operator";
import { checkSiteUrl, logWarnings } from "./start-warnings";
import { backupTimes, latestBackup, readBackupSettings } from "./storage/node/backup-folder";
import { createBackupSchedule, hasSchedule, LATE_MS } from "./storage/node/backup-schedule";
import { hasLeads, readMigrations } from "./storage/node/upgrade";
import { createUpkeep } from "./upkeep";
import { startWatch } from "./watch";
import { createWebhookCommands } from "./webhooks/commands";
import { createWebhooks } from "./webhooks/deliver";
import { allowedHosts, createPost } from "./webhooks/node/post";

/** The limit for a request: enough for 32 KiB over a slow connection. */
const REQUEST_MS = 15_000;

const ANOTHER_KEY = "ANON_KEY: the site and the widgets were built with another one";

const WHAT_TO_DO = `Quien instaló el servidor lo revisa con: ${START} doctor. Las solicitudes se siguen guardando; se intenta otra vez cada hora.`;

/** The folders of what it serves may be others than those of the build. */
export interface StartOptions extends Partial<Pick<Folders, "site" | "cdn" | "stamp">> {
  log?: Log;
  clock?: () => Date;
  /** How long a request may take to arrive. */
  requestMs?: number;
  /** How often it looks for mails, deliveries and published versions without being woken. */
  pollMs?: number;
}

export interface Running {
  url: string;
  /** Reads the operator's facts again, and shows them. Never rejects. */
  reload(): Promise<void>;
  /** Accepts no new requests, finishes those under way, closes the database and releases the folder. */
  close(): Promise<void>;
}

/**
 * Starts the server with the settings of an environment. Throws a StartError, whose message is one line, if a
 * variable is wrong, the port is taken, or the database cannot be opened.
 */
export async function start(
  variables: Record<string, string | undefined>,
  options: StartOptions = {},
): Promise<Running> {
  const { log = () => {}, clock = () => new Date(), requestMs = REQUEST_MS } = options;
  const { pollMs, site = built.site, cdn = built.cdn, stamp = built.stamp } = options;
  const folders = { ...built, site, cdn, stamp };
  checkSiteUrl();
  const environment = readEnvironment(variables);
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = environment;
  await checkPort(environment, variables);
  const door = createDoor(environment, variables, requestMs);
  const storage = await awaitDatabase({ environment, folders, log, open: door.open }).catch(
    async (error) => {
      await door.close();
      throw error;
    },
  );
  const { database, lock, upgraded } = storage;
  if (upgraded.backup) {
    log("tables upgraded", { migrations: upgraded.applied.length, backup: upgraded.backup.path });
  }
  const mails = SMTP_URL && MAIL_TO && MAIL_FROM ? createSmtp(SMTP_URL, MAIL_TO, MAIL_FROM) : null;
  const deliveries = { database, clock, log, ...(pollMs !== undefined && { pollMs }) };
  const outbox = mails && createOutbox({ ...mails, ...deliveries });

  const anotherKey = hasAnotherKey(folders.stamp, environment.ANON_KEY);
  const settings = settingsOf(environment);
  const { backupFolder } = settings;
  const retention = () => retentionOf(environment);
  // Read before this process stores anything with its clock.
  const known = await newestMoment(database, await backupTimes(backupFolder));
  const watch = startWatch({
    database,
    latestBackup: async () =>
      hasSchedule(environment) && (await hasLeads(database))
        ? ((await latestBackup(backupFolder, "daily", clock()))?.at ?? null)
        : undefined,
    lateBackupMs: LATE_MS,
    alarm: async (lines) => {
      if (mails) await sendAlarm(mails, "Algo quedó pendiente", lines, clock());
    },
    clock,
    log,
  });

  const allowed = allowedHosts(environment);
  const post = createPost(allowed);
  const webhooks = createWebhooks({ ...deliveries, post });
  /** After a lead or an operator's command. */
  const wake = () => {
    outbox?.wake();
    webhooks.wake();
  };

  const dataDir = environment.DATA_DIR;
  const published = createPublishedSite({
    ...{ database, folders, dataDir, clock, log, pollMs },
    onChange: () => operator.reload(),
  });
  const assistants =
    environment.ASSISTANTS === "on"
      ? createAssistants(versionOf(folders.cdn), published.trips, clock)
      : undefined;
  const app = createApp({
    database,
    team: mails?.team,
    trips: published.trips,
    anonKey: environment.ANON_KEY,
    rateLimit: environment.RATE_LIMIT,
    allowedOrigins: environment.ALLOWED_ORIGINS,
    hosts: namedHosts(environment),
    ...behindProxies(environment.TRUST_PROXY, () =>
      log("visitors may share one rate limit: see TRUST_PROXY", {
        proxies: environment.TRUST_PROXY,
        forwarded: !environment.TRUST_PROXY,
      }),
    ),
    overdue: () => [
      ...(anotherKey ? [ANOTHER_KEY] : []),
      ...watch.overdue(),
      ...published.overdue(),
    ],
    // The embedded database has one process, which counts for itself.
    ...(environment.DATABASE_URL && { countCalls: createCallCounter(database) }),
    secret: environment.MAIL_SECRET,
    readPage: pageReaderFor(environment),
    assistants: assistants?.fetch,
    onLead: wake,
    log,
    clock,
  });
  const serve = serveChanging(app);
  serve({ ...folders, releases: releasesOf(dataDir) });
  const operator = await keepOperator({
    dataDir,
    site: folders.site,
    database,
    log,
    async onChange(facts) {
      const shown = await showOperator(await published.with(facts), facts, dataDir);
      const builds = await keepBuilds(shown, dataDir, clock, log);
      serve({ ...shown, releases: releasesOf(dataDir), builds });
      await removeUnused(shown, dataDir);
    },
  });

  await published.load();

  const listening = await door.open(app).catch(async (error) => {
    await watch.stop();
    await storage.close();
    throw error;
  });

  lock?.answer((command, onProgress) => {
    const who = String(command.who ?? SERVER);
    return answerIpcRequest(
      command,
      {
        ...{ admin: createLeadAdmin(database, clock, who), retention, settings, wake, clock },
        content: createContentCommands({ database, who, clock, render: published.prepare }),
        onPublished: published.wake,
        mailing: outbox ? "set" : "missing",
        webhooks: createWebhookCommands({ database, post, allowed, who, clock }),
        examine: (leads) =>
          examine(environment, { leads, anotherKey, operator: operator.read(), now: clock() }),
      },
      onProgress,
    );
  });
  outbox?.start();
  webhooks.start();
  published.start();
  const missingSite = existsSync(folders.site) ? null : folders.site;
  if (anotherKey) log("requests of this build's pages are refused", { reason: ANOTHER_KEY });
  await logWarnings({
    database,
    missingSite,
    mailing: outbox !== null,
    rateLimit: environment.RATE_LIMIT,
    retention: retention(),
    log,
  });
  const upkeep = createUpkeep({
    ...{ database, retention, backupFolder, known, clock, log },
    admin: createLeadAdmin(database, clock, SERVER),
    onHold: () => outbox?.wake(),
  });
  upkeep.start();
  const schedule = createBackupSchedule({
    ...(await readBackupSettings(environment)),
    at: environment.BACKUP_AT,
    database,
    migrations: await readMigrations(folders.migrations),
    alarm: async (reason) => {
      if (!mails) return;
      await sendAlarm(mails, "No se hizo la copia de seguridad", [reason, WHAT_TO_DO], clock());
    },
    mayRemove: async () => (await readHold(database)) === null,
    clock,
    log,
  });
  if (hasSchedule(environment)) schedule.start();

  return {
    url: listening.url,
    reload: operator.reload,
    async close() {
      await listening.drain();
      await watch.stop();
      await published.stop();
      await schedule.stop();
      await upkeep.stop();
      await outbox?.stop();
      await assistants?.close();
      await webhooks.stop();
      await storage.close();
    },
  };
}
