import { headers, paths } from "@maloca/catalog";
import { beforeEach, describe, expect, it } from "vitest";
import { createLeadAdmin } from "../src/leads/admin";
import type { LeadFilter } from "../src/leads/lead-filter";
import type { ListedPage } from "../src/leads/list-leads";
import { oldestUnsent, readUnsentMails } from "../src/leads/unsent-mails";
import { leadTables } from "../src/storage/lead-tables";
import { readInParts } from "../src/storage/table-parts";
import { fillLeads } from "../stress/fill";
import { databaseNames, useDatabase } from "./databases";
import { booking, contact, newsletter, signupPath, storeLead, tripRequest } from "./samples";

describe.each(databaseNames)("lead administration over %s", (name) => {
  const database = useDatabase(name);
  const admin = createLeadAdmin(database);

  /** Stores a request of a moment; returns its reference. */
  const send = (path: string, body: unknown, extra = {}, at = "2026-11-18T15:00:00Z") =>
    storeLead(database, { path, body, extra, clock: () => new Date(at) });

  it("counts the unsent mails, and dates the oldest, without reading those that were sent", async () => {
    await send(paths.booking, booking);
    await send(paths.booking, booking);
    await database.exec("update maloca.outbox set sent_at = now() where audience = 'visitor'");
    await database.exec(`update maloca.outbox set dead_at = now(), last_error = 'no such box'
      where lead_id = (select id from maloca.leads limit 1) and audience = 'team'`);
    const unsent = { queued: 1, dead: 1, refused: [], error: "no such box" };
    expect(await admin.unsent()).toMatchObject(unsent);
    // So many that a look at all of them would cost more.
    await fillLeads(database, 3000);
    await database.exec("analyze");
    for (const read of [readUnsentMails, oldestUnsent]) {
      const rows: unknown[] = [];
      await read({
        ...database,
        query: async (sql, values) => {
          rows.push(...(await database.query(`explain ${sql}`, values)));
          return database.query(sql, values);
        },
      });
      const plan = JSON.stringify(rows);
      expect(plan).toContain("outbox_due");
      expect(plan).toContain("outbox_dead");
      expect(plan).not.toContain("Seq Scan");
    }
  });

  describe("with a filter", () => {
    const references = async (filter: LeadFilter) =>
      (await admin.listPage(null, filter)).leads.map(({ reference }) => reference);
    let [hers = "", old = "", his = ""]: string[] = [];

    beforeEach(async () => {
      hers = await send(paths.booking, booking, { [headers.partner]: "Hotel Sirena" });
      old = await send(paths.booking, { ...booking, name: "Ángela" }, {}, "2026-11-02T05:00:00Z");
      his = await send(paths.contact, contact, {}, "2026-11-02T04:59:59Z");
      await send(paths.tripRequest, tripRequest, {}, "2026-11-10T12:00:00Z");
    });

    it("finds them by kind, partner and time", async () => {
      expect(await references({ kind: "booking" })).toEqual([hers, old]);
      expect(await references({ partner: " hotel sirena" })).toEqual([hers]);
      expect(await references({ partner: "Hotel" })).toEqual([]);
      const since = "2026-11-02T05:00:00.000Z";
      expect(await references({ since })).toHaveLength(3);
      expect(await references({ until: since })).toEqual([his]);
      expect(await references({ since, until: "2026-11-03T05:00:00.000Z" })).toEqual([old]);
    });

    it.each([
      ["ñÁÑEZ", 2],
      ["nanez", 2],
      ["angela", 1],
      ["3001234567", 3],
      ["300-123", 3],
      ["dónde\\", 0],
      ['musica" y {fiesta}', 1],
      ["%", 0],
      [".*", 0],
      ["UNIVERSIDAD  del mar", 1],
    ])("finds %j in whatever field it stands", async (search, count) => {
      expect(await references({ search })).toHaveLength(count);
    });

    it("finds one by its reference, and among those of other conditions only", async () => {
      expect(await references({ search: hers.slice(4).toLowerCase() })).toEqual([hers]);
      expect(await references({ search: "ana", kind: "alliance" })).toEqual([]);
      expect(await references({ search: "jose", kind: "alliance" })).toEqual([his]);
    });

    it("finds those whose mails did not go out", async () => {
      await database.exec("update maloca.outbox set sent_at = now()");
      expect(await references({ waiting: true })).toEqual([]);
      for (const [set, audience, reference] of [
        ["sent_at = null, dead_at = now()", "visitor", old],
        ["sent_at = null", "team", his],
      ])
        await database.exec(`update maloca.outbox set ${set} where audience = '${audience}'
          and lead_id = (select id from maloca.leads where reference = '${reference}')`);
      expect(await references({ waiting: true })).toEqual([old, his]);
    });
  });

  it("reads many leads page by page: the list, a search, and those without an answer", async () => {
    await fillLeads(database, 4200);
    // Many of one moment: pages end between them.
    await database.exec("update maloca.leads set created_at = date_trunc('hour', created_at)");
    // As a running PostgreSQL does after so many new rows; without it a page may be planned badly.
    await database.query("analyze");
    const pagesOf = async (filter: LeadFilter, limit?: number) => {
      const pages: ListedPage[] = [];
      let next: string | null = null;
      do {
        const page: ListedPage = await admin.listPage(next, filter, limit);
        pages.push(page);
        next = page.next;
      } while (next);
      return pages;
    };
    const referencesOn = (pages: readonly Pick<ListedPage, "leads">[]) =>
      pages.flatMap(({ leads }) => leads.map(({ reference }) => reference));
    const found = async (search: string, limit?: number) =>
      referencesOn(await pagesOf({ search }, limit));
    const whole = await pagesOf({}, 420);
    // No page is promised after the last lead.
    expect(whole.map(({ leads }) => leads.length)).toEqual(Array(10).fill(420));
    const all = referencesOn(whole);
    expect(new Set(all).size).toBe(4200);
    expect(referencesOn([{ leads: await admin.list() }])).toEqual(all);
    expect(await admin.list("newsletter")).toEqual([]);
    expect(await found("maría", 400)).toEqual(all);
    // One of ten: fewer than a page among the newest, which are looked through first.
    expect(await found("7@example.org")).toEqual(
      all.filter((reference) => reference.endsWith("7")),
    );
    expect(await found("mal-00000007")).toEqual(["MAL-00000007"]);
    await database.exec(`update maloca.booking_requests
      set phone = '(301) 999-88 77', message = 'Dto. Ñ_50% \\o nada' where lead_id in (
        select id from maloca.leads where reference = 'MAL-00000031')`);
    for (const search of ["301 99988 7 7", "Ñ_50% \\O"])
      expect(await found(search), search).toEqual(["MAL-00000031"]);
    // One is among the newest, which are looked through first.
    await database.exec(`update maloca.booking_requests set dates = 'por Corpus' where lead_id in (
      select id from maloca.leads where reference in ('MAL-00004199', 'MAL-00000009'))`);
    expect(await found("corpus", 1)).toEqual(["MAL-00004199", "MAL-00000009"]);
    const both = found("corpus");
    const ended: string[] = [];
    await Promise.all([
      both.then(() => ended.push("search")),
      send(paths.booking, { ...booking, dates: "Corpus" }).then(() => ended.push("booking")),
    ]);
    // What comes meanwhile is newer than both.
    expect((await both).slice(-2)).toEqual(["MAL-00004199", "MAL-00000009"]);
    // The embedded database stores it between the statements of a search.
    if (name === "PGlite") expect(ended).toEqual(["booking", "search"]);
    await database.exec(`alter table maloca.lead_answers disable trigger lead_answers_webhooks;
      insert into maloca.lead_answers (lead_id, state, answered_at, changed_at)
      select id, 'answered', now(), now() from maloca.leads
      where reference not in ('MAL-00000003', 'MAL-00000004', 'MAL-00004100');
      alter table maloca.lead_answers enable trigger lead_answers_webhooks`);
    const open = await admin.listPage(null, { open: true }, 2);
    const pages = [open, open.next ? await admin.listPage(open.next, { open: true }, 2) : null];
    const references = pages.map((page) => page?.leads.map(({ reference }) => reference));
    expect(references).toEqual([["MAL-00004100", "MAL-00000003"], ["MAL-00000004"]]);
    expect(pages[1]?.next).toBeNull();
  });

  it("refuses an address in the audit log", async () => {
    await admin.note({ action: "export", details: { kind: "booking" } });
    const written = admin.note({ action: "export", details: { search: "ana@example.org" } });
    await expect(written).rejects.toMatchObject({ constraint: "audit_log_no_address" });
    expect(await admin.audit({ limit: 9 })).toMatchObject([{ details: { kind: "booking" } }]);
  });

  it("writes no entry of an erasure that failed", async () => {
    await send(paths.booking, booking);
    await database.exec(`create function pg_temp.refuse() returns trigger language plpgsql as
      $$ begin raise 'no'; end $$;
      create trigger refuse before delete on maloca.leads for each row execute function pg_temp.refuse()`);
    await expect(admin.delete(booking.email)).rejects.toThrow();
    await database.exec("drop trigger refuse on maloca.leads");
    expect(await admin.audit({ limit: 9 })).toEqual([]);
    const [reference = ""] = (await admin.delete(booking.email)).leads.map(
      (lead) => lead.reference,
    );
    expect(await admin.audit({ limit: 9 })).toMatchObject([
      { who: "servidor", action: "delete", leads: [reference] },
    ]);
  });

  describe("for one person", () => {
    const key = { [headers.idempotencyKey]: "b7c5" };
    const hers = "ANA@Example.org ";

    beforeEach(async () => {
      await send(paths.booking, booking, key);
      await send(paths.tripRequest, { ...tripRequest, email: "Ana <ana@example.org>, o mi hija" });
      await send(paths.contact, { ...contact, email: "mariana@example.org" }, key);
      await send(signupPath, {
        ...newsletter,
        fields: [{ name: "email", value: "ana@example.org.co" }],
      });
    });

    it("gives everything that is held, from every table", async () => {
      const { email, tables } = await admin.person({ email: hers });
      expect(email).toBe("ANA@Example.org");
      expect(Object.entries(tables).map(([table, rows]) => [table, rows.length])).toEqual([
        ["maloca.leads", 2],
        ["maloca.booking_requests", 1],
        ["maloca.idempotency_keys", 1],
        ["maloca.outbox", 4],
        ["maloca.trip_requests", 1],
      ]);
      expect(tables["maloca.booking_requests"]).toMatchObject([booking]);
      expect(tables["maloca.trip_requests"]).toMatchObject([{ interests: tripRequest.interests }]);
      expect(await admin.person({ email: "nadie@example.org" })).toEqual({
        email: "nadie@example.org",
        tables: {},
        consents: {},
      });
    });

    it("erases all of it and nothing else, and says what it was", async () => {
      const { leads, rows } = await admin.delete(hers);
      expect(leads.map(({ kind }) => kind).sort()).toEqual(["booking", "trip-request"]);
      expect(rows).toEqual({
        ...{ "maloca.booking_requests": 1, "maloca.idempotency_keys": 1, "maloca.outbox": 4 },
        "maloca.trip_requests": 1,
      });
      for (const { name } of await leadTables(database)) {
        const held = await database.query(
          `select 1 from ${name} t where to_jsonb(t)::text ~* '[^a-z]ana@example.org[^.]'`,
        );
        expect(held, name).toEqual([]);
      }
      expect((await admin.list()).map((lead) => lead.email).sort()).toEqual([
        "ana@example.org.co",
        "mariana@example.org",
      ]);
      expect(await admin.delete(hers)).toEqual({ leads: [], rows: {} });
    });

    it("finds every table that belongs to a lead, whenever it was made", async () => {
      await database.exec(
        "create table maloca.remarks (id int, of uuid references maloca.leads, remark text)",
      );
      try {
        await database.exec(
          "insert into maloca.remarks select 1, lead_id, 'x' from maloca.booking_requests",
        );
        expect((await admin.person({ email: hers })).tables).toMatchObject({
          "maloca.remarks": [{ remark: "x" }],
        });
        expect((await admin.delete(hers)).rows).toMatchObject({ "maloca.remarks": 1 });
      } finally {
        await database.exec("drop table maloca.remarks");
      }
    });
  });

  it("reads each row of a large table once, and lets others be served between the parts", async () => {
    await fillLeads(database, 300);
    const served: string[] = [];
    const visitor = setInterval(() => served.push("visitor"));
    const statement = (part: string) => {
      served.push("part");
      return `select t.id from maloca.leads t where ${part}`;
    };
    const ids: string[] = [];
    const readings = [{ table: "maloca.leads", statement }];
    for await (const rows of readInParts<{ id: string }>(database, readings, 1))
      ids.push(...rows.map(({ id }) => id));
    clearInterval(visitor);
    expect(new Set(ids).size).toBe(300);
    expect(ids).toHaveLength(300);
    const parts = served.filter((who) => who === "part").length;
    // Another process serves visitors meanwhile, and is faster at one large query.
    if (name === "PostgreSQL") return expect(parts).toBe(1);
    expect(parts).toBeGreaterThan(2);
    expect(served.slice(0, served.lastIndexOf("part"))).toContain("visitor");
  });
});
