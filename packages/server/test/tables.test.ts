import type { RequestField } from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { leadKindNames, leadKinds, sentKindNames } from "../src/leads/lead-kinds";
import type { Database } from "../src/storage/database";
import { MigrationError, migrate } from "../src/storage/migrate";
import { databaseNames, useBareDatabase } from "./databases";
import { migrations } from "./templates";

/** The column that stores a field, and what it holds for the leads that came before it. */
function columnFor(table: string, column: string, field: RequestField) {
  const [type, before, measure, what] =
    field.type === "number"
      ? ["integer", "null", column, "range"]
      : field.type === "checkboxes"
        ? ["text[] not null", "'{}'", `cardinality(${column})`, "count"]
        : [
            "text not null",
            `'${"-".repeat(field.limits?.[0] ?? 0)}'`,
            `char_length(${column})`,
            "length",
          ];
  const [min, max] = (field.type === "checkboxes" ? field.count : field.limits) ?? [];
  const constraint = `constraint ${table}_${column}_${what} check (${measure} between ${min} and ${max})`;
  return { type, before, constraint };
}

/** A table's columns in order, without that of the lead, as a migration writes them. */
async function columnsIn(database: Database, table: string): Promise<Record<string, string>> {
  const rows = await database.query<Record<"name" | "type" | "label" | "definition", string>>(
    `select a.attname as name, c.conname as label, pg_get_constraintdef(c.oid) as definition,
            format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end as type
     from pg_attribute a
     left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attname <> 'lead_id'
     order by a.attnum`,
    [`maloca.${table}`],
  );
  return Object.fromEntries(
    rows.map(({ name, type, label, definition }) => {
      const check = definition
        ?.replace(/^CHECK \(+(.+) >= (\d+)\) AND \(\1 <= (\d+)\)+$/, "check ($1 between $2 and $3)")
        .replace(/^CHECK \(+(.+) <= (\d+)\)+$/, "check ($1 between 0 and $2)");
      // The first migration left some names to the database.
      return [name, `${type} constraint ${label?.replace(/_check$/, "_length")} ${check}`];
    }),
  );
}

describe.each(databaseNames)("the tables in %s", (name) => {
  const database = useBareDatabase(name);

  it("are created once when several servers start together", async () => {
    const files = await migrations();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database, files)));
    expect(runs.flat().sort()).toEqual(files.map((file) => file.name));
    expect(await migrate(database, files)).toEqual([]);
  });

  it.each(leadKindNames)("have the columns of the definition of a %s", async (kind) => {
    const { table, fields } = leadKinds[kind];
    const found = await columnsIn(database, table);
    for (const [name, field] of Object.entries(fields)) {
      const column = field.column ?? name;
      const { type, before, constraint } = columnFor(table, column, field);
      const mend = [
        `maloca.${table}.${column} is not as its definition in packages/catalog/src/requests says.`,
        "Write a migration in packages/server/supabase/migrations, e.g.",
        `alter table maloca.${table} add column ${column} ${type} default ${before} ${constraint};`,
      ].join(" ");
      expect(found[column], mend).toBe(`${type} ${constraint}`);
    }
    const columns = Object.entries(fields).map(([name, field]) => field.column ?? name);
    // A column that is added later is the last one, wherever its field is in the form.
    const drop = `maloca.${table} has columns that its definition does not name`;
    expect(Object.keys(found).sort(), drop).toEqual([...columns].sort());
    expect(Object.keys(leadKinds[kind].columns)).toEqual(columns);
  });

  it("have an index of the texts where the database has one for them", async () => {
    const [row] = await database.query(
      "select to_regclass('maloca.lead_texts_search')::text as index",
    );
    expect(row).toEqual({ index: name === "PGlite" ? null : "maloca.lead_texts_search" });
  });

  it("take the kinds of leads that there are", async () => {
    const [row] = await database.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conname = 'leads_kind_check'`,
    );
    const kinds = [...(row?.definition.matchAll(/'([\w-]+)'/g) ?? [])].map(([, kind]) => kind);
    const mend =
      "Write a migration that drops leads_kind_check and adds it again with the kind, as docs/recipes/lead-kind.md shows.";
    expect(kinds.sort(), mend).toEqual([...leadKindNames].sort());
  });

  it.each(leadKindNames)("write the text of a %s, and mails if a visitor sent it", async (kind) => {
    const { table } = leadKinds[kind];
    const triggers = await database.query<{ name: string }>(
      "select tgname as name from pg_trigger where tgrelid = $1::regclass and not tgisinternal order by 1",
      [`maloca.${table}`],
    );
    const mend = `Write in its migration: create constraint trigger ${table}_outbox after insert on maloca.${table} deferrable initially deferred for each row execute function maloca.write_outbox(); create trigger ${table}_text after insert or update on maloca.${table} for each row execute function maloca.write_lead_text();`;
    const outbox = sentKindNames.includes(kind) ? [{ name: `${table}_outbox` }] : [];
    expect(triggers, mend).toEqual([...outbox, { name: `${table}_text` }]);
  });

  it("are not made from a file that was changed after it was applied", async () => {
    const [first, ...rest] = await migrations();
    const changed = { name: first?.name ?? "", sql: `${first?.sql}-- ` };
    const refused = await migrate(database, [changed, ...rest]).catch((error) => error);
    expect(refused).toBeInstanceOf(MigrationError);
    expect(refused.spanish).toContain(`la migración ${changed.name} cambió`);
    const windows = { name: changed.name, sql: (first?.sql ?? "").replaceAll("\n", "\r\n") };
    expect(await migrate(database, [windows, ...rest])).toEqual([]);
  });

  it("stay as they were when a migration fails half-way", async () => {
    const bad = { name: "99999999999999_bad.sql", sql: "create table maloca.half (); select 1/0;" };
    await expect(migrate(database, [...(await migrations()), bad])).rejects.toThrow("22012");
    const [row] = await database.query("select to_regclass('maloca.half') as half");
    expect(row).toEqual({ half: null });
  });
});
