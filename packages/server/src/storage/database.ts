/**
 * What both databases offer: PGlite in the process, or a PostgreSQL server.
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

/** Takes a parameter of a statement, and gives its place, such as `$1`. */
export type Put = (value: unknown) => string;

/** Queries with a statement that is written piece by piece, each with its own parameters. */
export function ask<Row = Record<string, unknown>>(
  session: Pick<Session, "query">,
  write: (put: Put) => string,
): Promise<Row[]> {
  const parameters: unknown[] = [];
  const sql = write((value) => `$${parameters.push(value)}`);
  return session.query<Row>(sql, parameters);
}

/** The row of a query that always gives one. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("the query gave no row");
  return row;
}

export interface Database extends Session {
  /** Whether a statement keeps this process, which does nothing else meanwhile. */
  readonly inProcess?: boolean | undefined;
  /**
   * One statement for a visitor who waits. It is a transaction of its own: stored and synced, or not
   * at all.
   */
  write: Session["query"];
  /**
   * All of it or nothing. An error thrown by `work` rolls back and comes out as it is.
   * `milliseconds` is for work that no visitor waits for, such as a migration.
   */
  tx<Result>(work: (session: Session) => Promise<Result>, milliseconds?: number): Promise<Result>;
  /** The same for work that only reads, which is possible on a disk that is almost full. */
  read: Database["tx"];
  close(): Promise<void>;
}

/** The SQLSTATE of a write on a server that takes none now: a standby, or one whose disk is almost full. */
const READ_ONLY = "25006";

// Connection, resources (disk full), intervention, I/O; a deadlock or a failed serialisation.
const PASSING =
  /^(08|53|57|58)|^(40001|40P01|25P02)$|^(E[A-Z]+|CONNECT\w*|timeout|busy|disk_full|read_only|reopening|crashed)$/;

/**
 * A failure of the database, without the query's parameters: they are personal data, and an
 * error travels into logs. `code` is the SQLSTATE, or the driver's word for a lost connection.
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
    return this.code === READ_ONLY || PASSING.test(this.code);
  }
}

/** Whether a failure may pass by itself: the same request may succeed later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseError && error.unavailable;

/** Any driver's error, stripped. `constraint` is PGlite's name for it, `constraint_name` postgres.js's. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, constraint, constraint_name } = Object(error);
  return new DatabaseError(
    String(code ?? "unknown"),
    constraint ?? constraint_name ?? null,
    code === READ_ONLY ? "the database takes no writes now" : undefined,
  );
}

/** Runs a driver's transaction so that only the driver's own errors are translated. */
export async function guardTx<Result, Driver>(
  begin: (body: (driver: Driver) => Promise<Result>) => Promise<unknown>,
  work: (driver: Driver) => Promise<Result>,
): Promise<Result> {
  let own: { error: unknown } | undefined;
  try {
    return (await begin(async (driver) => {
      try {
        return await work(driver);
      } catch (error) {
        own = { error };
        throw error;
      }
    })) as Result;
  } catch (error) {
    if (own && own.error === error) throw error;
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
