import type { Session } from "./database";

export interface LeadTable {
  /** With its schema, quoted for SQL. */
  name: string;
  /** The column that names the lead. */
  key: string;
}

/**
 * The table of leads and every table with a foreign key to it, read from the database: a table of a
 * later migration is erased, backed up and moved without a change here.
 */
export async function leadTables(session: Session): Promise<[LeadTable, ...LeadTable[]]> {
  const rest = await session.query<LeadTable>(
    // Not regclass: it leaves out a schema that the search path finds.
    `select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as key
     from pg_constraint f
     join pg_class c on c.oid = f.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     where f.confrelid = 'maloca.leads'::regclass and f.contype = 'f' order by 1`,
  );
  return [{ name: "maloca.leads", key: "id" }, ...rest];
}
