import { existsSync } from "node:fs";
import { createAssistants } from "./assistants/assistants";
import { awaitDatabase } from "./await-database";
import { readEnvironment } from "./environment";
import { folders as built, type Folders } from "./folders";
import { createApp } from "./http/app";
import { hasAnotherKey, versionOf } from "./http/node/builds";
import { behindProxies } from "./http/node/client-address";
import { createDoor } from "./http/node/door";
import { checkPort, namedHosts } from "./http/node/listen";
import { pageReaderFor } from "./http/node/read-page";
import { createCallCounter } from "./http/rate-limit";
import type { Log } from "./log";
import { createAnswers, createContexts } from "./services/answers";
import { createHouse } from "./services/house";
import { createKeeping } from "./services/keeping";
import { createMailing } from "./services/mailing";
import { createPages } from "./services/pages";
import type { Server } from "./services/server";
import { createWebhookService } from "./services/webhooks";
import { ANOTHER_KEY, checkSiteUrl, logWarnings } from "./start-warnings";

/** The limit for a request that is no photograph: enough for 32 KiB over a slow connection. */
const REQUEST_MS = 15_000;

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
  const { log = () => {}, clock = () => new Date(), requestMs = REQUEST_MS, pollMs } = options;
  const { site = built.site, cdn = built.cdn, stamp = built.stamp } = options;
  const folders = { ...built, site, cdn, stamp };
  checkSiteUrl();
  const environment = readEnvironment(variables);
  await checkPort(environment, variables);
  const door = createDoor(environment, variables, requestMs);
  const storage = await awaitDatabase({ environment, folders, log, open: door.open }).catch(
    async (error) => {
      await door.close();
      throw error;
    },
  );
  const { database, lock } = storage;
  const server: Server = { environment, folders, database, clock, log, pollMs };
  const anotherKey = hasAnotherKey(folders.stamp, environment.ANON_KEY);

  const mailing = createMailing(server);
  const keeping = await createKeeping(server, mailing);
  const webhooks = createWebhookService(server);
  const pages = createPages(server);
  const assistants =
    environment.ASSISTANTS === "on"
      ? createAssistants(versionOf(folders.cdn), pages.trips, clock)
      : undefined;
  /** After a lead or an operator's command. */
  const wake = () => {
    mailing.wake();
    webhooks.wake();
  };

  const contextOf = createContexts(server, { mailing, webhooks, pages, anotherKey, wake });
  const app = createApp({
    ...{ database, log, clock, onLead: wake },
    ...callSettings(server),
    team: mailing.team,
    trips: pages.trips,
    house: createHouse(server, mailing, contextOf),
    content: { render: pages.prepare, pageOf: pages.pageOf, onPublished: pages.wake },
    overdue: () => [...(anotherKey ? [ANOTHER_KEY] : []), ...keeping.overdue(), ...pages.overdue()],
    assistants: assistants?.fetch,
  });
  const listening = await pages
    .show(app)
    .then(() => door.open(app))
    .catch(async (error) => {
      await keeping.stop();
      await storage.close();
      throw error;
    });
  lock?.answer(createAnswers(contextOf));

  const services = [mailing, webhooks, pages, keeping];
  for (const service of services) service.start();
  await logWarnings(server, {
    hasSite: existsSync(folders.site),
    mailing: mailing.isSet,
    anotherKey,
  });

  return {
    url: listening.url,
    async close() {
      await listening.drain();
      // Keeping may write a mail, and mails are sent last.
      for (const service of services.toReversed()) await service.stop();
      await assistants?.close();
      await storage.close();
    },
  };
}

/** What the operator has set about calls. */
function callSettings({ environment, database, log }: Server) {
  return {
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
    // The embedded database has one process, which counts for itself.
    ...(environment.DATABASE_URL && { countCalls: createCallCounter(database) }),
    secret: environment.MAIL_SECRET,
    readPage: pageReaderFor(environment),
  };
}
