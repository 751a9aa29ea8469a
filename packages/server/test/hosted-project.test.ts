import {
  encodeMetadata,
  encodeSource,
  headers,
  metadataLimits,
  parseMetadata,
  parseSource,
  sourceKeys,
  sourceLimits,
} from "@maloca/catalog";
import { beforeEach, describe, expect, it } from "vitest";
import { limit } from "../../tooling/vitest/limits.mjs";
import { createLeadAdmin } from "../src/leads/admin";
import { statedLanguage } from "../src/leads/languages";
import { type SpamSign, spamSignOf } from "../src/leads/spam";
import type { Session } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { emptyTables, useBareDatabase } from "./databases";
import { tripRequest } from "./samples";
import { hostedRights, migrations } from "./templates";

/** All that strangers may do in the database: insert here, where there is such a table. */
const STRANGERS = ["anon", "authenticated"];
const OPEN = "public.trip_requests";
const ALLOWED = STRANGERS.map((role) => `${role} ${OPEN} INSERT`);

/** Schemas that hold our tables. */
const OURS = "n.nspname in ('maloca', 'public')";

/** What is wrong with the tables, a line each. */
async function faults(session: Session): Promise<string[]> {
  const lines = async (sql: string) =>
    (await session.query<{ line: string }>(sql)).map(({ line }) => line);
  const open = await lines(`
    select format('%s.%s has no row level security', n.nspname, c.relname) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind in ('r', 'p') and not c.relrowsecurity`);
  const implicit = await lines(`
    select format('%s.%s has no explicit grants', n.nspname, c.relname) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind in ('r', 'p', 'v', 'm') and c.relacl is null`);
  const granted = await lines(`
    select format('%s %s.%s %s', coalesce(r.rolname, 'public'), n.nspname, c.relname, a.privilege_type) as line
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
         aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
    where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'S') and a.grantee <> c.relowner
    union all
    select format('%s %s.%s.%s %s', coalesce(r.rolname, 'public'), n.nspname, c.relname, t.attname, a.privilege_type)
    from pg_attribute t join pg_class c on c.oid = t.attrelid join pg_namespace n on n.oid = c.relnamespace,
         aclexplode(t.attacl) a left join pg_roles r on r.oid = a.grantee
    where ${OURS}`);
  const schemas = await lines(`
    select format('%s may look into maloca', coalesce(r.rolname, 'public')) as line
    from pg_namespace n, aclexplode(n.nspacl) a left join pg_roles r on r.oid = a.grantee
    where n.nspname = 'maloca' and a.grantee <> n.nspowner`);
  const policies = await lines(`
    select format('policy %s lets %s %s %s.%s', policyname, array_to_string(roles, ','), cmd, schemaname, tablename) as line
    from pg_policies where schemaname in ('maloca', 'public')
      and not (cmd = 'INSERT' and schemaname || '.' || tablename = '${OPEN}'
               and roles <@ '{${STRANGERS.join(",")}}')`);
  return [
    ...open,
    ...implicit,
    ...granted.filter((line) => !ALLOWED.includes(line)),
    ...schemas,
    ...policies,
  ];
}

// Each is a PostgreSQL.
describe("a hosted project", () => {
  const database = useBareDatabase("PostgreSQL", {
    hosted: true,
    async prepare(opened) {
      await opened.exec(hostedRights);
      await migrate(opened, await migrations());
    },
  });
  beforeEach(() => emptyTables(database));

  it("has tables with row level security, explicit grants, and nothing open that should not be", async () => {
    expect(await faults(database)).toEqual([]);
  });

  const list = () => createLeadAdmin(database).list();

  /** As its gateway does it: the request's headers as a setting, the role for one transaction. */
  const asVisitor = <Result>(
    work: (session: Session) => Promise<Result>,
    sent: Record<string, string> = {},
    role = "anon",
  ) =>
    database.tx(async (session) => {
      const lower = Object.entries(sent).map(([key, value]) => [key.toLowerCase(), value]);
      await session.query("select set_config('request.headers', $1, true)", [
        JSON.stringify(Object.fromEntries(lower)),
      ]);
      await session.exec(`set local role ${role}`);
      return work(session);
    });

  const insert = (row: Record<string, unknown>, sent = {}, role?: string) => {
    const places = Object.keys(row).map((_, index) => `$${index + 1}`);
    const sql = `insert into public.trip_requests (${Object.keys(row)}) values (${places})`;
    return asVisitor((session) => session.query(sql, Object.values(row)), sent, role);
  };

  it.each(["anon", "authenticated"])("takes a trip request from %s", async (role) => {
    await insert(
      tripRequest,
      { [headers.partner]: "Caf%C3%A9%20R%C3%ADo", [headers.consent]: "2026-11" },
      role,
    );
    const lead = { ...tripRequest, kind: "trip-request", partner: "Café Río" };
    const consent = { version: "2026-11" };
    expect(await list()).toMatchObject([{ ...lead, consent, confirmation: "queued" }]);
    // It is stored as a lead alone.
    expect(await database.query("select * from public.trip_requests")).toEqual([]);
  });

  it("takes one row a call, and nothing of a call with more", async () => {
    const { first_name, last_name, email } = tripRequest;
    const many = (rows: number) =>
      asVisitor((session) =>
        session.query(
          `insert into public.trip_requests (first_name, last_name, email)
           select $1, $2, $3 from generate_series(1, $4::int)`,
          [first_name, last_name, email, rows],
        ),
      );
    await expect(many(5000)).rejects.toMatchObject({ code: "PT400" });
    const one =
      "insert into public.trip_requests (first_name, last_name, email) values ('A', 'B', 'a@b.co')";
    const twice = asVisitor((session) => session.exec(`${one};${one}`));
    await expect(twice).rejects.toMatchObject({ code: "PT400" });
    expect(await list()).toEqual([]);
    await many(1);
    expect(await list()).toMatchObject([{ email, phone: "", interests: [], num_travelers: null }]);
  });

  /** How many calls of one minute are taken until one is refused: a transaction has one `now()`. */
  const takenFrom = async (addresses: string[]) => {
    let taken = 0;
    const minute = database.tx(async (session) => {
      for (const address of addresses) {
        await session.query(
          "select set_config('request.headers', $1, true), set_config('maloca.row_taken', '', true)",
          [JSON.stringify({ "x-forwarded-for": address })],
        );
        await session.exec(
          `set local role anon;
           insert into public.trip_requests (first_name, last_name, email, interests)
             values ('A', 'B', 'a@b.co', '{}');
           reset role`,
        );
        taken++;
      }
    }, limit(6));
    await expect(minute).rejects.toMatchObject({ code: "PT429" });
    return taken;
  };

  it("takes as many in a minute from one address as the server would, and 300 from all", async () => {
    expect(await takenFrom(Array(40).fill("198.51.100.7, 10.0.0.1"))).toBe(30);
    const many = Array.from({ length: 310 }, (_, index) => `192.0.2.${index}`);
    expect(await takenFrom(many)).toBe(300);
  });

  it("counts the calls of an address under its digest, and forgets those of earlier minutes", async () => {
    const ask = () => insert(tripRequest, { "X-Forwarded-For": "198.51.100.7" });
    await ask();
    const stored = await database.query("select caller from maloca.call_counts");
    expect(JSON.stringify(stored)).not.toContain("198.51");
    await database.exec("update maloca.call_counts set minute = minute - 1");
    await ask();
    expect(await database.query("select 1 from maloca.call_counts")).toHaveLength(2);
  });

  /** What the server reads in a header, for each of these texts. */
  const readings = (
    column: "partner" | "source" | "metadata" | "language",
    read: (text: string) => unknown,
    texts: string[],
  ) => texts.map((text) => [column, text, read(text)] as const);

  it.each([
    ...readings("partner", (text) => text, ["%FF%FE", "100 % natural", "%", "Río"]),
    ...readings("language", statedLanguage, ["en", "pt-BR", "FR", "", "english", "e1", "en,es"]),
    ...readings("source", parseSource, [
      encodeSource(Object.fromEntries(sourceKeys.map((key) => [key, `Más de ${key} & 10 % 🐋`]))),
      encodeSource({ utm_source: "ñ".repeat(sourceLimits.value + 1), utm_medium: "medio" }),
      "utm_source=hotel&utm_campaign=semana++santa",
      " UTM_Source =x&pagina=2&clave",
      "utm_source=&utm_source=uno&utm_source=dos",
      "utm_source=%zz&utm_term=a=b",
      "referrer=https%3A%2F%2Fx.example%2Fa%3Fcorreo%3Dana%40b.co%23c",
      `utm_source=a&utm_term=${"b".repeat(sourceLimits.header)}`,
      `utm_term=${"b".repeat(sourceLimits.header)}`,
      "__proto__=x&&&=",
    ]),
    ...readings("metadata", parseMetadata, [
      encodeMetadata({ room: "12 B", campaña: "x", "semana-santa": "Sí & 10 % 🐋", "a.b_c": "ñ" }),
      encodeMetadata(Object.fromEntries(Array.from("zyxwvutsrqpo", (name) => [name, name]))),
      Array.from("zyxwvutsrqpo", (name) => `${name}=${name}`).join("&"),
      "room=1&room=2&1room=3&__proto__=4&Room=5",
      ` room=1&room+x=2&room=%zz&n=${"ñ".repeat(metadataLimits.value + 1)}`,
      `room=${"1".repeat(metadataLimits.header)}`,
      `${"n".repeat(41)}=1&${"n".repeat(40)}=2`,
      "room=&=1&&",
    ]),
  ])("reads the %s as the server does: %j", async (column, text, read) => {
    await insert(tripRequest, { [headers[column]]: text });
    const rows = await database.query(`select ${column} as read, test_mode from maloca.leads`);
    expect(rows).toEqual([{ read, test_mode: false }]);
  });

  it("stores a request with any source", async () => {
    const wrong = [
      "utm_source=%00",
      "utm_source=%ED%A0%80",
      "utm_source=%FF&gclid=x",
      "ñ=\u001f&%",
    ];
    for (const source of wrong) await insert(tripRequest, { [headers.source]: source });
    expect(await list()).toHaveLength(wrong.length);
  });

  it("stores a test as such and mails it to nobody", async () => {
    await insert(tripRequest, { [headers.testMode]: "1" });
    expect(await list()).toEqual([]);
    const stored = await database.query("select test_mode from maloca.leads");
    expect(stored).toEqual([{ test_mode: true }]);
    expect(await database.query("select * from maloca.outbox")).toEqual([]);
  });

  it.each([
    [{ [headers.trap]: "1" }, "trap"],
    [{ [headers.trap]: "" }, null],
    [{ [headers.trap]: "1", [headers.filled]: "12" }, "trap"],
    [{ [headers.filled]: "0" }, "haste"],
    [{ [headers.filled]: "999.5" }, "haste"],
    [{ [headers.filled]: "1000" }, null],
    [{ [headers.filled]: "-1" }, null],
    [{ [headers.filled]: "mucho" }, null],
    [{ [headers.filled]: "12", [headers.source]: "assistant=Concierge" }, null],
    [{ [headers.filled]: "12", [headers.source]: "assistant=&utm_source=a" }, "haste"],
    [{ [headers.trap]: "1", [headers.source]: "assistant=Concierge" }, "trap"],
    [{}, null],
  ] as [Record<string, string>, SpamSign | null][])(
    "marks a suspected robot's request as the server does, and confirms it to nobody: %j",
    async (sent, quarantine) => {
      const source = parseSource(sent[headers.source] ?? "");
      expect(spamSignOf(sent[headers.trap], sent[headers.filled], source)).toBe(quarantine);
      await insert(tripRequest, sent);
      expect(await database.query("select quarantine from maloca.leads")).toEqual([{ quarantine }]);
      expect(await database.query("select audience from maloca.outbox order by 1")).toEqual(
        [{ audience: "team" }, { audience: "visitor" }].slice(0, quarantine ? 1 : 2),
      );
    },
  );

  it("stores a repeated key once, and refuses it with another body", async () => {
    const key = { [headers.idempotencyKey]: "b7c5" };
    await insert(tripRequest, key);
    await insert(tripRequest, key);
    await expect(insert({ ...tripRequest, phone: "1" }, key)).rejects.toMatchObject({
      code: "PT422",
    });
    expect(await list()).toHaveLength(1);
  });

  // tables.test.ts has the columns' limits.
  it.each([{ first_name: " " }, { interests: ["x".repeat(101)] }])(
    "refuses what the server would refuse: %j",
    async (wrong) => {
      await expect(insert({ ...tripRequest, ...wrong })).rejects.toMatchObject({ code: "23514" });
      expect(await list()).toEqual([]);
    },
  );

  it("refuses an upsert as the server does: the table has no key to be in conflict", async () => {
    // What PostgREST makes of `on_conflict=email`, with each of its two resolutions.
    for (const then of ["do nothing", "do update set email = excluded.email"]) {
      const upsert = asVisitor((session) =>
        session.exec(
          `insert into public.trip_requests (first_name, last_name, email)
           values ('A', 'B', 'a@b.co') on conflict (email) ${then}`,
        ),
      );
      await expect(upsert).rejects.toMatchObject({ code: "42P10" });
    }
    expect(await list()).toEqual([]);
  });
});
