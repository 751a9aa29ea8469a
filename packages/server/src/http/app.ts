import { BODY_LIMIT, headers, type LeadReceipt, parseSource } from "@maloca/catalog";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { type LeadKind, type LeadKindName, leadKinds } from "../leads/lead-kinds";
import { spamSignOf } from "../leads/spam";
import type { Store } from "../leads/store";
import type { Log } from "../log";
import { DatabaseError } from "../storage/database";
import { addFormRoutes } from "./form-routes";
import { createHealth } from "./health";
import { type CallCounter, createRateLimit } from "./rate-limit";
import { bearerOf } from "./request-headers";
import { notFound, refuse, refuseFailure } from "./responses";

/** What belongs to the API: an unknown path under these is a JSON 404, never a page. */
export const BACKEND_PATHS = ["/functions/*", "/rest/*", "/auth/*", "/submissions/*"] as const;

/** What the hosted-backend client and the widgets send beside the body. */
const ALLOWED_HEADERS = [
  "authorization",
  headers.apiKey,
  "x-client-info",
  "content-type",
  "content-profile",
  "accept-profile",
  "prefer",
  "x-supabase-api-version",
  "x-retry-count",
  headers.idempotencyKey,
  headers.partner,
  headers.source,
  headers.consent,
  headers.filled,
  headers.trap,
];

/** A browser asks once a day whether it may call. */
const PREFLIGHT_SECONDS = 24 * 60 * 60;

/** Columns of `maloca.leads`. Longer values are cut: a header must never cost a lead. */
const PARTNER_LENGTH = 100;
const CONSENT_LENGTH = 50;

/** A longer idempotency key is refused: two that are cut could be one. */
const KEY_LENGTH = 255;

export interface AppOptions {
  store: Store;
  /** The public key that every keyed call shows. */
  anonKey: string;
  /** Writes per address and minute; 0 for no limit. */
  rateLimit: number;
  /** Origins that may call from a browser; `*` for all. */
  allowedOrigins: readonly string[];
  /** Who calls, for the rate limit. */
  clientAddress?: (c: Context) => string;
  /** The host that the visitor asked for, as a proxy that is believed tells it. */
  proxiedHost?: (c: Context) => string | undefined;
  /** Counts the calls of every process; without it each counts its own. */
  countCalls?: CallCounter;
  /** Called after a new lead was stored. */
  onLead?: () => void;
  log?: Log;
  clock?: () => Date;
}

/**
 * The HTTP side of the server, with nothing of Node in it (docs/product.md, "Calls to the server").
 */
export function createApp(options: AppOptions): Hono {
  const { store, log = () => {}, clock = () => new Date() } = options;
  const { clientAddress = () => "unknown" } = options;
  const app = new Hono();

  app.use(securityHeaders);
  for (const path of BACKEND_PATHS) app.use(path, crossOrigin(options.allowedOrigins));

  /** Each write with its outcome. A route names what was called, and not with what. */
  const logCall =
    (route: string): MiddlewareHandler =>
    async (c, next) => {
      const begun = performance.now();
      c.set("route", route);
      await next();
      const milliseconds = Math.round(performance.now() - begun);
      log("request", { route, status: c.res.status, milliseconds });
    };

  const limit = createRateLimit(options.rateLimit, clock, options.countCalls);
  const secondsToWait = (c: Context) => limit(clientAddress(c));
  const limitRate: MiddlewareHandler = async (c, next) => {
    const seconds = await secondsToWait(c);
    if (!seconds) return next();
    c.header("Retry-After", String(seconds));
    return refuse(c, 429, "too_many_requests", "Too many requests from this address", {
      hint: `Try again in ${seconds} s`,
    });
  };

  const checkKey: MiddlewareHandler = async (c, next) => {
    if ([c.req.header(headers.apiKey), bearerOf(c)].includes(options.anonKey)) return next();
    return refuse(c, 401, "unauthorized", "The public key is missing or wrong", {
      hint: `Send it as ${headers.apiKey}, or as Authorization: Bearer`,
    });
  };

  const countBody = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => refuse(c, 413, "too_large", `The body is larger than ${BODY_LIMIT} bytes`),
  });
  // To count is to read a stream, which costs. Of a length that was declared no more is ever read.
  const limitBody: MiddlewareHandler = (c, next) => {
    const declared = !c.req.header("transfer-encoding") && c.req.header("content-length");
    return declared && Number(declared) <= BODY_LIMIT ? next() : countBody(c, next);
  };

  for (const [name, kind] of Object.entries(leadKinds) as [LeadKindName, LeadKind][]) {
    const receive = async (c: Context) => {
      let body: unknown;
      try {
        body = await c.req.json();
      } catch {
        return refuse(c, 400, "invalid_json", "The body is not JSON");
      }
      const { data, errors } = kind.read(body);
      if (errors) {
        return refuse(c, 400, "invalid_request", "Some fields are not valid", { details: errors });
      }
      const idempotencyKey = c.req.header(headers.idempotencyKey) || null;
      if (idempotencyKey && idempotencyKey.length > KEY_LENGTH) {
        const limit = `${headers.idempotencyKey} is longer than ${KEY_LENGTH} characters`;
        return refuse(c, 400, "invalid_idempotency_key", limit);
      }
      const saved = await store.save({
        kind: name,
        request: data,
        partner: headerText(c, headers.partner, PARTNER_LENGTH),
        source: parseSource(c.req.header(headers.source) ?? ""),
        consentVersion: headerText(c, headers.consent, CONSENT_LENGTH),
        idempotencyKey,
        spamSign: spamSignOf(c.req.header(headers.trap), c.req.header(headers.filled)),
      });
      if ("conflict" in saved) {
        return refuse(c, 422, "idempotency_key_reused", "This key came before with another body", {
          hint: "Use a new key for a new request",
        });
      }
      if (saved.fresh) options.onLead?.();
      c.header("Cache-Control", "no-store");
      if (kind.insert) return c.body(null, 201);
      return c.json({ success: true, reference: saved.reference } satisfies LeadReceipt);
    };
    app.post(
      kind.path,
      logCall(kind.path),
      limitRate,
      ...(kind.keyed ? [checkKey] : []),
      limitBody,
      receive,
    );
  }

  for (const path of BACKEND_PATHS) app.all(path, notFound);

  // Only names and codes: the message of an unforeseen error may quote what was typed.
  const report = (c: Context, error: unknown) => {
    const code = error instanceof DatabaseError ? error.message : Object(error).name;
    log("failed", { method: c.req.method, route: c.get("route") ?? "other", code });
  };
  const onLead = () => options.onLead?.();
  const { proxiedHost } = options;
  addFormRoutes(app, { store, secondsToWait, proxiedHost, onLead, report, logCall, clock });

  const health = createHealth(() => store.ping());
  app.get("/healthz", async (c) => {
    const reason = await health();
    if (reason === null) return c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" });
    return refuse(c, 503, "unavailable", `The database does not answer: ${reason}`);
  });

  app.notFound(notFound);

  app.onError((error, c) => {
    report(c, error);
    return refuseFailure(c, error);
  });

  return app;
}

/** A header's text on one line, or null when it is absent or empty. */
function headerText(c: Context, name: string, length: number): string | null {
  const text = decoded(c.req.header(name) ?? "")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
  return text ? [...text].slice(0, length).join("").trim() : null;
}

/** Widgets encode what a header cannot hold; whoever calls by hand may write it plainly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a browser heeds of a page alone. */
const PAGE_HEADERS = Object.entries({
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
});

const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not by `c.header`, which makes the whole answer anew for each.
  const { headers } = c.res;
  headers.set("X-Content-Type-Options", "nosniff");
  // A booking comes in eight scripts: with them they would be 2 kB more.
  if (headers.get("Content-Type")?.startsWith("text/javascript")) return;
  for (const [name, value] of PAGE_HEADERS) headers.set(name, value);
  if (!headers.has("Content-Security-Policy")) {
    headers.set(
      "Content-Security-Policy",
      "frame-ancestors 'self'; base-uri 'self'; object-src 'none'",
    );
  }
};

/** CORS for the calls. An OPTIONS that is no preflight is a method like any other. */
function crossOrigin(allowedOrigins: readonly string[]): MiddlewareHandler {
  const answer = cors({
    origin: allowedOrigins.includes("*") ? "*" : [...allowedOrigins],
    allowMethods: ["POST"],
    allowHeaders: ALLOWED_HEADERS,
    exposeHeaders: ["Retry-After"],
    maxAge: PREFLIGHT_SECONDS,
  });
  return (c, next) =>
    c.req.method === "OPTIONS" && !c.req.header("access-control-request-method")
      ? next()
      : answer(c, next);
}
