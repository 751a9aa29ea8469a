import * as z from "zod";
import type { Put } from "../storage/database";
import { answerStates } from "./answers";
import { ANSWERED_KINDS, leadKindNames } from "./lead-kinds";
import { leadsWithUnsentMail, MAILS } from "./unsent-mails";

/** `waiting`: nobody has answered. */
export const leadStates = ["waiting", ...answerStates] as const;
export type LeadState = (typeof leadStates)[number];

/** Which leads an operator asks for. All conditions must hold. */
const leadFilter = z.object({
  kind: z.enum(leadKindNames).optional(),
  /** A partner site, ignoring case. */
  partner: z.string().optional(),
  /** A text that a field or the reference contains. */
  search: z.string().optional(),
  /** ISO 8601: from this moment on, and before that one. */
  since: z.string().optional(),
  until: z.string().optional(),
  /** Only leads with an unsent mail. */
  waiting: z.boolean().optional(),
  /** Only leads that nobody has answered, of the kinds that are answered and not suspected spam. */
  open: z.boolean().optional(),
  /** The same, or those in another state. */
  state: z.enum(leadStates).optional(),
  /** Only suspected robots', or none of them. */
  robots: z.boolean().optional(),
  /** A text that the destination contains; kinds without one are left out. */
  trip: z.string().optional(),
  /** The tests of partners, which are left out otherwise. */
  testMode: z.boolean().optional(),
  /** The longest waiting first, in place of the newest. */
  oldest: z.boolean().optional(),
});
export type LeadFilter = z.infer<typeof leadFilter>;

/** The filter among options of a command, or as it came over the socket. */
export const filterOf = (value: unknown): LeadFilter => leadFilter.parse(value);

/** Conditions that `maloca.lead_texts t` contains the texts. */
export function textConditions({ search, trip }: LeadFilter, put: Put): string[] {
  const contains = (column: string, text: string | undefined) =>
    text ? [`t.${column} like '%' || maloca.folded(${put(escaped(text))}::text) || '%'`] : [];
  return [...contains("text", search), ...contains("destination", trip)];
}

/** A text for LIKE, each of whose characters stands for itself. */
const escaped = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\%_]/g, "\\$&");

/** Leads with a state: the index of the states has them. */
const STATED = `not l.test_mode and l.quarantine is null and l.kind in (${ANSWERED_KINDS})`;

/** Leads that nobody has answered. */
export const UNANSWERED = `${STATED} and l.state = 'waiting'`;

/** Conditions on `maloca.leads l`, without the texts. */
export function conditionsOf(filter: LeadFilter, put: Put): string[] {
  const { kind, partner, since, until, waiting, robots, testMode = false } = filter;
  const state = filter.open ? "waiting" : filter.state;
  const conditions = [testMode ? "l.test_mode" : "not l.test_mode"];
  if (kind) conditions.push(`l.kind = ${put(kind)}`);
  if (partner) conditions.push(`lower(btrim(l.partner)) = lower(${put(partner.trim())})`);
  if (since) conditions.push(`l.created_at >= ${put(since)}::text::timestamptz`);
  if (until) conditions.push(`l.created_at < ${put(until)}::text::timestamptz`);
  if (waiting) conditions.push(`l.id in (${leadsWithUnsentMail(MAILS)})`);
  if (state) conditions.push(STATED, `l.state = '${state}'`);
  if (robots !== undefined) conditions.push(`l.quarantine is ${robots ? "not " : ""}null`);
  return conditions;
}
