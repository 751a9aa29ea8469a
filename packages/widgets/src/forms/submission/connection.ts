import type { Wording } from "@maloca/catalog/words";
import type { Destination } from "./types";

/** The options that say where a request goes, and in which language: no others are sent or stored. */
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
