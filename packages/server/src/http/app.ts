import { BODY_LIMIT, headers, type ListedTrip, REFERENCE_HEADER, trips } from "@maloca/catalog";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { MINUTE_MS } from "../durations";
import { TEAM_PATH } from "../leads/team-access";
import type { Log } from "../log";
import { type Database, DatabaseError, isUnavailable } from "../storage/database";
import { addAssistantRoute } from "./assistant-route";
import { addFormRoutes, unfitForm } from "./form-routes";
import type { House } from "./house";
import { addLeadRoutes } from "./lead-routes";
import { limitBody, type UnfitBody } from "./limit-body";
import { addLinkRoutes, spokenIn, tooMany } from "./link-routes";
import { onlyOwnHosts } from "./own-page";
import { addPageCheck, type ReadPage } from "./page-check";
import { type CallCounter, createRateLimit, networkOf } from "./rate-limit";
import { createReceiver } from "./receive-lead";
import { notFound, type RouteTools, refuse, refuseFailure } from "./responses";
import { securityHeaders } from "./security-headers";
import { addStatementRoutes } from "./statement-routes";
import { addTeamRoutes } from "./team-routes";
import type { TeamOptions } from "./team-session";
import { mostBytes, unfitPress } from "./team-uploads";
import { addWatchRoutes } from "./watch-routes";

/** Paths of the API: an unknown path under these is a JSON 404, never a page. */
const BACKEND_PATHS = ["/functions/*", "/rest/*", "/auth/*", "/submissions/*"] as const;

/** What the hosted-backend client and the widgets send beside the body. */
const ALLOWED_HEADERS = [
  ...Object.values(headers),
  "authorization",
  "x-client-info",
  "content-type",
  "content-profile",
  "accept-profile",
  "prefer",
  "x-supabase-api-version",
  "x-retry-count",
];

/** A browser repeats its preflight once a day. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** Pages that the database answers, read by people and by whoever tries links. */
const PAGE_PATHS = ["/formulario/*", `${TEAM_PATH}/*`] as const;

/** An assistant's conversation takes several calls, and many people may share its address. */
const ASSISTANT_CALLS = 10;

/** A person opens more pages than they send requests, and a team shares its office's address. */
const PAGE_CALLS = 10;

/**
 * A database may pass its health check and still refuse leads, for example when its disk is full. After such
 * a failure `/readyz` reports it until a lead is stored, at most for so long.
 */
const REFUSING_MS = 15 * MINUTE_MS;
const NOT_STORED = "leads: the last one could not be stored";

export interface AppOptions {
  database: Database;
  /** Addresses of the team, whose members may sign in at its page. */
  team?: readonly string[] | undefined;
  /** What is on sale; without it, what the build has. */
  trips?: () => readonly ListedTrip[];
  /** How what is on sale is published at the team's page; without it, it is not. */
  content?: TeamOptions["content"];
  /** What the team's page shows of the server. */
  house?: House | undefined;
  /** The public key that calls must send. */
  anonKey: string;
  /** Writes per address and minute; 0 for no limit. */
  rateLimit: number;
  /** Origins that may call from a browser; `*` for all. */
  allowedOrigins: readonly string[];
  /** The caller's address, for the rate limit. */
  clientAddress?: (c: Context) => string;
  /** Who passed the call on, where `clientAddress` is the caller's own claim. */
  gateway?: (c: Context) => string | undefined;
  /** Names under which it is reached beside those of the site and the machine; without it, any. */
  hosts?: readonly string[] | undefined;
  /** The host that the visitor asked for, as a trusted proxy forwards it. */
  proxiedHost?: (c: Context) => string | undefined;
  /** Counts the calls of all processes; without it, each process counts only its own. */
  countCalls?: CallCounter;
  /** Whether the visitor came over HTTPS. */
  isSecure?: (c: Context) => boolean;
  /** What is overdue, such as mails or a backup. */
  overdue?: () => readonly string[];
  /** The operator's bearer token, for the state of the mails and what is overdue. */
  secret?: string | undefined;
  /** Reads a partner's page for the builder; without it nothing is read. */
  readPage?: ReadPage | undefined;
  /** Answers assistants (docs/assistants.md); without it nothing answers them. */
  assistants?: ((request: Request) => Promise<Response>) | undefined;
  /** Called after a lead was stored or changed. */
  onLead?: () => void;
  log?: Log;
  clock?: () => Date;
}

/**
 * The HTTP side of the server, without Node's APIs (docs/product.md, "Calls to the server").
 */
export function createApp(options: AppOptions): Hono {
  const { database, log = () => {}, clock = () => new Date(), onLead = () => {} } = options;
  const { clientAddress = () => "unknown", gateway = () => undefined } = options;
  const app = new Hono();

  app.use(securityHeaders);
  app.use(async (c, next) => {
    await next();
    if (options.isSecure?.(c)) c.res.headers.set("Strict-Transport-Security", HSTS);
  });
  if (options.hosts)
    app.use(
      onlyOwnHosts({
        further: options.hosts,
        proxiedHost: options.proxiedHost,
        onRefused: (host) => log("a host was refused: see SITE_HOSTS", { host }),
      }),
    );
  app.use(refuseServiceWorkers);
  for (const path of BACKEND_PATHS) app.use(path, crossOrigin(options.allowedOrigins));
  app.use(
    limitBody(
      (c, status) =>
        unfitForm(c, status, clock()) ?? unfitPress(c, status) ?? refuseBody(c, status),
      mostBytes,
    ),
  );

  const limit = createRateLimit(options.rateLimit, clock, options.countCalls);
  // Counted apart, as the assistants' calls are: who looks at a page must still be able to send a request.
  const limitPages = createRateLimit(options.rateLimit * PAGE_CALLS, clock);
  for (const path of PAGE_PATHS)
    app.use(path, async (c, next) => {
      const seconds = await limitPages(clientAddress(c), gateway(c));
      return seconds ? tooMany(c, seconds, spokenIn(c)) : next();
    });

  const tools: RouteTools = {
    database,
    clock,
    logCall: (route) => async (c, next) => {
      const begun = performance.now();
      c.set("route", route);
      await next();
      const milliseconds = Math.round(performance.now() - begun);
      log("request", { route, status: c.res.status, milliseconds });
    },
    secondsToWait: (c) => limit(clientAddress(c), gateway(c)),
    onLead,
  };

  // Only names and codes: the message of an unforeseen error may quote what was typed.
  const report = (c: Context, error: unknown) => {
    const code = error instanceof DatabaseError ? error.message : Object(error).name;
    log("failed", { method: c.req.method, route: c.get("route") ?? "other", code });
  };

  /** When storing the last lead failed; null if it was stored. */
  let notStoredAt: number | null = null;
  const refusing = () =>
    notStoredAt !== null && clock().getTime() - notStoredAt < REFUSING_MS ? [NOT_STORED] : [];

  const receiver = createReceiver({
    ...tools,
    callerOf: (c) => networkOf(clientAddress(c)),
    onStored: (stored) => {
      notStoredAt = stored ? null : clock().getTime();
    },
    report,
  });
  addLeadRoutes(app, { ...tools, receiver, anonKey: options.anonKey });
  for (const path of BACKEND_PATHS) app.all(path, notFound);

  addFormRoutes(app, { ...tools, receiver, proxiedHost: options.proxiedHost });
  addLinkRoutes(app, tools);
  addStatementRoutes(app, tools);
  addTeamRoutes(app, {
    ...tools,
    team: options.team ?? [],
    isSecure: options.isSecure,
    receiver,
    house: options.house,
    trips: options.trips ?? (() => trips),
    content: options.content,
  });
  addPageCheck(app, { ...tools, read: options.readPage });

  // Counted apart: who asks an assistant must still be able to send a request.
  const limitAssistants = createRateLimit(options.rateLimit * ASSISTANT_CALLS, clock);
  addAssistantRoute(app, {
    ...tools,
    answer: options.assistants,
    allowedOrigins: options.allowedOrigins,
    secondsToWait: (c) => limitAssistants(clientAddress(c), gateway(c)),
  });

  addWatchRoutes(app, {
    ...tools,
    overdue: () => [...refusing(), ...(options.overdue?.() ?? [])],
    secret: options.secret,
  });

  app.notFound(notFound);

  app.onError((error, c) => {
    report(c, error);
    return refuseFailure(c, isUnavailable(error));
  });

  return app;
}

/** A browser that came over HTTPS uses nothing else for a year. */
const HSTS = "max-age=31536000";

const refuseBody = (c: Context, status: UnfitBody) =>
  status === 413
    ? refuse(c, 413, "too_large", `The body is larger than ${BODY_LIMIT} bytes`)
    : refuse(c, 415, "packed_body", "A packed body is not read", {
        hint: "Send it without Content-Encoding",
      });

/**
 * A script of this origin that runs as a service worker would see every later page, also after the fault is mended
 * that let it in. No page here has one.
 */
const refuseServiceWorkers: MiddlewareHandler = async (c, next) =>
  c.req.header("service-worker")
    ? refuse(c, 403, "no_service_worker", "No script of this site is a service worker")
    : next();

/** CORS for the calls. An OPTIONS without preflight headers is an ordinary method. */
function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  const answer = cors({
    origin: allowedOrigins.includes("*") ? "*" : [...allowedOrigins],
    allowMethods: ["POST"],
    allowHeaders: ALLOWED_HEADERS,
    exposeHeaders: ["Retry-After", REFERENCE_HEADER, headers.idempotencyKey],
    maxAge: PREFLIGHT_SECONDS,
  });
  return (c, next) =>
    c.req.method === "OPTIONS" && !c.req.header("access-control-request-method")
      ? next()
      : answer(c, next);
}
