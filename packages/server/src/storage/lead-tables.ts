import type { Session } from "./database";

interface LeadTable {
  /** With its schema, quoted for SQL. */
  name: string;
  /** The column with the lead's id. */
  key: string;
}

interface Reference {
  from: string;
  to: string;
}

/** A trigger writes it from the other tables: it is neither copied nor shown, and goes with its leads. */
const DERIVED = "'lead_texts'";

// Not `regclass`, which omits a schema of the search path.
const NAME = "format('%I.%I', n.nspname, c.relname)";

/**
 * The table of leads and every table with a foreign key to it, read from the database, so that tables of later
 * migrations are erased, backed up and moved too. Each table comes after those that it refers to.
 */
export async function leadTables(session: Session): Promise<[LeadTable, ...LeadTable[]]> {
  const rest = await session.query<LeadTable>(
    `select ${NAME} as name, quote_ident(a.attname) as key
     from pg_constraint f
     join pg_class c on c.oid = f.conrelid
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
     where f.confrelid = 'maloca.leads'::regclass and f.contype = 'f' and c.relname <> ${DERIVED} order by 1`,
  );
  const order = inOrder(
    rest.map(({ name }) => name),
    await references(session),
  );
  const sorted = rest.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return [{ name: "maloca.leads", key: "id" }, ...sorted];
}

/**
 * Forces the planner to use indexes until {@link restorePlanner} or the end of the transaction: the embedded database
 * has no statistics, and would read whole tables. Turns `jit` off too, because PostgreSQL would compile
 * statements that seem costly: 0.1 s for each without an index.
 */
export const forceIndexes = (session: Session) =>
  session.exec("set local enable_seqscan = off; set local jit = off");

/** Undoes {@link forceIndexes}. */
export const restorePlanner = (session: Session) =>
  session.exec("set local enable_seqscan to default; set local jit to default");

/** A table whose rows do not belong to leads, such as the audit log. */
export interface OtherTable {
  name: string;
  /** The columns of its primary key. */
  key: string[];
  /** Whether its rows refer to rows that belong to leads. */
  afterLeads: boolean;
  /** Whether its rows hold files, a few of which are as long as many other rows. */
  hasFiles: boolean;
}

/**
 * The other tables of the server, each after those that it refers to. Without the record of the migrations and
 * without unlogged tables, whose content need not be kept.
 */
export async function otherTables(session: Session): Promise<OtherTable[]> {
  const leads = (await leadTables(session)).map(({ name }) => name);
  const found = await session.query<Omit<OtherTable, "afterLeads">>(
    `select ${NAME} as name, array(
       select a.attname from unnest(i.indkey::int2[]) with ordinality k (attnum, n)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum order by k.n)::text[] as key,
       exists (select from pg_attribute a where a.attrelid = c.oid and a.atttypid = 'bytea'::regtype) as "hasFiles"
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_index i on i.indrelid = c.oid and i.indisprimary
     where n.nspname = 'maloca' and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname not in ('migrations', ${DERIVED}) order by 1`,
  );
  const others = found.filter(({ name }) => !leads.includes(name));
  const links = await references(session);
  const order = inOrder(
    others.map(({ name }) => name),
    links,
  );
  const late = new Set(leads);
  return others
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map((table) => {
      const afterLeads = links.some(({ from, to }) => from === table.name && late.has(to));
      if (afterLeads) late.add(table.name);
      return { ...table, afterLeads };
    });
}

const references = (session: Session): Promise<Reference[]> =>
  session.query<Reference>(
    `select ${NAME} as from, format('%I.%I', tn.nspname, tc.relname) as to
     from pg_constraint f
     join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class tc on tc.oid = f.confrelid join pg_namespace tn on tn.oid = tc.relnamespace
     where f.contype = 'f' and f.conrelid <> f.confrelid and n.nspname = 'maloca'`,
  );

/** Sorts names so that each comes after those that it refers to. */
function inOrder(names: readonly string[], links: readonly Reference[]): string[] {
  const sorted: string[] = [];
  const visit = (name: string, path: readonly string[]) => {
    if (sorted.includes(name) || path.includes(name)) return;
    for (const { from, to } of links) {
      if (from === name && names.includes(to)) visit(to, [...path, name]);
    }
    sorted.push(name);
  };
  for (const name of names) visit(name, []);
  return sorted;
}
