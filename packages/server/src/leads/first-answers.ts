import type { Session } from "../storage/database";
import { type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";

/** How soon the team answered the leads of a kind or of a partner. */
export interface FirstAnswers {
  /** Null for the operator's own site. */
  key: string | null;
  leads: number;
  answered: number;
  /** Seconds within which half, and nine of ten, of those that were answered had their answer. */
  median: number | null;
  slowest: number | null;
}

export type FirstAnswersBy = Record<"kind" | "partner", FirstAnswers[]>;

type Row = Omit<FirstAnswers, "key"> & { kind: LeadKindName | null; partner: string | null };

/** The leads since a day, of the kinds that are answered; robots' leads and tests are left out. Most leads first. */
export async function sumFirstAnswers(
  session: Pick<Session, "query">,
  since: Date,
): Promise<FirstAnswersBy> {
  const rows = await session.query<Row>(
    `select l.kind, min(btrim(l.partner)) as partner,
       count(*)::int as leads, count(a.lead_id)::int as answered,
       percentile_cont(0.5) within group (order by t.seconds) as median,
       percentile_cont(0.9) within group (order by t.seconds) as slowest
     from maloca.leads l left join maloca.lead_answers a on a.lead_id = l.id,
       lateral (select date_part('epoch', a.answered_at - l.created_at) as seconds) t
     where l.created_at >= $2 and l.kind = any ($1::text[]) and l.quarantine is null and not l.test
     group by grouping sets ((l.kind), (lower(btrim(l.partner)))) order by leads desc, l.kind, partner`,
    [leadKindNames.filter((kind) => !leadKinds[kind].unanswered), since],
  );
  const keyed = ({ kind, partner, ...sums }: Row) => ({ key: kind ?? (partner || null), ...sums });
  return {
    kind: rows.filter(({ kind }) => kind).map(keyed),
    partner: rows.filter(({ kind }) => !kind).map(keyed),
  };
}
