import { describe, expect, it } from "vitest";
import type { Database, Session } from "../src/storage/database";
import { migrate } from "../src/storage/migrate";
import { useBareDatabase } from "./databases";
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

/** Runs in a transaction that is undone. */
async function tried<Result>(database: Database, work: (session: Session) => Promise<Result>) {
  const undo = new Error("undo");
  let result: Result | undefined;
  const running = database.tx(async (session) => {
    result = await work(session);
    throw undo;
  });
  await expect(running).rejects.toBe(undo);
  return result as Result;
}

describe("the tables of a hosted project", () => {
  const database = useBareDatabase("PostgreSQL", {
    hosted: true,
    async prepare(opened) {
      await opened.exec(hostedRights);
      await migrate(opened, await migrations());
    },
  });

  it("have row level security, explicit grants, and nothing open that should not be", async () => {
    expect(await faults(database)).toEqual([]);
    const found = await tried(database, async (session) => {
      await session.exec(`create table maloca.extra (a int);
        grant select on maloca.leads to anon; grant select (email) on maloca.trip_requests to public;
        grant usage on schema maloca to anon; create policy p on maloca.leads using (true)`);
      return faults(session);
    });
    expect(found.sort()).toEqual([
      "anon maloca.leads SELECT",
      "anon may look into maloca",
      "maloca.extra has no explicit grants",
      "maloca.extra has no row level security",
      "policy p lets public ALL maloca.leads",
      "public maloca.trip_requests.email SELECT",
    ]);
  });

  it("are neither read nor changed by the anonymous role, nor shown to it when granted", async () => {
    const tables = await database.query<{ name: string }>(
      `select format('%s.%s', n.nspname, c.relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'p', 'v')`,
    );
    expect(tables.length).toBeGreaterThan(7);
    for (const { name } of tables) {
      const orders = ["select * from $", "delete from $", "truncate $"];
      if (name !== OPEN) orders.push("insert into $ default values");
      for (const order of orders) {
        const sql = order.replace("$", name);
        const refused = database.tx(async (session) => {
          await session.exec("set local role anon");
          await session.query(sql);
        });
        await expect(refused, sql).rejects.toMatchObject({ code: "42501" });
      }
    }
    const seen = await tried(database, async (session) => {
      await session.exec(`
        insert into maloca.leads (id, kind, reference, created_at)
          values (gen_random_uuid(), 'booking', 'MAL-CANARY', now());
        grant usage on schema maloca to anon; grant select on maloca.leads to anon;
        set local role anon`);
      return session.query("select reference from maloca.leads");
    });
    expect(seen).toEqual([]);
  });
});
