import type { Environment } from "../../environment";
import type { Counts } from "../../storage/row-transfer";
import type { AdminConnection } from "../connection";
import type { Options } from "../parse-arguments";
import { type Confirm, counted, renderTable } from "../terminal";

export interface CommandInput {
  connection: AdminConnection;
  environment: Environment;
  options: Options;
  /** The positional arguments, as many as its usage allows. */
  positionals: readonly string[];
  confirm: Confirm;
}

/** Yields its output piece by piece. */
export type Command = (input: CommandInput) => AsyncGenerator<string, void, void>;

export const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The reference that somebody typed in small letters or without "MAL-". */
export const referenceOf = (word: string) => word.toUpperCase().replace(/^(MAL-)?/, "MAL-");

export const requests = (count: number) => counted(count, "solicitud", "solicitudes");

export function countsTable(counts: Counts): string {
  return renderTable(Object.entries(counts), [
    { title: "TABLA", cell: ([table]) => table, whole: true },
    { title: "FILAS", cell: ([, count]) => count, right: true },
  ]);
}
