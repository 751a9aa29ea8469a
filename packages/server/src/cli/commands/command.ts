import type { Environment } from "../../environment";
import type { LeadFilter } from "../../leads/lead-filter";
import type { Confirm } from "../confirm";
import type { AdminConnection } from "../connection";
import type { Options } from "../parse-arguments";
import { counted } from "../terminal";

/** What a command is given. */
export interface Order {
  connection: AdminConnection;
  environment: Environment;
  options: Options;
  /** What stands after its name, as many as its usage says. */
  words: readonly string[];
  confirm: Confirm;
}

/** Gives what it prints, line by line or more at once, as soon as it has it. */
export type Command = (order: Order) => AsyncGenerator<string, void, void>;

export const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A reference as people write it: in small letters, or without its beginning. */
export const referenceOf = (word: string) => word.toUpperCase().replace(/^(MAL-)?/, "MAL-");

export const requests = (count: number) => counted(count, "solicitud", "solicitudes");

/** The leads that the options leave. */
export const filterBy = ({
  kind,
  partner,
  search,
  since,
  until,
  waiting,
  open,
  testMode,
}: Options): LeadFilter => ({
  kind,
  partner,
  search,
  since,
  until,
  waiting,
  open,
  testMode,
});
