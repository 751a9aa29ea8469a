import { settings } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { DAY_MS } from "../durations";
import { ping } from "../leads/store";
import { readUnsentMails } from "../leads/unsent-mails";
import { type Database, DatabaseError } from "../storage/database";
import { sameSecret } from "../storage/digest";
import { bearerOf } from "./request-headers";
import { type RouteTools, refuse } from "./responses";

const YEAR_MS = 365 * DAY_MS;

interface WatchRoutes extends Pick<RouteTools, "database" | "clock"> {
  /** What is overdue, such as mails or a backup. */
  overdue: () => readonly string[];
  /** Callers with it as their bearer token see the state of the mails, and the reasons. */
  secret: string | undefined;
}

/**
 * `/healthz` says whether leads can be stored; a proxy uses it. `/readyz` is for a monitor and says whether everything
 * works: leads are stored, mails go out, backups are made. An overdue backup is no reason to turn visitors away.
 * `/.well-known/security.txt` says where to report a weakness (RFC 9116).
 */
export function addWatchRoutes(app: Hono, { database, overdue, secret, clock }: WatchRoutes): void {
  const isOperator = async (c: Context) =>
    secret !== undefined && (await sameSecret(bearerOf(c) ?? "", secret));

  const health = createHealth(database);
  app.get("/healthz", async (c) => {
    const reason = await health();
    if (reason !== null)
      return refuse(c, 503, "unavailable", `The database does not answer: ${reason}`);
    const mails = (await isOperator(c)) && { mails: await readUnsentMails(database, clock()) };
    const body = { status: "ok", ...mails };
    return c.json(body, 200, { "Cache-Control": "no-store" });
  });

  app.get("/readyz", async (c) => {
    const failure = await health();
    const reasons = [...(failure === null ? [] : [`database: ${failure}`]), ...overdue()];
    const shown = (await isOperator(c)) && { reasons };
    const body = { status: reasons.length ? "not ready" : "ready", ...shown };
    return c.json(body, reasons.length ? 503 : 200, { "Cache-Control": "no-store" });
  });

  app.get("/.well-known/security.txt", (c) =>
    c.text(
      [
        `Contact: mailto:${settings.email}`,
        `Expires: ${new Date(clock().getTime() + YEAR_MS).toISOString()}`,
        "Preferred-Languages: es, en",
        `Canonical: ${settings.siteUrl}/.well-known/security.txt`,
        "",
      ].join("\n"),
    ),
  );
}

/** How long an answer is reused. */
const FRESH_MS = 1000;

/**
 * So many callers are answered at once. Each further one waits, well within any monitor's time limit, so
 * that a caller in a loop leaves the server time for leads.
 */
const PROMPT = 20;
const PAUSE_MS = 100;

/**
 * Whether leads can be stored: null, or the reason why not. The database is asked once at a time and
 * once a second; all callers share that answer. Anybody may ask, so it must cost next to nothing.
 */
function createHealth(database: Database): () => Promise<string | null> {
  let answer: Promise<string | null> | undefined;
  let staleAt = Number.POSITIVE_INFINITY;
  let callers = 0;

  const ask = async () => {
    try {
      await ping(database);
      return null;
    } catch (error) {
      // The message of another error may contain private data.
      return error instanceof DatabaseError ? error.message : "unknown";
    } finally {
      staleAt = performance.now() + FRESH_MS;
    }
  };

  return async () => {
    if (!answer || performance.now() >= staleAt) {
      staleAt = Number.POSITIVE_INFINITY;
      callers = 0;
      answer = ask();
    }
    const mine = answer;
    if (++callers > PROMPT) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return mine;
  };
}
