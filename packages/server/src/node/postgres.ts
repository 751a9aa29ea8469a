import postgres from "postgres";
import { type Database, guardTx, type Session, toDatabaseError, within } from "../database";
import { StartError } from "./start-error";

/** A visitor waits for these; a query that takes longer is cancelled. */
const QUERY_MS = 10_000;
const GRACE_MS = 2_000;
const CONNECT_SECONDS = 10;
const CONNECTIONS = 10;

/** What poolers' and other clients' URLs carry, and a PostgreSQL server refuses as a setting. */
const FOREIGN_OPTIONS = ["pgbouncer", "channel_binding", "connection_limit", "pool_timeout"];

/** Why a connection fails, in the operator's words, by SQLSTATE or system error. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "its host is unknown",
  EAI_AGAIN: "its host cannot be looked up now",
  CONNECT_TIMEOUT: "it did not answer in time",
  "28P01": "the password or user is wrong",
  "28000": "the user may not log in",
  "3D000": "the database does not exist",
  "53300": "it has too many connections",
};

/** Connects to `DATABASE_URL` and makes sure that it answers. Throws a StartError. */
export async function openPostgres(url: string): Promise<Database> {
  const cleaned = new URL(url);
  for (const option of FOREIGN_OPTIONS) cleaned.searchParams.delete(option);
  const sql = postgres(cleaned.href, {
    max: CONNECTIONS,
    connect_timeout: CONNECT_SECONDS,
    // A transaction pooler gives each transaction another server, which knows no statement of ours.
    prepare: false,
    onnotice: () => {},
  });
  const database = adapt(sql);
  try {
    await database.query("select 1");
  } catch (error) {
    await sql.end({ timeout: 0 });
    const { code } = toDatabaseError(error);
    throw new StartError(
      `the database at ${cleaned.host || "DATABASE_URL"} cannot be used: ${REASONS[code] ?? code}. ` +
        "Check DATABASE_URL, or unset it to use the embedded database.",
    );
  }
  return database;
}

function adapt(sql: postgres.Sql): Database {
  const session = (
    on: postgres.Sql | postgres.TransactionSql,
    milliseconds = QUERY_MS,
  ): Session => {
    const run = async <Row>(text: string, parameters: readonly unknown[]): Promise<Row[]> => {
      const query = on.unsafe(text, [...parameters] as postgres.ParameterOrJSON<never>[]);
      try {
        // Called rather than awaited: the query starts now and can be cancelled.
        const rows = await within(milliseconds, query.execute(), () => query.cancel());
        return [...(rows as unknown as Row[])];
      } catch (error) {
        throw toDatabaseError(error);
      }
    };
    return {
      query: (text, parameters = []) => run(text, parameters),
      exec: async (text) => {
        await run(text, []);
      },
    };
  };
  return {
    ...session(sql),
    // The outer limit is for a server that is gone without a word: it answers no rollback either.
    tx: (work, milliseconds = QUERY_MS) =>
      within(
        milliseconds + GRACE_MS,
        guardTx(
          (body: (tx: postgres.TransactionSql) => ReturnType<typeof work>) => sql.begin(body),
          async (tx) => {
            // Set here and not at connecting: poolers refuse it there.
            await tx.unsafe(`set local statement_timeout = ${milliseconds}`);
            return work(session(tx, milliseconds));
          },
        ),
      ),
    close: () => sql.end({ timeout: 5 }),
  };
}
