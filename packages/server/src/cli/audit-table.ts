import { type AuditLine, auditedActions } from "../leads/audit-log";
import { shortMoment } from "../moments";
import { oneLine, renderTable } from "./terminal";

/** The log as aligned columns, the newest entry first. */
export function toAuditTable(lines: readonly AuditLine[], terminal?: number): string {
  if (!lines.length) return "El registro está vacío.";
  const words: Readonly<Record<string, string>> = auditedActions;
  return renderTable(
    [
      { title: "FECHA", cells: lines.map(({ at }) => shortMoment(at)), whole: true },
      { title: "QUIÉN", cells: lines.map(({ who }) => oneLine(who)) },
      {
        title: "QUÉ",
        cells: lines.map(({ action }) => words[action] ?? oneLine(action)),
        whole: true,
      },
      { title: "DETALLE", cells: lines.map(toDetails) },
    ],
    terminal,
  );
}

const toDetails = ({ leads, details }: AuditLine) =>
  oneLine(
    [
      ...leads.slice(0, 3),
      ...(leads.length > 3 ? ["…"] : []),
      ...Object.entries(details).map(([name, value]) => `${name}=${value}`),
    ].join(" "),
  );
