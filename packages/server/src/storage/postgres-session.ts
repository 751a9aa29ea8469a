/**
 * What every session sets, because the code relies on it: a role or a database may have other values
 * (`alter role … set`), and a cluster other defaults. Times are read as ISO, names are quoted only where they must be,
 * a commit is synced to the disk. Two are left as they are and refused at the start where they cannot serve:
 * `default_transaction_read_only`, which protects a full disk, and `session_replication_role`, which turns triggers off.
 */
const SESSION = {
  client_encoding: "UTF8",
  DateStyle: "ISO, MDY",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
  standard_conforming_strings: "on",
  backslash_quote: "safe_encoding",
  bytea_output: "hex",
  extra_float_digits: "1",
  xmlbinary: "base64",
  xmloption: "content",
  array_nulls: "on",
  transform_null_equals: "off",
  quote_all_identifiers: "off",
  // All names have their schema; the system's own come first.
  search_path: "pg_catalog",
  row_security: "on",
  check_function_bodies: "on",
  default_table_access_method: "heap",
  default_transaction_isolation: "read committed",
  default_transaction_deferrable: "off",
  synchronous_commit: "on",
  client_min_messages: "warning",
  // Each statement has a limit of ours.
  statement_timeout: "0",
  lock_timeout: "0",
  idle_in_transaction_session_timeout: "0",
  idle_session_timeout: "0",
} as const;

/** Settings that older servers do not know. */
const SINCE = { transaction_timeout: { version: 170_000, value: "0" } } as const;

/** The oldest server that the tables work on, as PostgreSQL numbers its versions. */
export const OLDEST = 150_000;

/** The settings of a session on a server of a version; by default those that every server has. */
export function sessionSettings(version = OLDEST): Record<string, string> {
  const newer = Object.entries(SINCE).filter(([, since]) => version >= since.version);
  return { ...SESSION, ...Object.fromEntries(newer.map(([name, { value }]) => [name, value])) };
}

/**
 * Statements that set them: for a session, or `local` for a transaction. Not as a query, after which a transaction
 * could not choose its isolation any more.
 */
export const setStatements = (version?: number, local = ""): string =>
  Object.entries(sessionSettings(version))
    // A pooler follows the encoding of its clients by itself.
    .filter(([name]) => name !== "client_encoding")
    .map(([name, value]) => `set ${local} ${name} = '${value}'`)
    .join("; ");
