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

/** The first line: every column of every kind, after the byte order mark by which spreadsheets know UTF-8. */
export const csvHead = (separator: Separator = ",") =>
  `\uFEFF${toLine(
    [
      "created_at",
      "kind",
      "reference",
      ...fields,
      "partner",
      ...sourceKeys,
      "metadata",
      "consent_version",
      "consent_at",
      "mail",
      "answer",
      "answered_at",
      "answer_changed_at",
      "subscription_confirmed_at",
      "language",
      "confirmation",
      "quarantine",
      "local_time_utc_minus_5",
    ],
    separator,
  )}`;

export function csvLines(leads: readonly ListedLead[], separator: Separator = ","): string {
  const rows = leads.map((lead) => [
    lead.createdAt,
    lead.kind,
    lead.reference,
    ...fields.map((field) => (field === "phone" ? phone(lead[field]) : lead[field])),
    lead.partner,
    ...sourceKeys.map((key) => lead.source?.[key]),
    Object.entries(lead.metadata ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    lead.consent?.version,
    lead.consent?.at,
    lead.mail.state,
    lead.answer?.state,
    lead.answer?.answeredAt,
    lead.answer?.changedAt,
    lead.confirmedAt,
    lead.language,
    lead.confirmation,
    lead.quarantine,
    sortableMoment(lead.createdAt),
  ]);
  return rows.map((row) => toLine(row, separator)).join("");
}

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
