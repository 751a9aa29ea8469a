import type { Destination } from "./types";

/** The options that say where a request goes: no others are sent or stored. */
export const connectionOf = ({ endpoint, anonKey, partner }: Destination): Destination => ({
  endpoint,
  anonKey,
  partner,
});
