import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../src/storage/database";
import { leadTables } from "../src/storage/lead-tables";
import { withLongTimeout } from "../src/storage/row-transfer";
import { book, launch, run } from "../test/programs";
import { temporaryFolder } from "../test/temporary-folder";
import type { Opened } from "./databases";
import { FILLED, fillLeads } from "./fill";

export interface Copies {
  leads: number;
  megabytes: number;
  backupSeconds: number;
  /** Bookings that the server took meanwhile. */
  booked: number;
  restoreSeconds: number;
  /** Tables whose rows came back otherwise. */
  different: number;
}

/** Backs a full database up beside its server, which takes bookings, and restores it into an empty one. */
export async function copyMany(
  full: Opened,
  empty: Opened,
  programs: { main: string; leads: string },
  leads: number,
): Promise<Copies> {
  const folder = await temporaryFolder();
  const file = join(folder, "backup.gz");
  const before = await full.read(async (database) => {
    await fillLeads(database, leads, leads / 10);
    return digests(database);
  });
  const seconds = async (order: string, variables: Record<string, string>) => {
    const begun = performance.now();
    const { code, stderr } = await run(programs.leads, [order, file], variables);
    if (code !== 0) throw new Error(`${order}: ${stderr}`);
    return Number(((performance.now() - begun) / 1000).toFixed(1));
  };
  const server = launch(programs.main, [], full.variables);
  const url = await server.url;
  let booked = 0;
  let over = false;
  const visitor = async () => {
    for (; !over; booked++) await book(url);
  };
  const visiting = visitor();
  const backupSeconds = await seconds("backup", full.variables);
  over = true;
  await visiting;
  server.child.kill("SIGTERM");
  await server.ended;
  const restoreSeconds = await seconds("restore", empty.variables);
  const after = await empty.read(digests);
  const { size } = await stat(file);
  await rm(folder, { recursive: true });
  return {
    leads,
    megabytes: Number((size / 1e6).toFixed(1)),
    backupSeconds,
    booked,
    restoreSeconds,
    different: [...before].filter(([table, digest]) => after.get(table) !== digest).length,
  };
}

/** Of each table how many rows belong to the filled leads, and a sum of their texts but for one column. */
export async function digests(database: Database, without = ""): Promise<Map<string, string>> {
  return withLongTimeout(database, async (session) => {
    // The same moment reads differently in another zone.
    await session.exec("set local timezone = 'UTC'");
    const found = new Map<string, string>();
    for (const { name, key } of await leadTables(session)) {
      const [row] = await session.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended((to_jsonb(t) - $2::text)::text, 0)), 0) as digest from ${name} t
         where ${key} in (select id from maloca.leads where reference like $1)`,
        [`${FILLED}%`, without],
      );
      found.set(name, row?.digest ?? "");
    }
    return found;
  });
}
