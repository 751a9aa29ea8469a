import { paths } from "@maloca/catalog";
import { SMTPServer } from "smtp-server";
import { beforeEach, describe, expect, it } from "vitest";
import { verifySmtp } from "../src/mail/node/smtp";
import { DatabaseError } from "../src/storage/database";
import { startWatch } from "../src/watch";
import { useDatabase } from "./databases";
import { appOver, booking, post } from "./samples";
import { testServer } from "./test-server";

const HOUR = 60 * 60_000;

describe("the watch", () => {
  const database = useDatabase("PGlite");
  let now: number;
  let told: string[];
  let logged: string[];
  let backup: Date | null | undefined;
  const watch = () =>
    startWatch({
      database,
      latestBackup: async () => backup,
      lateBackupMs: 48 * HOUR,
      alarm: async (lines) => {
        told.push(lines.join(" "));
      },
      clock: () => new Date(now),
      log: (event, facts) => logged.push(`${event} ${facts?.reason}`),
    });
  beforeEach(() => {
    now = Date.now();
    told = [];
    logged = [];
    backup = undefined;
  });

  it("tells of a mail that waits too long: a log line each time, a mail a day", async () => {
    await appOver(database).request(paths.booking, post(booking));
    now = Date.now();
    const { tick, overdue, stop } = watch();
    now += HOUR;
    await tick();
    expect(overdue()).toEqual([]);
    now += 2 * HOUR;
    await tick();
    expect(overdue()).toEqual(["mails: the oldest has waited for 3 h"]);
    now += HOUR;
    await tick();
    now += 24 * HOUR;
    await tick();
    expect(logged).toHaveLength(3);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain("sin enviar hace 3 horas");
    await database.exec("update maloca.outbox set sent_at = now() where audience = 'team'");
    await tick();
    expect(overdue()).toEqual([]);
    await stop();
  });

  it("says for a while that the last lead was not stored, though the database answers", async () => {
    let full = true;
    const write: typeof database.write = async (sql, parameters) => {
      if (full && sql.includes("insert")) throw new DatabaseError("53100");
      return database.write(sql, parameters);
    };
    const app = appOver({ ...database, write }, { clock: () => new Date(now) });
    const states = async () =>
      Promise.all(["/healthz", "/readyz"].map(async (path) => (await app.request(path)).status));
    const send = async () => (await app.request(paths.booking, post(booking))).status;
    expect(await states()).toEqual([200, 200]);
    expect(await send()).toBe(503);
    expect(await states()).toEqual([200, 503]);
    now += HOUR;
    expect(await states()).toEqual([200, 200]);
    expect(await send()).toBe(503);
    full = false;
    expect(await send()).toBe(200);
    expect(await states()).toEqual([200, 200]);
  });

  it("looks at the start, without waiting for its time", async () => {
    await appOver(database).request(paths.booking, post(booking));
    now = Date.now() + 3 * HOUR;
    const { overdue, stop } = watch();
    await stop();
    expect(overdue()).toEqual(["mails: the oldest has waited for 3 h"]);
  });

  it("tells of a backup that is two days old, or was never made", async () => {
    const { tick, overdue, stop } = watch();
    backup = new Date(now);
    now += 47 * HOUR;
    await tick();
    expect(overdue()).toEqual([]);
    now += 2 * HOUR;
    await tick();
    expect(overdue()[0]).toContain("backup: none since 20");
    backup = null;
    await tick();
    expect(overdue()).toEqual(["backup: none since the start"]);
    await stop();
  });
});

describe("a server that is watched", () => {
  it("tells anybody whether all goes on, and the reasons to the operator alone", async () => {
    const secret = "una-clave-de-prueba-larga";
    const database = { write: async () => Promise.reject(new Error("secret text")) };
    const failing = appOver(database as never, {
      overdue: () => ["mails: the oldest has waited for 3 h"],
      mails: { secret, read: async () => ({ waiting: 1, dead: 0, error: null, refused: [] }) },
    });
    const open = await failing.request("/readyz");
    expect([open.status, await open.json()]).toEqual([503, { status: "not ready" }]);
    const headers = { Authorization: `Bearer ${secret}` };
    const told = await failing.request("/readyz", { headers });
    expect(await told.json()).toEqual({
      status: "not ready",
      reasons: ["database: unknown", "mails: the oldest has waited for 3 h"],
    });
    const wrong = await failing.request("/readyz", { headers: { Authorization: "Bearer x" } });
    expect(await wrong.json()).toEqual({ status: "not ready" });
  });

  it("asks browsers to stay on HTTPS only where a trusted proxy says that they came so", async () => {
    const HSTS = "strict-transport-security";
    const [trusting, alone] = await Promise.all([testServer({ TRUST_PROXY: "1" }), testServer()]);
    const header = async ({ url }: { url: string }, protocol: string, path = "/healthz") => {
      const answer = await fetch(`${url}${path}`, { headers: { "X-Forwarded-Proto": protocol } });
      return answer.headers.get(HSTS);
    };
    expect(await header(trusting, "https")).toBe("max-age=31536000");
    expect(await header(trusting, "https", "/nada")).toBe("max-age=31536000");
    expect(await header(trusting, "http")).toBeNull();
    expect(await header(alone, "https")).toBeNull();

    const ready = await fetch(`${alone.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
    const text = await (await fetch(`${alone.url}/.well-known/security.txt`)).text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+\n/);
    const expires = Date.parse(/Expires: (.+)/.exec(text)?.[1] ?? "");
    expect(expires).toBeGreaterThan(Date.now());
    await Promise.all([trusting.close(), alone.close()]);
  });
});

describe("SMTP_URL with requireTLS=true", () => {
  it("does not log in to a mail server without encryption", async () => {
    const server = new SMTPServer({
      logger: false,
      authOptional: true,
      disabledCommands: ["STARTTLS"],
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.server.address() as { port: number };
    const url = `smtp://127.0.0.1:${port}`;
    await verifySmtp(url);
    await expect(verifySmtp(`${url}?requireTLS=true`)).rejects.toThrow();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
});
