import type { Metadata, Source } from "@maloca/catalog";
import type { ConsentText } from "@maloca/catalog/consent-texts";
import type { Answer, AnswerState } from "./answers";
import { type Fields, type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";
import type { SpamSign } from "./spam";

/** A lead with its request's fields, without the state of its mails. */
export interface Lead {
  kind: LeadKindName;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  partner: string | null;
  /** The visitor's, as two or three letters. */
  language: string;
  source: Source | null;
  /** What the partner's page added. */
  metadata: Metadata | null;
  /** Whether a partner tested its page. */
  testMode: boolean;
  /** `text`: what the visitor agreed to. Only when a single lead is shown, and if the version's text is known. */
  consent: { version: string; at: string; text?: ConsentText } | null;
  /** Why it is suspected spam; null for nearly all. */
  quarantine: SpamSign | null;
  /** The team's answer; null while nobody has answered. */
  answer: Answer | null;
  /** When the address of a newsletter sign-up was confirmed; null before. ISO 8601, UTC. */
  confirmedAt: string | null;
  [field: string]: unknown;
}

/** A row of {@link LEAD}. */
export interface LeadRow
  extends Pick<
    Lead,
    "kind" | "reference" | "partner" | "language" | "source" | "metadata" | "quarantine"
  > {
  created_at: Date;
  test_mode: boolean;
  consent_version: string | null;
  consent_at: Date | null;
  request: Fields;
  answer_state: AnswerState | null;
  answered_at: Date | null;
  changed_at: Date | null;
  confirmed_at: Date | null;
}

const request = `case l.kind ${leadKindNames
  .map(
    (kind) =>
      `when '${kind}' then (select to_jsonb(r) - 'lead_id' from maloca.${leadKinds[kind].table} r where r.lead_id = l.id)`,
  )
  .join(" ")} end`;

/** SQL for the columns of a lead, of `l` with {@link LEAD_JOINS}. */
export const LEAD = `l.kind, l.reference, l.created_at, l.partner, l.source, l.language, l.metadata, l.test_mode,
  l.consent_version, l.consent_at, l.quarantine, ${request} as request,
  a.state as answer_state, a.answered_at, a.changed_at, n.confirmed_at`;

/** The tables beside `maloca.leads l` with what may come later. */
export const LEAD_JOINS = `left join maloca.lead_answers a on a.lead_id = l.id
  left join maloca.newsletter_confirmations n on n.lead_id = l.id`;

export function leadOf(row: LeadRow): Lead {
  // In the order of the columns, which JSON from the database does not keep.
  const fields = Object.keys(leadKinds[row.kind].columns).map((name) => [name, row.request[name]]);
  return {
    ...Object.fromEntries(fields),
    kind: row.kind,
    reference: row.reference,
    createdAt: row.created_at.toISOString(),
    partner: row.partner,
    language: row.language,
    source: row.source,
    metadata: row.metadata,
    testMode: row.test_mode,
    consent:
      row.consent_version !== null && row.consent_at
        ? { version: row.consent_version, at: row.consent_at.toISOString() }
        : null,
    quarantine: row.quarantine,
    answer:
      row.answer_state && row.answered_at && row.changed_at
        ? {
            state: row.answer_state,
            answeredAt: row.answered_at.toISOString(),
            changedAt: row.changed_at.toISOString(),
          }
        : null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  };
}
