import { paths } from "@maloca/catalog";
import { SMTPServer } from "smtp-server";
import { beforeEach, describe, expect, it } from "vitest";
import { verifySmtp } from "../src/mail/node/smtp";
import { DatabaseError } from "../src/storage/database";
import { startWatch } from "../src/watch";
import { stubDatabase, useDatabase } from "./databases";
import { portOf } from "./ports";
import { appOver, booking, post } from "./samples";

const HOUR = 60 * 60_000;

describe("the watch", () => {
  const database = useDatabase("PGlite");
  let now: number;
  let alarms: string[];
  let logged: string[];
  let backup: Date | null | undefined;
  const watch = () =>
    startWatch({
      database,
      latestBackup: async () => backup,
      lateBackupMs: 48 * HOUR,
      alarm: async (lines) => void alarms.push(lines.join(" ")),
      clock: () => new Date(now),
      log: (event, facts) => logged.push(`${event} ${facts?.reason}`),
    });
  const book = (options = {}) =>
    appOver(database, { clock: () => new Date(now), ...options }).request(
      paths.booking,
      post(booking),
    );
  beforeEach(() => {
    now = Date.now();
    alarms = [];
    logged = [];
    backup = undefined;
  });

  it("reports a mail that waits too long: a log line each time, a mail a day", async () => {
    await book();
    const { tick, overdue, stop } = watch();
    now += HOUR;
    await tick();
    expect(overdue()).toEqual([]);
    for (const hours of [2, 1, 24]) {
      now += hours * HOUR;
      await tick();
    }
    expect(overdue()).toEqual(["mails: the oldest has waited for 28 h"]);
    expect(logged).toHaveLength(3);
    expect(alarms).toEqual([
      expect.stringContaining("sin enviar hace 3 horas"),
      expect.stringContaining("sin enviar hace 28 horas"),
    ]);
    // At the start it looks without waiting for its time.
    const next = watch();
    await next.stop();
    expect(next.overdue()).toHaveLength(1);
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

  it("reports a backup that is two days old, or missing", async () => {
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

it("a server shows anybody whether everything works, and the reasons to the operator alone", async () => {
  const secret = "una-clave-de-prueba-larga";
  const failing = appOver(
    stubDatabase(() => Promise.reject(new Error("secret text"))),
    {
      overdue: () => ["mails: the oldest has waited for 3 h"],
      secret,
    },
  );
  const ask = async (key: string) => {
    const headers = new Headers(key ? { authorization: `Bearer ${key}` } : {});
    const answer = await failing.request("/readyz", { headers });
    expect(answer.status).toBe(503);
    return answer.json();
  };
  for (const key of ["", "x"]) expect(await ask(key)).toEqual({ status: "not ready" });
  expect(await ask(secret)).toEqual({
    status: "not ready",
    reasons: ["database: unknown", "mails: the oldest has waited for 3 h"],
  });
});

it("SMTP_URL with requireTLS=true does not log in to a mail server without encryption", async () => {
  const disabledCommands = ["STARTTLS"];
  const mailServer = new SMTPServer({ logger: false, authOptional: true, disabledCommands });
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
  const url = `smtp://127.0.0.1:${portOf(mailServer.server)}`;
  await verifySmtp(url);
  await expect(verifySmtp(`${url}?requireTLS=true`)).rejects.toThrow();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});
