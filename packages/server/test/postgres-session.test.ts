// tier: merge

import { paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionSettings } from "../src/storage/postgres-session";
import { openAt } from "./databases";
import { done, testServer } from "./in-process";
import { type Mailbox, startMailbox } from "./mailbox";
import { missing, startPooler } from "./pooler";
import { booking, post } from "./samples";
import { createDatabase, execute } from "./templates";
import { temporaryFolder } from "./temporary-folder";

/** What an administrator may have set for a database or a role, in one way or another. */
const hostile: Record<string, string> = {
  DateStyle: "SQL, DMY",
  IntervalStyle: "sql_standard",
  TimeZone: "Pacific/Chatham",
  client_encoding: "LATIN1",
  extra_float_digits: "-15",
  search_path: "nowhere",
  default_transaction_isolation: "serializable",
  client_min_messages: "debug5",
  statement_timeout: "1",
  lock_timeout: "1",
  idle_in_transaction_session_timeout: "1",
  idle_session_timeout: "1",
};

/** What only one transaction has, what is refused at the start (start-refusals.test.ts), and what needs other files. */
const LEFT = /^(transaction_|default_transaction_read_only|local_preload|jit_|debug_deadlocks)/;

/**
 * Through a pooler a transaction begins before it can set anything, so these leave it time. That between two
 * transactions is the pooler's own.
 */
const leaving = {
  statement_timeout: "2000",
  idle_in_transaction_session_timeout: "2000",
  idle_session_timeout: "0",
};

/** Gives a database the opposite of every setting that a user may change. */
async function turnHostile(url: string, more: Record<string, string> = {}) {
  const name = new URL(url).pathname.slice(1);
  const database = await openAt({ DATABASE_URL: url });
  const settings = await database.query<{ name: string; vartype: string; values: string[] | null }>(
    "select name, vartype, enumvals as values from pg_settings where context = 'user'",
  );
  const current = await database.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where context = 'user'",
  );
  await database.close();
  const now = new Map(current.map(({ name, setting }) => [name, setting]));
  const turned = settings.flatMap(({ name, vartype, values }) => {
    if (LEFT.test(name) || Object.hasOwn(hostile, name)) return [];
    if (vartype === "bool") return [[name, now.get(name) === "on" ? "off" : "on"]];
    const other = values?.findLast((value) => value !== now.get(name));
    return vartype === "enum" && other ? [[name, other]] : [];
  });
  const all = [...turned, ...Object.entries({ ...hostile, ...more })];
  await execute(
    url.replace(/[^/]+$/, "postgres"),
    all.map(([key, value]) => `alter database ${name} set ${key} = '${value}'`).join("; "),
  );
  return all.length;
}

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox?.stop());

/** Books, waits for the mails, lists, starts again and books again. */
async function live(DATABASE_URL: string) {
  const variables = {
    ...{ DATABASE_URL, DATA_DIR: await temporaryFolder(), SMTP_URL: mailbox.url },
    ...{ MAIL_TO: "equipo@example.org", MAIL_FROM: "maloca@example.org" },
  };
  const before = mailbox.mails.length;
  for (const time of [1, 2]) {
    const server = await testServer(variables, { pollMs: 50 });
    const answer = await fetch(server.url + paths.booking, post(booking));
    expect(answer.status, await answer.text()).toBe(200);
    await expect.poll(() => mailbox.mails.length - before, { timeout: 15_000 }).toBe(2 * time);
    expect(await done(variables, "list", "--search", "ñáñez")).toContain(booking.name);
    const listed = JSON.parse(await done(variables, "list", "--json"));
    expect(listed).toHaveLength(time);
    expect(Math.abs(Date.parse(listed[0].createdAt) - Date.now())).toBeLessThan(600_000);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await server.close();
  }
  return variables;
}

describe("a database whose every setting is another", () => {
  it("takes bookings, sends their mails and lists them, also after a restart", async () => {
    const { url, stop } = await createDatabase("bare");
    // More than are known by name here: all that this version of PostgreSQL has.
    expect(await turnHostile(url)).toBeGreaterThan(50);
    await live(url);
    await stop();
  });

  it("does so through a pooler in transaction mode", async ({ skip }) => {
    skip(!!missing, missing);
    const { url, stop } = await createDatabase("bare");
    await turnHostile(url, leaving);
    const pooler = await startPooler(url);
    await live(pooler.url);
    await pooler.stop();
    await stop();
  });
});

it.each(["PGlite", "PostgreSQL"])(
  "each session of %s has the settings that the code relies on",
  async (name) => {
    const made = name === "PGlite" ? undefined : await createDatabase();
    const variables: Record<string, string> = made
      ? { DATABASE_URL: made.url }
      : { DATA_DIR: await temporaryFolder() };
    const database = await openAt(variables);
    const names = Object.keys(sessionSettings());
    const rows = await database.query(
      "select name, current_setting(name) as value from unnest($1::text[]) name",
      [names],
    );
    const found = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    expect(found).toEqual(sessionSettings());
    await database.close();
    await made?.stop();
  },
);

it.each([
  ["C", "locale 'C'"],
  ["ICU in Spanish", "locale_provider icu icu_locale 'es' locale 'C'"],
  ["ICU of any language", "locale_provider icu icu_locale 'und' locale 'C'"],
])("a search ignores case in a database with the collation %s", async (_, collation) => {
  const { url, stop } = await createDatabase("bare");
  const name = `${new URL(url).pathname.slice(1)}_c`;
  const server = url.replace(/[^/]+$/, "postgres");
  await execute(server, `create database ${name} encoding 'UTF8' template template0 ${collation}`);
  const variables = {
    DATABASE_URL: url.replace(/[^/]+$/, name),
    DATA_DIR: await temporaryFolder(),
  };
  const running = await testServer(variables);
  const sent = { ...booking, name: "José Peña", message: "– 🌿" };
  expect((await fetch(running.url + paths.booking, post(sent))).status).toBe(200);
  for (const text of ["PEÑA", "peña", "JOSÉ"])
    expect(await done(variables, "list", "--search", text)).toContain("José Peña");
  await running.close();
  await execute(server, `drop database ${name} with (force)`);
  await stop();
});
