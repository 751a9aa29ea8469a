import { sourceKeys } from "@maloca/catalog";
import { leadKindNames, leadKinds, textOf } from "../leads/lead-kinds";
import type { ListedLead } from "../leads/list-leads";
import { shownText } from "../leads/shown-text";
import { sortableMoment } from "../moments";

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
  phone: (lead) => phone(lead.phone),
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

/** A country code at the start of a number: one or two digits that are listed here, else three. */
const COUNTRY =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=(?:\D*\d){4})/;

/**
 * Writes a number with its country code as `(+57) 300 123 4567`, because a spreadsheet would round it or run
 * it as a formula. Any other number stays as the visitor wrote it.
 */
function phone(value: unknown): string {
  const text = textOf(value).trim();
  const [, plus = "", digits = ""] = text.match(/^(\+?) ?(\d[\d .()/-]*)$/) ?? [];
  const [code] = digits.match(COUNTRY) ?? [];
  if (!code || (!plus && !/^\d{12,}$/.test(digits))) return text;
  return `(+${code}) ${digits.slice(code.length).trim()}`;
}

const toLine = (row: unknown[], separator: Separator) => `${row.map(cell).join(separator)}\r\n`;

const cell = (value: unknown) =>
  `"${shownText(textOf(value)).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
