/**
 * The interface of both databases: PGlite in the process, or a PostgreSQL server.
 * Plain SQL with `$1` parameters; every rejection is a {@link DatabaseError}.
 */
export interface Session {
  query<Row = Record<string, unknown>>(
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]>;
  /** Several statements, without parameters. */
  exec(sql: string): Promise<void>;
}

/** Adds a parameter to a statement, and returns its placeholder, such as `$1`. */
export type Put = (value: unknown) => string;

/** Queries with a statement that is built from parts, which add their own parameters. */
export function ask<Row = Record<string, unknown>>(
  session: Session,
  write: (put: Put) => string,
): Promise<Row[]> {
  const parameters: unknown[] = [];
  const sql = write((value) => `$${parameters.push(value)}`);
  return session.query<Row>(sql, parameters);
}

/** The row of a query that always returns one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("the query gave no row");
  return row;
}

export interface Database extends Session {
  /** Whether the database runs in this process, which is blocked during a statement. */
  readonly inProcess?: boolean | undefined;
  /**
   * One statement for a visitor who waits. It is a transaction of its own, and is synced to the disk.
   */
  write: Session["query"];
  /**
   * Runs `work` in a transaction. An error that it throws rolls back and is rethrown unchanged.
   * `milliseconds`: a longer limit for work that no visitor waits for, such as a migration.
   */
  tx<Result>(work: (session: Session) => Promise<Result>, milliseconds?: number): Promise<Result>;
  /** The same for work that only reads, which is also possible when the disk is almost full. */
  read: Database["tx"];
  close(): Promise<void>;
}

/** The SQLSTATE of a write on a read-only server: a standby, or one whose disk is almost full. */
export const READ_ONLY = "25006";

// Codes of connections, resources (disk full), intervention, I/O; of a deadlock or a failed serialisation.
const TRANSIENT =
  /^(08|53|57|58)|^(40001|40P01|25P02)$|^(E[A-Z]+|CONNECT\w*|timeout|busy|disk_full|read_only|reopening|crashed)$/;

/**
 * A failure of the database, without the query's parameters: they are personal data, and errors are logged.
 * `code` is the SQLSTATE, or the driver's code for a lost connection.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";

  constructor(
    readonly code: string,
    readonly constraint: string | null = null,
    reason?: string,
  ) {
    super(reason ?? `database error ${code}${constraint ? ` (${constraint})` : ""}`);
  }

  /** The same request may succeed later. */
  get unavailable(): boolean {
    return this.code === READ_ONLY || TRANSIENT.test(this.code);
  }
}

/** Whether a failure is transient: the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseError && error.unavailable;

/** Whether a value is none of its type (class 22), as a place in a list that somebody has typed. */
export const isUnfitValue = (error: unknown): boolean =>
  error instanceof DatabaseError && /^22/.test(error.code);

/** Converts a driver's error. PGlite has the property `constraint`, postgres.js `constraint_name`. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, constraint, constraint_name } = Object(error);
  return new DatabaseError(
    String(code ?? "unknown"),
    constraint ?? constraint_name ?? null,
    code === READ_ONLY ? "the database takes no writes now" : undefined,
  );
}

/** Runs a driver's transaction. Errors of the driver are converted; those of `work` are rethrown unchanged. */
export async function guardTx<Result, Driver>(
  begin: (body: (driver: Driver) => Promise<Result>) => Promise<unknown>,
  work: (driver: Driver) => Promise<Result>,
): Promise<Result> {
  let thrown: { error: unknown } | undefined;
  try {
    return (await begin(async (driver) => {
      try {
        return await work(driver);
      } catch (error) {
        thrown = { error };
        throw error;
      }
    })) as Result;
  } catch (error) {
    if (thrown?.error === error) throw error;
    throw toDatabaseError(error);
  }
}

/** Rejects with `timeout` when `work` takes longer, so that a hung database never hangs a visitor. */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  onTimeout?: () => void,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onTimeout?.();
      reject(new DatabaseError("timeout", null, "the database did not answer in time"));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The size of a million leads, the most that the embedded database was measured with (docs/operate.md). */
export const MEASURED_BYTES = 1.5e9;

/** The size of the embedded database in bytes; null for PostgreSQL. */
export async function embeddedBytes(database: Database): Promise<number | null> {
  if (!database.inProcess) return null;
  const rows = await database.query<{ bytes: number }>(
    "select pg_database_size(current_database())::float8 as bytes",
  );
  return onlyRow(rows).bytes;
}
