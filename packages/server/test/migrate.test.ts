import {
  bookingLimits,
  contactLimits,
  newsletterLimits,
  tripRequestFields,
  tripRequestLimits,
} from "@maloca/catalog";
import { describe, expect, it } from "vitest";
import { type LeadKindName, leadKindNames, leadKinds } from "../src/leads/lead-kinds";
import { MigrationError, migrate } from "../src/storage/migrate";
import { databaseNames, migrations, useOwnDatabase } from "./databases";

describe.each(databaseNames)("the tables in %s", (name) => {
  const database = useOwnDatabase(name);

  it("are made once, by one of several servers that start together", async () => {
    const files = await migrations();
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database, files)));
    expect(runs.flat().sort()).toEqual(files.map((file) => file.name));
    expect(await migrate(database, files)).toEqual([]);
  });

  it("have the catalog's limits", async () => {
    const limits: Record<LeadKindName, object> = {
      booking: bookingLimits,
      newsletter: newsletterLimits,
      "trip-request": {
        ...tripRequestLimits,
        num_travelers: tripRequestFields.num_travelers.limits,
        interests: tripRequestFields.interests.count,
      },
      alliance: contactLimits,
    };
    for (const kind of leadKindNames) {
      const rows = await database.query<{ name: string; definition: string }>(
        `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
         where conrelid = $1::regclass and contype = 'c' and conname ~ '_(length|range|count)$'`,
        [`maloca.${leadKinds[kind].table}`],
      );
      const found = Object.fromEntries(
        rows.map(({ name, definition }) => {
          const [, what, column, min, max] =
            /^CHECK \(+((?:\w+\()?(\w+)\)?) >= (\d+)\) AND \(\1 <= (\d+)\)+$/.exec(definition) ??
            [];
          const measure = {
            [`char_length(${column})`]: "length",
            [`cardinality(${column})`]: "count",
          };
          expect(name).toBe(`${leadKinds[kind].table}_${column}_${measure[`${what}`] ?? "range"}`);
          return [column, [Number(min), Number(max)]];
        }),
      );
      expect(found).toEqual(limits[kind]);
    }
  });

  it("have a column for each field of each kind", async () => {
    for (const { table, columns } of Object.values(leadKinds)) {
      const rows = await database.query<{ column_name: string }>(
        `select column_name from information_schema.columns
         where table_schema = 'maloca' and table_name = $1 order by ordinal_position`,
        [table],
      );
      expect(rows.map((row) => row.column_name)).toEqual(["lead_id", ...Object.keys(columns)]);
    }
  });

  it("are closed to every other role", async () => {
    await database.exec("create role visitor");
    const [row] = await database.query(
      `select has_schema_privilege('visitor', 'maloca', 'usage') as usage,
              bool_or(has_table_privilege('visitor', c.oid, 'select, insert, update, delete')) as any
       from pg_class c where relnamespace = 'maloca'::regnamespace and relkind = 'r'`,
    );
    expect(row).toEqual({ usage: false, any: false });
  });

  it("are not made from a file that was changed after it was applied", async () => {
    const [first, ...rest] = await migrations();
    const changed = { name: first?.name ?? "", sql: `${first?.sql}-- ` };
    await expect(migrate(database, [changed, ...rest])).rejects.toThrow(MigrationError);
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
