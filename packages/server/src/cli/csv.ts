import { sourceKeys } from "@maloca/catalog";
import { leadKindNames, leadKinds, textOf } from "../leads/lead-kinds";
import type { ListedLead } from "../leads/list-leads";

/**
 * Spreadsheets run a cell that begins so as a formula. One that expects another separator starts a cell
 * within ours, so the places after separators and line ends count too.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\s\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Spreadsheets set to Spanish expect a semicolon. */
export const separators = [",", ";"] as const;
export type Separator = (typeof separators)[number];

const fields = [...new Set(leadKindNames.flatMap((kind) => Object.keys(leadKinds[kind].columns)))];

/** The head of the file: every column of every kind, UTF-8 with the mark that spreadsheets look for. */
export const csvHead = (separator: Separator = ",") =>
  `\uFEFF${toLine(
    [
      "created_at",
      "kind",
      "reference",
      ...fields,
      "partner",
      ...sourceKeys,
      "consent_version",
      "consent_at",
      "mail",
      "answer",
      "answered_at",
      "answer_changed_at",
      "subscription_confirmed_at",
    ],
    separator,
  )}`;

/** Lines of the leads, to follow the head. */
export function csvLines(leads: readonly ListedLead[], separator: Separator = ","): string {
  const rows = leads.map((lead) => [
    lead.createdAt,
    lead.kind,
    lead.reference,
    ...fields.map((field) => lead[field]),
    lead.partner,
    ...sourceKeys.map((key) => lead.source?.[key]),
    lead.consent?.version,
    lead.consent?.at,
    lead.mail.state,
    lead.answer?.state,
    lead.answer?.answeredAt,
    lead.answer?.changedAt,
    lead.confirmedAt,
  ]);
  return rows.map((row) => toLine(row, separator)).join("");
}

const toLine = (row: unknown[], separator: Separator) => `${row.map(cell).join(separator)}\r\n`;

const cell = (value: unknown) => `"${textOf(value).replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
