import type { Destination } from "./types";

/** Of a widget's options, those that say where its request goes: no others travel, or are kept. */
export const connectionOf = ({ endpoint, anonKey, partner }: Destination): Destination => ({
  endpoint,
  anonKey,
  partner,
});
