import type { Counts } from "../../storage/row-transfer";
import { renderTable } from "../terminal";

export function countsTable(counts: Counts): string {
  const rows = Object.entries(counts);
  return renderTable([
    { title: "TABLA", cells: rows.map(([table]) => table), whole: true },
    { title: "FILAS", cells: rows.map(([, count]) => String(count)), right: true },
  ]);
}
