import { addedText } from "./added-text";

/** Data that a partner's page adds to a lead, such as a room or a campaign: names with short texts. */
export type Metadata = Readonly<Record<string, string>>;

/** The number of pairs, and the characters of a value and of the whole encoded header. */
export const metadataLimits = { pairs: 10, value: 100, header: 4000 } as const;

/** The header's text. `metadata.parse.ts` checks it. */
export const encodeMetadata = (metadata: Readonly<Record<string, string>>) =>
  Object.entries(metadata)
    .map(([name, value]) =>
      [name, value]
        .map((text) => encodeURIComponent(addedText(`${text}`, metadataLimits.value)))
        .join("="),
    )
    .join("&")
    .slice(0, metadataLimits.header);
