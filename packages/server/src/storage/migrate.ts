import type { Database } from "./database";
import { digest } from "./digest";

/** One file of `supabase/migrations`. */
export interface Migration {
  name: string;
  sql: string;
}

/** A migration that cannot be applied; the message says which and what to do. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** The limit for a migration, also another server's that runs first. */
const PATIENCE_MS = 10 * 60_000;

// An arbitrary but constant number: two servers that start together migrate in turn.
const LOCK = "select pg_advisory_xact_lock(747562020)";

/**
 * Applies the missing migrations in order of name, one transaction each, and records them.
 * Returns the names it applied.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<string[]> {
  await database.tx(async (session) => {
    await session.exec(LOCK);
    await session.exec(`
      create schema if not exists maloca;
      create table if not exists maloca.migrations (
        name text primary key, sha256 text not null, applied_at timestamptz not null default now());
      revoke all on schema maloca from public;
      revoke all on maloca.migrations from public;
    `);
  }, PATIENCE_MS);
  const applied: string[] = [];
  for (const { name, sql } of [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const sha256 = await digest(sql.replaceAll("\r\n", "\n"));
    await database.tx(async (session) => {
      await session.exec(LOCK);
      const [known] = await session.query<{ sha256: string }>(
        "select sha256 from maloca.migrations where name = $1",
        [name],
      );
      if (known && known.sha256 !== sha256) {
        throw new MigrationError(
          `migration ${name} was changed after it was applied; restore the file and write a new one`,
        );
      }
      if (known) return;
      await session.exec(sql);
      await session.query("insert into maloca.migrations (name, sha256) values ($1, $2)", [
        name,
        sha256,
      ]);
      applied.push(name);
    }, PATIENCE_MS);
  }
  return applied;
}
