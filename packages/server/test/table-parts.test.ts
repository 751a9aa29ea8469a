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
    const ids: string[] = [];
    const shares: number[] = [];
    const readings = [{ table: "maloca.leads", statement }];
    const options = { pagesAtOnce: 1, onProgress: (share: number) => shares.push(share) };
    for await (const rows of readInParts<{ id: string }>(database, readings, options))
      ids.push(...rows.map(({ id }) => id));
    clearInterval(visitor);
    expect(new Set(ids).size).toBe(LEADS);
    expect(ids).toHaveLength(LEADS);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const parts = served.filter((who) => who === "part").length;
    // Another process serves visitors meanwhile, and is faster at one large query.
    if (name === "PostgreSQL") return expect(parts).toBe(1);
    expect(parts).toBeGreaterThan(2);
    expect(served.slice(0, served.lastIndexOf("part"))).toContain("visitor");
  });
});
