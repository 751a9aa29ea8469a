import type { Wording } from "@maloca/catalog/words";
import type { Destination } from "./types";

/** Selects the options that belong to a connection: no others are sent or stored. */
export const connectionOf = ({
  endpoint,
  anonKey,
  partner,
  metadata,
  testMode,
  lang,
}: Destination & Wording): Destination => ({
  endpoint,
  anonKey,
  partner,
  metadata,
  testMode,
  language: lang,
});
