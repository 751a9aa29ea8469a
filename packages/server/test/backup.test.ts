// tier: merge

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { headers, paths } from "@maloca/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import { writeAuditEntry } from "../src/leads/audit-log";
import { createOutbox } from "../src/mail/outbox";
import type { Database } from "../src/storage/database";
import { leadTables } from "../src/storage/lead-tables";
import { openEmbedded } from "../src/storage/node/embedded-database";
import { openPostgres } from "../src/storage/node/postgres";
import { readPage, writePage } from "../src/storage/row-transfer";
import { fillLeads } from "../stress/fill";
import { openAt, recordingPlans } from "./databases";
import { done, refused, testServer } from "./in-process";
import { TEAM } from "./mails";
import { book, programs, run } from "./programs";
import {
  appOver,
  booking,
  contact,
  newsletter,
  post,
  signupPath,
  storeLead,
  tripRequest,
} from "./samples";
import { createDatabase, dataFolder } from "./templates";
import { temporaryFolder } from "./temporary-folder";

const key = { [headers.idempotencyKey]: "b7c5" };

const folder = await temporaryFolder();
/** The data folder of a stopped server, with leads of every kind and mails in every state. */
let lived: string;
let before: Record<string, unknown[]>;

beforeAll(async () => {
  lived = await dataFolder(join(folder, "lived"));
  const database = await openEmbedded(lived);
  const send = (path: string, body: unknown, extra = {}) =>
    storeLead(database, { path, body, extra });
  await send(paths.booking, booking, { ...key, [headers.source]: "utm_source=bolet%C3%ADn" });
  await send(paths.tripRequest, tripRequest, { [headers.partner]: "Hotel Sirena" });
  await send(signupPath, newsletter);
  await send(paths.contact, contact);
  const states = ["leased_until = now()", "dead_at = now(), attempts = 20, last_error = 'x'"];
  for (const [index, state] of [...states, "sent_at = now()"].entries()) {
    await database.exec(`update maloca.outbox set ${state} where lead_id =
      (select id from maloca.leads order by created_at, id offset ${index} limit 1)`);
  }
  before = await everyRow(database);
  await database.close();
});

/** Every row of every table, in an order of its own. */
async function everyRow(database: Database): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name } of await leadTables(database)) {
    // The same moment reads differently in another zone.
    const found = await database.tx(async (session) => {
      await session.exec("set local timezone = 'UTC'");
      return session.query(`select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`);
    });
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

async function rowsIn(variables: Record<string, string>) {
  const database = await openAt(variables);
  return everyRow(database).finally(() => database.close());
}

/** A request that comes once more gets its first answer, and mails that wait go out. */
async function goesOn(database: Database) {
  const app = appOver(database);
  const [first] = (await createLeadAdmin(database).list("booking")) ?? [];
  const again = await app.request(paths.booking, post(booking, key));
  expect(await again.json()).toMatchObject({ reference: first?.reference });
  const other = await app.request(paths.booking, post({ ...booking, name: "Otra" }, key));
  expect(other.status).toBe(422);
  expect(await createOutbox({ database, send: async () => {}, team: [TEAM] }).deliver()).toBe(4);
}

describe("a backup", () => {
  const file = () => join(folder, "backup.gz");
  beforeAll(async () => {
    await done({ DATA_DIR: lived }, "backup", file());
    expect((await stat(file())).mode & 0o777, "its owner alone can read it").toBe(0o600);
  });

  it("restores everything into an empty folder, and the server continues from there", async () => {
    const DATA_DIR = join(folder, "restored");
    const printed = await done({ DATA_DIR }, "restore", file());
    expect(printed).toMatch(/maloca\.leads +4\n/);
    expect(await rowsIn({ DATA_DIR })).toEqual(before);
    const database = await openEmbedded(DATA_DIR);
    await goesOn(database);
    await database.close();
  });

  it("is taken while the server runs and takes leads, each of them whole", async () => {
    const DATA_DIR = await dataFolder(join(folder, "busy"));
    const server = await testServer({ DATA_DIR });
    const answered: string[] = [];
    let busy = true;
    const visitors = (async () => {
      while (busy) answered.push(await book(server.url));
    })();
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    const early = [...answered];
    const copy = join(folder, "busy.gz");
    await done({ DATA_DIR }, "backup", copy);
    busy = false;
    await visitors;
    expect(await refused({ DATA_DIR }, "restore", copy)).toContain(`proceso ${process.pid}`);
    await server.close();
    const restored = await dataFolder(join(folder, "from-busy"));
    await done({ DATA_DIR: restored }, "restore", copy);
    const database = await openEmbedded(restored);
    const leads = await createLeadAdmin(database).list();
    await database.close();
    const references = leads.map(({ reference }) => reference);
    expect(references).toEqual(expect.arrayContaining(early));
    expect(answered).toEqual(expect.arrayContaining(references));
    for (const lead of leads) expect(lead).toMatchObject(booking);
  });

  it("is refused when it was cut, changed or is something else, and nothing is left", async () => {
    const DATA_DIR = join(folder, "untouched");
    const whole = await readFile(file());
    const lines = gunzipSync(whole).toString().trimEnd().split("\n");
    const wrong: [string, Buffer][] = [
      ["cut", whole.subarray(0, whole.length - 30)],
      ["empty", Buffer.alloc(0)],
      ["no-end", gzipSync(`${lines.slice(0, -1).join("\n")}\n`)],
      ["changed", gzipSync(`${lines.join("\n").replace("Raíces", "Ramas")}\n`)],
      ["other", gzipSync("{}\n")],
      ["text", Buffer.from("hola")],
    ];
    for (const [name, bytes] of wrong) {
      const path = join(folder, `${name}.gz`);
      await writeFile(path, bytes);
      expect(await refused({ DATA_DIR }, "restore", path), name).toContain(
        "no es una copia completa",
      );
    }
    expect(await refused({ DATA_DIR }, "restore", join(folder, "none"))).toContain("no existe");
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it("is refused where its digest fits and its lines do not, and no terminal obeys them", async () => {
    const DATA_DIR = join(folder, "unfit");
    const [head = "", ...rest] = gunzipSync(await readFile(file()))
      .toString()
      .trimEnd()
      .split("\n");
    const whole = { head, pages: rest.slice(0, -1), foot: JSON.parse(rest.at(-1) ?? "") };
    const red = "\u001b[31m\u202e";
    const wrong: [change: Partial<typeof whole>, reason: string][] = [
      ...["7", "[{}]", "null", JSON.stringify([red])].map((schema): (typeof wrong)[number] => [
        { head: head.replace(/"schema":.*/, `"schema":${schema}}`) },
        schema.includes("31m") ? "versión más nueva" : "no es una copia completa",
      ]),
      ...[null, [1], { "maloca.leads": "1" }].map((counts): (typeof wrong)[number] => [
        { foot: { ...whole.foot, counts } },
        "no es una copia completa",
      ]),
      [{ foot: { ...whole.foot, counts: { [red]: 5 } } }, "nada cambió"],
      ...["null", "{{{", '{"maloca.leads":[null]}'].map((line): (typeof wrong)[number] => [
        { pages: [line] },
        "no es una copia completa",
      ]),
      ...[`{"pg_catalog.pg_authid":[{"a":1}]}`, `{"__proto__":[{"a":1}]}`].map(
        (line): (typeof wrong)[number] => [{ pages: [line] }, "una tabla que aquí no hay"],
      ),
      [
        { pages: [JSON.stringify({ [`maloca.leads; ${red}`]: [{}] })] },
        "una tabla que aquí no hay",
      ],
    ];
    for (const [change, reason] of wrong) {
      const { head, pages, foot } = { ...whole, ...change };
      const lines = [head, ...pages, ""].join("\n");
      const sha256 = createHash("sha256").update(lines).digest("hex");
      const path = join(folder, "unfit.gz");
      await writeFile(path, gzipSync(`${lines}${JSON.stringify({ ...foot, sha256 })}\n`));
      const said = await refused({ DATA_DIR }, "restore", path);
      expect(said, JSON.stringify(change)).toContain(reason);
      expect(said.trim()).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  it("does not fill the memory where a few kilobytes are packed to a line of gigabytes", async () => {
    const path = join(folder, "packed.gz");
    const part = gzipSync(Buffer.alloc(2 ** 26, " "));
    await writeFile(path, Buffer.concat(Array.from({ length: 24 }, () => part)));
    const { code, stderr } = await run(programs.leads, ["restore", path], {
      DATA_DIR: join(folder, "packed"),
      NODE_OPTIONS: "--max-old-space-size=600",
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining("no es una copia completa")]);
  });

  it("is read and written by index, also where the database has no statistics", async () => {
    const [from, to] = await Promise.all(
      ["from", "to"].map(async (name) => openEmbedded(await dataFolder(join(folder, name)))),
    );
    if (!from || !to) throw new Error("two databases are opened");
    await fillLeads(from, 1000);
    await writeAuditEntry(from, { who: "equipo", action: "purge" }, new Date());
    const plans: string[] = [];
    let after: string | null = null;
    do {
      const page = await readPage(recordingPlans(from, plans), after);
      await recordingPlans(to, plans).tx((session) => writePage(session, JSON.parse(page.json)));
      after = page.next;
    } while (after);
    expect(await everyRow(to)).toEqual(await everyRow(from));
    await Promise.all([from.close(), to.close()]);
    expect(plans.filter((plan) => plan.includes("Index"))).not.toEqual([]);
    expect(plans.filter((plan) => plan.includes("Seq Scan"))).toEqual([]);
  });

  it("is refused by a database that has leads", async () => {
    expect(await refused({ DATA_DIR: lived }, "restore", file())).toContain("ya tiene solicitudes");
    expect(await rowsIn({ DATA_DIR: lived })).toEqual(before);
  });
});

describe("moving to PostgreSQL", async () => {
  const postgres = await createDatabase();
  afterAll(() => postgres.stop());

  it("waits until the server is stopped: what it would take meanwhile would stay behind", async () => {
    const server = await testServer({ DATA_DIR: lived });
    const printed = await refused({ DATA_DIR: lived }, "move", "--to", postgres.url);
    expect(printed).toContain(`proceso ${process.pid}`);
    await server.close();
  });

  it("keeps references, mail states and keys, also when it runs twice", async () => {
    for (const _ of [1, 2]) {
      const printed = await done({ DATA_DIR: lived }, "move", "--to", postgres.url);
      expect(printed).toContain("los números coinciden");
      expect(printed).toMatch(/maloca\.leads +4\n/);
      expect(await rowsIn({ DATABASE_URL: postgres.url })).toEqual(before);
    }
    expect(await rowsIn({ DATA_DIR: lived })).toEqual(before);
    // A server that forgot where the leads are now would take others here.
    await expect(testServer({ DATA_DIR: lived })).rejects.toThrow(
      /were moved to the PostgreSQL of .+ Set DATABASE_URL;/,
    );
  });

  it("takes the audit log along, each entry once", async () => {
    const actions = async (database: Database) => {
      const rows = await database.query<{ action: string }>(
        "select action from maloca.audit_log order by id",
      );
      await database.close();
      return rows.map(({ action }) => action);
    };
    expect(await actions(await openEmbedded(lived))).toEqual(["backup"]);
    expect(await actions(await openPostgres(postgres.url))).toEqual(["backup", "move", "move"]);
  });

  it("continues after an interruption, and does not resend a mail that was sent there", async () => {
    const database = await openPostgres(postgres.url);
    await database.exec(`
      delete from maloca.leads where kind in ('alliance', 'newsletter');
      delete from maloca.idempotency_keys;
      update maloca.outbox set sent_at = '2026-11-20T00:00:00Z', dead_at = null, attempts = 7`);
    await done({ DATA_DIR: lived }, "move", "--to", postgres.url);
    const rows = await everyRow(database);
    for (const [table, expected] of Object.entries(before)) {
      if (table !== "maloca.outbox") expect(rows[table]).toEqual(expected);
    }
    const attempts = rows["maloca.outbox"]?.map((row) => (row as { attempts: number }).attempts);
    expect(attempts?.filter((times) => times === 7)).toHaveLength(4);
    await database.exec("truncate maloca.leads cascade");
    await done({ DATA_DIR: lived }, "move", "--to", postgres.url);
    await goesOn(database);
    await database.close();
  });

  it("leaves out a mail that a trigger there would write for an old lead", async () => {
    // As the worker does with a visitor who cannot be printed: the trigger there would write it again.
    const source = await openEmbedded(lived);
    await source.exec("delete from maloca.outbox where audience = 'visitor'");
    before = await everyRow(source);
    await source.close();
    expect(before["maloca.outbox"]).toHaveLength(4);
    const database = await openPostgres(postgres.url);
    await database.exec("truncate maloca.leads cascade");
    await done({ DATA_DIR: lived }, "move", "--to", postgres.url);
    expect(await everyRow(database)).toEqual(before);
    await database.close();
  });

  it("refuses a database that has leads of its own", async () => {
    const database = await openPostgres(postgres.url);
    const reference = await storeLead(database, { path: paths.contact, body: contact });
    await database.close();
    expect(await refused({ DATA_DIR: lived }, "move", "--to", postgres.url)).toContain(reference);
  });

  it("is backed up and restored like the embedded one", async () => {
    const DATABASE_URL = postgres.url;
    const rows = await rowsIn({ DATABASE_URL });
    const file = join(folder, "postgres.gz");
    await done({ DATABASE_URL }, "backup", file);
    const DATA_DIR = await dataFolder(join(folder, "from-postgres"));
    await done({ DATA_DIR }, "restore", file);
    expect(await rowsIn({ DATA_DIR })).toEqual(rows);
  });
});
