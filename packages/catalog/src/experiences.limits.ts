/** Experiences a visitor may choose unless a page says otherwise. */
export const DEFAULT_MAX_EXPERIENCES = 2;

/** Names as one text, with commas between them. One that has a comma itself stands in quotation marks. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (name.includes(",") ? `"${name.replaceAll('"', "'")}"` : name)).join(", ");

/** How many names such a text has. */
export const countNames = (text: string): number =>
  (text.match(/(?:"[^"]*"|[^,])+/g) ?? []).filter((name) => name.trim()).length;
