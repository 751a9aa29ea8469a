import { settings } from "@maloca/catalog";
import type { Hono } from "hono";
import { DAY_MS } from "../durations";
import { sameSecret } from "../storage/digest";
import { createHealth } from "./health";
import { bearerOf } from "./request-headers";

const YEAR_MS = 365 * DAY_MS;

interface WatchRoutes {
  /** Rejects if a lead could not be stored. */
  ping: () => Promise<unknown>;
  /** What is overdue, such as mails or a backup. */
  overdue: () => readonly string[];
  /** Callers with this bearer token see the reasons; null: nobody does. */
  secret: string | null;
  clock: () => Date;
}

/**
 * `/readyz` says whether everything works: leads are stored, mails go out, backups are made. It is for a
 * monitor; a proxy uses `/healthz`, because an overdue backup is no reason to turn visitors away.
 * `/.well-known/security.txt` says where to report a weakness (RFC 9116).
 */
export function addWatchRoutes(app: Hono, { ping, overdue, secret, clock }: WatchRoutes): void {
  const health = createHealth(ping);

  app.get("/readyz", async (c) => {
    const failure = await health();
    const reasons = [...(failure === null ? [] : [`database: ${failure}`]), ...overdue()];
    const operator = secret !== null && (await sameSecret(bearerOf(c) ?? "", secret));
    const body = { status: reasons.length ? "not ready" : "ready", ...(operator && { reasons }) };
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
