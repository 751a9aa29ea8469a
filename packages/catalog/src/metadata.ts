/** What a partner's page adds to a lead, such as a room or a campaign: a name and a short text each. */
export type Metadata = Readonly<Record<string, string>>;

/** How many pairs, the characters of a value, and of the whole header as it is sent. */
export const metadataLimits = { pairs: 10, value: 100, header: 4000 } as const;

/** The header's text; `metadata.parse.ts` decides what of it counts. */
export const encodeMetadata = (metadata: Readonly<Record<string, string>>) =>
  Object.entries(metadata)
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .join("&")
    .slice(0, metadataLimits.header);
