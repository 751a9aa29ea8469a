import { describe, expect, it } from "vitest";
import { readInParts } from "../src/storage/table-parts";
import { fillLeads } from "../stress/fill";
import { databaseNames, useDatabase } from "./databases";

const LEADS = 300;

describe.each(databaseNames)("a table read in parts, in %s", (name) => {
  const database = useDatabase(name);

  it("gives each row once, and lets others be served between the parts", async () => {
    await fillLeads(database, LEADS);
    const served: string[] = [];
    const visitor = setInterval(() => served.push("visitor"));
    const statement = (part: string) => {
      served.push("part");
      return `select t.id from maloca.leads t where ${part}`;
    };
    const rows = await readInParts<{ id: string }>(database, "maloca.leads", statement, 1);
    clearInterval(visitor);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(LEADS);
    expect(rows).toHaveLength(LEADS);
    const parts = served.filter((who) => who === "part").length;
    // Another process serves visitors meanwhile, and is faster at one large query.
    if (name === "PostgreSQL") return expect(parts).toBe(1);
    expect(parts).toBeGreaterThan(2);
    expect(served.slice(0, served.lastIndexOf("part"))).toContain("visitor");
  });
});
