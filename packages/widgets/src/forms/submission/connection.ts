import type { Destination, FormRequest } from "./types";

/** Where a form's request is sent. Of its options only those of a connection are sent or stored. */
export const connectionOf = ({
  options: { endpoint, anonKey, partner, metadata, testMode, lang, maxExperiences },
  to,
}: Pick<FormRequest<unknown, unknown>, "options" | "to">): Destination => ({
  endpoint,
  anonKey,
  partner,
  metadata,
  testMode,
  language: lang,
  maxExperiences,
  ...to,
});
