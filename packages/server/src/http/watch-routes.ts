import { settings } from "@maloca/catalog";
import type { Context, Hono } from "hono";
import { DAY_MS } from "../durations";
import type { UnsentMails } from "../leads/unsent-mails";
import { DatabaseError } from "../storage/database";
import { sameSecret } from "../storage/digest";
import { bearerOf } from "./request-headers";
import { refuse } from "./responses";

const YEAR_MS = 365 * DAY_MS;

interface WatchRoutes {
  /** Rejects if a lead could not be stored. */
  ping: () => Promise<unknown>;
  /** What is overdue, such as mails or a backup. */
  overdue: () => readonly string[];
  /** The state of the mails. Callers with the secret as their bearer token see it, and the reasons. */
  mails: { secret: string; read(): Promise<UnsentMails> } | undefined;
  clock: () => Date;
}

/**
 * `/healthz` says whether leads can be stored; a proxy uses it. `/readyz` is for a monitor and says whether everything
 * works: leads are stored, mails go out, backups are made. An overdue backup is no reason to turn visitors away.
 * `/.well-known/security.txt` says where to report a weakness (RFC 9116).
 */
export function addWatchRoutes(app: Hono, { ping, overdue, mails, clock }: WatchRoutes): void {
  const isOperator = async (c: Context) =>
    mails !== undefined && (await sameSecret(bearerOf(c) ?? "", mails.secret));

  const health = createHealth(ping);
  app.get("/healthz", async (c) => {
    const reason = await health();
    if (reason !== null)
      return refuse(c, 503, "unavailable", `The database does not answer: ${reason}`);
    const body = { status: "ok", ...((await isOperator(c)) && { mails: await mails?.read() }) };
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
function createHealth(ping: () => Promise<unknown>): () => Promise<string | null> {
  let answer: Promise<string | null> | undefined;
  let staleAt = Number.POSITIVE_INFINITY;
  let callers = 0;

  const ask = async () => {
    try {
      await ping();
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
