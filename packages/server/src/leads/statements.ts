import { settings } from "@maloca/catalog";
import { sortableMoment } from "../moments";
import { ask, type Database, type Session } from "../storage/database";
import { sameSecret, shortDigest } from "../storage/digest";
import { type LeadKindName, sentKindNames } from "./lead-kinds";
import { sign } from "./links";

/** A partner's statement stands below the path of the forms. */
export const STATEMENT_PATH = "/formulario/aliado";

/** The numbers of a partner's leads in a month. */
export type Figures = Partial<Record<LeadKindName, number>> & {
  /** Leads of any month that in this month got their first answer, were won, were lost. */
  answered: number;
  won: number;
  lost: number;
  /** Leads of this month that nobody had answered at its end. */
  unanswered: number;
};

export const figureNames: readonly (keyof Figures)[] = [
  ...sentKindNames,
  "answered",
  "won",
  "lost",
  "unanswered",
];

/** A month in Colombia, such as `2026-11`. */
export interface Month extends Figures {
  month: string;
}

export interface Statement {
  /** As the operator wrote it. */
  partner: string;
  /** In order, from that of the first lead to the current one. */
  months: Month[];
}

const monthOf = (moment: Date) => sortableMoment(moment).slice(0, 7);

const monthIn = (column: string) => `to_char(${column} at time zone 'America/Bogota', 'YYYY-MM')`;

/** Counts each month from the leads that are kept. Tests and suspected robots do not count. */
function countMonths(session: Session, partner: string, now: Date): Promise<Month[]> {
  const kinds = sentKindNames.map(
    (kind) => `count(*) filter (where came = month and kind = '${kind}')::int as "${kind}"`,
  );
  return session.query<Month>(
    `with own as (
       select l.kind, ${monthIn("l.created_at")} as came, a.state,
         ${monthIn("a.answered_at")} as answered_in, ${monthIn("a.changed_at")} as changed_in
       from maloca.leads l left join maloca.lead_answers a on a.lead_id = l.id
       where lower(btrim(l.partner)) = lower(btrim($1)) and not l.test_mode and l.quarantine is null),
     months as (
       select to_char(m, 'YYYY-MM') as month from generate_series(
         (least($2::text, (select min(came) from own)) || '-01')::date, ($2::text || '-01')::date, interval '1 month') m)
     select month, ${kinds.join(", ")},
       count(*) filter (where answered_in = month)::int as answered,
       count(*) filter (where state = 'won' and changed_in = month)::int as won,
       count(*) filter (where state = 'lost' and changed_in = month)::int as lost,
       count(*) filter (where came = month and kind <> 'newsletter'
         and (answered_in is null or answered_in > month))::int as unanswered
     from months left join own on true group by month order by month`,
    [partner, monthOf(now)],
  );
}

interface StoredStatement {
  id: string;
  partner: string;
  link_key: string;
}

// Earlier releases kept the months that had ended in `maloca.statement_months`: their backups have its rows.
const STORED = "select id, partner, link_key from maloca.statements";

const sameName = (partner: string) => partner.trim().toLowerCase();

const idOf = (partner: string) => shortDigest(sameName(partner));

async function addressOf({ id, link_key }: StoredStatement): Promise<string> {
  return `${settings.siteUrl}${STATEMENT_PATH}/${id}/${await sign(link_key, `statement ${id}`)}`;
}

/** A partner's first lead; undefined where none names it. */
const firstLead = async (session: Session, partner: string) => {
  const [first] = await ask<{ at: Date; partner: string }>(
    session,
    (put) => `select created_at as at, btrim(partner) as partner from maloca.leads l
      where lower(btrim(l.partner)) = lower(btrim(${put(partner)})) and not l.test_mode
      order by created_at, id limit 1`,
  );
  return first;
};

/**
 * The address of a partner's statement, which is made at the first call; null where no lead names the partner.
 * `renew`: makes a new address, and the earlier one invalid.
 */
export function openStatement(
  database: Database,
  { partner, renew }: { partner: string; renew: boolean },
): Promise<string | null> {
  return database.tx(async (session) => {
    const id = await idOf(partner);
    const first = await firstLead(session, partner);
    if (first) {
      await session.query(
        `insert into maloca.statements (id, partner, first_month) values ($1, $2, $3)
         on conflict do nothing`,
        [id, partner.trim(), monthOf(first.at)],
      );
    }
    if (renew)
      await session.query(
        "update maloca.statements set link_key = gen_random_uuid() where id = $1",
        [id],
      );
    const [statement] = await session.query<StoredStatement>(`${STORED} where id = $1`, [id]);
    return statement ? addressOf(statement) : null;
  });
}

/** A partner's months, and the address that it was given, if any. Null where no lead names the partner. */
export async function readPartner(
  database: Database,
  partner: string,
  now: Date,
): Promise<{ statement: Statement; address: string | null } | null> {
  const id = await idOf(partner);
  const [stored] = await database.query<StoredStatement>(`${STORED} where id = $1`, [id]);
  const name = stored?.partner ?? (await firstLead(database, partner))?.partner;
  if (name === undefined) return null;
  return {
    statement: { partner: name, months: await countMonths(database, name, now) },
    address: stored ? await addressOf(stored) : null,
  };
}

/** The statement of a link; null where there is none or the signature is wrong. */
export async function readStatement(
  database: Database,
  { id, signature }: { id: string; signature: string },
  now: Date,
): Promise<Statement | null> {
  const [statement] = await database.query<StoredStatement>(`${STORED} where id = $1`, [
    id.replaceAll("\0", "").slice(0, 16),
  ]);
  const expected = await sign(statement?.link_key ?? "none", `statement ${id}`);
  if (!(await sameSecret(signature, expected)) || !statement) return null;
  const { partner } = statement;
  return { partner, months: await countMonths(database, partner, now) };
}
