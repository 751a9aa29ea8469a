import * as z from "zod";
import type { Put } from "../storage/database";
import type { TableReading } from "../storage/table-parts";
import { answerStates } from "./answers";
import { ANSWERED_KINDS, type LeadKindName, leadKindNames, leadKinds } from "./lead-kinds";
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

/** SQL for the texts of a kind's fields. Only numbers may be null. */
const fieldsOf = (kind: LeadKindName): string[] =>
  Object.entries(leadKinds[kind].fields)
    .filter(([name]) => name !== leadKinds[kind].author)
    .map(([name, { column = name, type }]) => {
      if (type === "checkboxes") return `array_to_string(${column}, ', ')`;
      return type === "number" ? `coalesce(${column}::text, '')` : column;
    });

/** SQL that joins fields to one text. */
const together = (fields: readonly string[]) => fields.join(" || E'\\n' || ");

/** A character that no reference contains. */
const NO_REFERENCE = /[^\p{L}\p{M}\d\s-]/u;

/** The texts that are looked for in the fields of leads. */
export type Sought = Pick<LeadFilter, "kind" | "search" | "trip">;

const withTrips = leadKindNames.filter((kind) => "destination" in leadKinds[kind].columns);

/** SQL: that fields, each of them text, contain a text. */
function contain(fields: readonly string[], text: string, put: Put): string {
  const rough = roughPattern(text);
  const like = rough === null ? null : `${put(rough)}::text`;
  return `${like ? `(${fields.map((field) => `${field} like ${like}`).join(" or ")}) and ` : ""}${together(fields)} ~ ${put(searchPattern(text))}::text`;
}

/**
 * Where texts are searched in the leads of a kind or of all kinds: tables, each with a query for the leads that
 * contain them, for one part of the table `t`.
 */
export const readingsOf = ({ kind, search, trip }: Sought): TableReading[] => {
  const readingOf = (table: string, id: string, fields: readonly string[]): TableReading => ({
    table: `maloca.${table}`,
    statement: (part, put) => `select t.${id} as id from maloca.${table} t
      where ${[
        part,
        ...(trip ? [contain(["destination"], trip, put)] : []),
        ...(search ? [contain(fields, search, put)] : []),
      ].join(" and ")}`,
  });
  const kinds = (trip ? withTrips : leadKindNames).filter((name) => !kind || name === kind);
  return [
    ...kinds.map((name) => readingOf(leadKinds[name].table, "lead_id", fieldsOf(name))),
    ...(trip || !search || NO_REFERENCE.test(search)
      ? []
      : [readingOf("leads", "id", ["t.reference"])]),
  ];
};

/** The conditions that a lead `l` contains them. For few leads; {@link readingsOf} is for all. */
export function containsTexts({ search, trip }: Sought, put: Put): string[] {
  const ofKinds = (kinds: readonly LeadKindName[], fields: (kind: LeadKindName) => string[]) =>
    `case l.kind ${kinds
      .map(
        (kind) =>
          `when '${kind}' then (select ${together(fields(kind))} from maloca.${leadKinds[kind].table} r where r.lead_id = l.id)`,
      )
      .join(" ")} end`;
  const matches = (text: string, sought: string) => `${text} ~ ${put(searchPattern(sought))}::text`;
  return [
    ...(trip
      ? [
          matches(
            ofKinds(withTrips, () => ["destination"]),
            trip,
          ),
        ]
      : []),
    ...(search
      ? [matches(`l.reference || E'\\n' || ${ofKinds(leadKindNames, fieldsOf)}`, search)]
      : []),
  ];
}

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

/** Letters that people type for one another. */
const ALIKE = ["aáàâãä", "eéèêë", "iíìîï", "oóòôõö", "uúùûü", "nñ", "cç"];

const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/** May stand between the digits of a phone number. */
const GAP = "[ .()/-]*";

/**
 * A regular expression for PostgreSQL that ignores case, accents and the grouping of a phone number's digits.
 * PostgreSQL's own case folding depends on its locale, for example with "ñ".
 */
function searchPattern(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, " ")
    .replace(SPECIAL, "\\$&")
    .replace(/\p{L}/gu, (letter) => {
      const small = letter.toLowerCase();
      const like = ALIKE.find((letters) => letters.includes(small.normalize("NFC"))) ?? small;
      return `[${[...new Set(like + like.toUpperCase() + letter)].join("")}]`;
    })
    .replace(/(?<=\d) ?(?=\d)/g, GAP);
}

/**
 * A LIKE pattern that matches at least every text that {@link searchPattern} matches: digits and signs as they
 * are, and any character for a letter. It is four times as fast, and leaves few texts for the other. Null for a
 * text of letters only, where it would exclude next to nothing.
 */
function roughPattern(text: string): string | null {
  if (!/[^\p{L}\s]/u.test(text)) return null;
  const like = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\%_]/g, "\\$&")
    .replace(/\p{L}/gu, "_")
    .replace(/(?<=\d) ?(?=\d)/g, "%");
  return `%${like}%`;
}
