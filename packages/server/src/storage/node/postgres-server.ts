import type postgres from "postgres";
import { StartError } from "../../errors";
import { OLDEST } from "../postgres-session";

/** What the first connection learns of a server. */
export interface ServerFacts {
  /**
   * Whether a pooler stands before it, which reports a process id of its own when it connects. It may use another
   * server connection for each transaction, with none of a session's settings or prepared statements.
   */
  pooled: boolean;
  /** As PostgreSQL numbers it, such as 150004. */
  version: number;
  /** A standby, or read-only by its settings: it answers queries and refuses every lead. */
  readOnly: boolean;
}

interface Found {
  pid: number;
  version: number;
  encoding: string;
  base: string;
  role: string;
  template: boolean;
  replication: string;
  read_only: boolean;
  /** Whether the tables are there, or may be made. */
  usable: boolean;
}

const FIRST = `
  select pg_catalog.pg_backend_pid() as pid,
    pg_catalog.current_setting('server_version_num')::int as version,
    pg_catalog.current_setting('server_encoding') as encoding,
    pg_catalog.current_setting('session_replication_role') as replication,
    pg_catalog.current_setting('transaction_read_only')::boolean as read_only,
    pg_catalog.quote_ident(d.datname) as base, pg_catalog.quote_ident(current_user) as role,
    d.datistemplate as template,
    exists (select from pg_catalog.pg_namespace where nspname = 'maloca')
      or pg_catalog.has_database_privilege(d.oid, 'create') as usable
  from pg_catalog.pg_database d where d.datname = pg_catalog.current_database()`;

/** Asks a server what it is. Throws a StartError that says what to write where the tables cannot be in it. */
export async function examineServer(sql: postgres.Sql): Promise<ServerFacts> {
  const rows = await sql.unsafe<Found[]>(FIRST);
  const [found] = rows;
  if (!found) throw new Error("the query gave no row");
  const objection = objectionTo(found);
  if (objection) throw new StartError(...objection);
  const { pid, version, read_only: readOnly } = found;
  return { pooled: pid !== rows.state.pid, version, readOnly };
}

const CREATE = "encoding 'UTF8' template template0";

function objectionTo(found: Found): [english: string, spanish: string] | null {
  const { version, encoding, base, role } = found;
  if (version < OLDEST) {
    const release = `${Math.floor(version / 10_000)}`;
    return [
      `the PostgreSQL of DATABASE_URL is version ${release}. Write the address of a version 15 or later.`,
      `el PostgreSQL de DATABASE_URL es la versión ${release}. Escribe la dirección de una versión 15 o posterior.`,
    ];
  }
  if (encoding !== "UTF8")
    return [
      `the database ${base} has the encoding ${encoding}, which cannot hold every letter. Make another: create database NAME owner ${role} ${CREATE}; and write its name into DATABASE_URL.`,
      `la base ${base} tiene la codificación ${encoding}, en la que no caben todas las letras. Crea otra: create database BASE owner ${role} ${CREATE}; y escribe su nombre en DATABASE_URL.`,
    ];
  if (found.template)
    return [
      `the database ${base} is a template, of which every new database is a copy. Make another: create database NAME owner ${role} ${CREATE}; and write its name into DATABASE_URL.`,
      `la base ${base} es una plantilla, de la que se copia toda base nueva. Crea otra: create database BASE owner ${role} ${CREATE}; y escribe su nombre en DATABASE_URL.`,
    ];
  if (found.replication !== "origin")
    return [
      `session_replication_role is ${found.replication}, so no mail would be written. Write there: alter role ${role} reset session_replication_role; alter database ${base} reset session_replication_role.`,
      `session_replication_role es ${found.replication}, y así no se escribiría ningún correo. Escribe allí: alter role ${role} reset session_replication_role; alter database ${base} reset session_replication_role.`,
    ];
  if (!found.usable)
    return [
      `the user ${role} may make no tables in the database ${base}. Write there: grant create on database ${base} to ${role}.`,
      `el usuario ${role} no puede crear tablas en la base ${base}. Escribe allí: grant create on database ${base} to ${role}.`,
    ];
  return null;
}
