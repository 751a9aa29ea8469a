import { settings } from "@maloca/catalog";
import { errorCode } from "../errors";
import type { Log } from "../log";
import { sortableMoment } from "../moments";
import { ask, type Database, onlyRow, type Session } from "../storage/database";
import { digest, sameSecret, shortDigest } from "../storage/digest";
import { withLongTimeout } from "../storage/row-transfer";
import { type LeadKindName, leadKindNames } from "./lead-kinds";
import { sign } from "./links";

/** A partner's statement stands below the path of the forms. */
export const STATEMENT_PATH = "/formulario/aliado";

/**
 * The numbers of a partner's leads in a month. They are no personal data, so they may be kept longer than the
 * leads.
 */
export type Figures = Record<LeadKindName, number> & {
  /** Leads of any month that in this month got their first answer, were won, were lost. */
  answered: number;
  won: number;
  lost: number;
  /** Leads of this month that nobody had answered at its end. */
  waiting: number;
};

export const figureNames: readonly (keyof Figures)[] = [
  ...leadKindNames,
  "answered",
  "won",
  "lost",
  "waiting",
];

/** A month in Colombia, such as `2026-11`. `seal` is null while it may change. */
export interface Month {
  month: string;
  /** Of a sealed month without the kinds of lead that came later. */
  figures: Partial<Figures>;
  seal: string | null;
}

export interface Statement {
  /** As the operator wrote it. */
  partner: string;
  /** In order; the last is the current month. */
  months: Month[];
  /** The first month whose seal does not match the stored figures; null if all match. */
  broken: string | null;
}

const monthOf = (moment: Date) => sortableMoment(moment).slice(0, 7);

/** The month after one, such as `2027-01` after `2026-12`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}

/** Months from one to another, both included. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/**
 * The sealed text of a month: its cells in the CSV file, without the seal and without the empty ones of kinds of lead
 * that came later.
 */
const sealedText = ({ month, figures }: Pick<Month, "month" | "figures">): string =>
  [month, ...figureNames.map((name) => figures[name]).filter((count) => count !== undefined)].join(
    ",",
  );

/**
 * A month's seal: a digest of the seal before it and the month's text. The first month has the partner's name
 * in place of a seal before.
 */
const sealOf = (before: string, month: Pick<Month, "month" | "figures">): Promise<string> =>
  digest(`${before}\n${sealedText(month)}`);

const sameName = (partner: string) => partner.trim().toLowerCase();

const BEGIN = "($2 || '-01')::timestamp at time zone 'America/Bogota'";
const END = "($3 || '-01')::timestamp at time zone 'America/Bogota'";

/** Counts a month from the leads. Tests and suspected robots do not count. */
async function countMonth(session: Session, partner: string, month: string): Promise<Figures> {
  const within = (column: string) => `${column} >= ${BEGIN} and ${column} < ${END}`;
  const kinds = leadKindNames.map(
    (kind) =>
      `count(*) filter (where ${within("l.created_at")} and l.kind = '${kind}')::int as "${kind}"`,
  );
  return onlyRow(
    await session.query<Figures>(
      `select ${kinds.join(", ")},
         count(*) filter (where ${within("a.answered_at")})::int as answered,
         count(*) filter (where a.state = 'won' and ${within("a.changed_at")})::int as won,
         count(*) filter (where a.state = 'lost' and ${within("a.changed_at")})::int as lost,
         count(*) filter (where ${within("l.created_at")} and l.kind <> 'newsletter'
           and (a.answered_at is null or a.answered_at >= ${END}))::int as waiting
       from maloca.leads l left join maloca.lead_answers a on a.lead_id = l.id
       where lower(btrim(l.partner)) = lower(btrim($1)) and not l.test_mode and l.quarantine is null`,
      [partner, month, monthAfter(month)],
    ),
  );
}

interface StoredStatement {
  id: string;
  partner: string;
  link_key: string;
  /** The month of its first lead. */
  first_month: string;
}

const readMonths = (session: Session, id: string) =>
  session.query<Month & { seal: string }>(
    "select month, figures, seal from maloca.statement_months where statement = $1 order by month",
    [id],
  );

/** Seals the months that have ended since the last one. What is sealed never changes. */
async function seal(session: Session, statement: StoredStatement, now: Date): Promise<void> {
  const sealed = await readMonths(session, statement.id);
  const last = sealed.at(-1);
  let before = last?.seal ?? sameName(statement.partner);
  const first = last ? monthAfter(last.month) : statement.first_month;
  for (const month of monthsBetween(first, monthOf(now)).slice(0, -1)) {
    const figures = await countMonth(session, statement.partner, month);
    before = await sealOf(before, { month, figures });
    await session.query(
      `insert into maloca.statement_months (statement, month, figures, seal, sealed_at)
       values ($1, $2, $3::text::jsonb, $4, $5) on conflict do nothing`,
      [statement.id, month, JSON.stringify(figures), before, now],
    );
  }
}

const STORED = "select id, partner, link_key, first_month from maloca.statements";

/**
 * Seals the months of every statement that have ended. Call it before old leads are erased, and with a clock that
 * is trusted to erase them.
 */
export async function sealStatements(database: Database, now: Date, log: Log): Promise<void> {
  for (const { id } of await database.query<StoredStatement>(STORED)) {
    // Each in its own transaction: visitors are served in between, and a failure stops neither the other
    // statements nor the erasing after them, whose dates the law sets.
    await withLongTimeout(database, async (session) => {
      const [statement] = await session.query<StoredStatement>(
        `${STORED} where id = $1 for update`,
        [id],
      );
      if (statement) await seal(session, statement, now);
    }).catch((error: unknown) =>
      log("a statement was not sealed", { statement: id, code: errorCode(error) }),
    );
  }
}

const idOf = (partner: string) => shortDigest(sameName(partner));

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
    const [first] = await ask<{ at: Date }>(
      session,
      (put) => `select created_at as at from maloca.leads l
        where lower(btrim(l.partner)) = lower(btrim(${put(partner)})) and not l.test_mode
        order by created_at, id limit 1`,
    );
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
    if (!statement) return null;
    const signature = await sign(statement.link_key, `statement ${id}`);
    return `${settings.siteUrl}${STATEMENT_PATH}/${id}/${signature}`;
  });
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
  const months: Month[] = await readMonths(database, statement.id);
  let broken: string | null = null;
  let before = sameName(partner);
  let expectedMonth = statement.first_month;
  for (const each of months) {
    const fits = each.month === expectedMonth && each.seal === (await sealOf(before, each));
    if (!fits) broken ??= each.month;
    before = each.seal ?? "";
    expectedMonth = monthAfter(each.month);
  }
  for (const month of monthsBetween(expectedMonth, monthOf(now)))
    months.push({ month, figures: await countMonth(database, partner, month), seal: null });
  return { partner, months, broken };
}
