import { kindNames, kinds, textOf } from "../kinds";
import type { ListedLead } from "../operations";

/** Programs take a cell that begins so for a formula, and run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** The leads as CSV with every column of every kind, for a spreadsheet (UTF-8 with its mark). */
export function toCsv(leads: readonly ListedLead[]): string {
  const fields = [...new Set(kindNames.flatMap((kind) => Object.keys(kinds[kind].columns)))];
  const rows = leads.map((lead) => [
    lead.createdAt,
    lead.kind,
    lead.reference,
    ...fields.map((field) => lead[field]),
    lead.partner,
    lead.consent?.version,
    lead.consent?.at,
    lead.mail.state,
  ]);
  const header = ["created_at", "kind", "reference", ...fields];
  header.push("partner", "consent_version", "consent_at", "mail");
  const lines = [header, ...rows].map((row) => row.map(cell).join(","));
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function cell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
