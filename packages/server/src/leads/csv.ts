import { sourceKeys } from "@maloca/catalog";
import { sortableMoment } from "../moments";
import { leadKindNames, leadKinds, textOf } from "./lead-kinds";
import type { ListedLead } from "./list-leads";
import { readPhone } from "./phone-number";
import { shownText } from "./shown-text";

/**
 * The start of a cell that spreadsheets would run as a formula. One that expects another separator splits our
 * cells, so places after separators and line ends count too.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Spreadsheets set to Spanish expect a semicolon. */
export const separators = [",", ";"] as const;
type Separator = (typeof separators)[number];

const fields = [...new Set(leadKindNames.flatMap((kind) => Object.keys(leadKinds[kind].columns)))];

/** Every column of every kind. */
const columns: Readonly<Record<string, (lead: ListedLead) => unknown>> = {
  created_at: (lead) => lead.createdAt,
  kind: (lead) => lead.kind,
  reference: (lead) => lead.reference,
  ...Object.fromEntries(fields.map((field) => [field, (lead: ListedLead) => lead[field]])),
  // Any other number stays as it was typed.
  phone: ({ phone, language }) => readPhone(textOf(phone), language)?.written ?? phone,
  partner: (lead) => lead.partner,
  ...Object.fromEntries(sourceKeys.map((key) => [key, (lead: ListedLead) => lead.source?.[key]])),
  metadata: (lead) =>
    Object.entries(lead.metadata ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
  consent_version: (lead) => lead.consent?.version,
  consent_at: (lead) => lead.consent?.at,
  mail: (lead) => lead.mail.state,
  answer: (lead) => lead.answer?.state,
  answered_at: (lead) => lead.answer?.answeredAt,
  answer_changed_at: (lead) => lead.answer?.changedAt,
  subscription_confirmed_at: (lead) => lead.confirmedAt,
  language: (lead) => lead.language,
  confirmation: (lead) => lead.confirmation,
  quarantine: (lead) => lead.quarantine,
  local_time_utc_minus_5: (lead) => sortableMoment(lead.createdAt),
};

/** The first line, after the byte order mark by which spreadsheets know UTF-8. */
export const csvHead = (separator: Separator = ",") =>
  `\uFEFF${toLine(Object.keys(columns), separator)}`;

export const csvLines = (leads: readonly ListedLead[], separator: Separator = ","): string =>
  leads
    .map((lead) =>
      toLine(
        Object.values(columns).map((read) => read(lead)),
        separator,
      ),
    )
    .join("");

const toLine = (row: unknown[], separator: Separator) => `${row.map(cell).join(separator)}\r\n`;

const cell = (value: unknown) =>
  `"${shownText(textOf(value)).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
