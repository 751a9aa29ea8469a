import type { Session } from "../storage/database";

/** The states that the team gives a lead. */
export const answerStates = ["answered", "won", "lost"] as const;
export type AnswerState = (typeof answerStates)[number];

export const isAnswerState = (word: string): word is AnswerState =>
  (answerStates as readonly string[]).includes(word);

export const answerWords = {
  answered: "respondida",
  won: "ganada",
  lost: "perdida",
} satisfies Record<AnswerState, string>;

export interface Answer {
  state: AnswerState;
  /** When it was first answered, and when the state last changed; ISO 8601, UTC. */
  answeredAt: string;
  changedAt: string;
}

/** Takes back that a lead was answered, which somebody pressed by mistake; false if nothing changed. */
export async function takeBackAnswer(session: Session, leadId: string): Promise<boolean> {
  const rows = await session.query(
    "delete from maloca.lead_answers where lead_id = $1 and state = 'answered' returning 1 as one",
    [leadId],
  );
  return rows.length > 0;
}

/**
 * Stores an answer; false if nothing changed. `answered_at` keeps the time of the first.
 */
export async function recordAnswer(
  session: Session,
  leadId: string,
  state: AnswerState,
  now: Date,
): Promise<boolean> {
  const rows = await session.query(
    `insert into maloca.lead_answers as a (lead_id, state, answered_at, changed_at)
     values ($1, $2, $3, $3)
     on conflict (lead_id) do update set state = excluded.state, changed_at = excluded.changed_at
     where a.state <> excluded.state and excluded.state <> 'answered'
     returning 1 as one`,
    [leadId, state, now],
  );
  return rows.length > 0;
}
