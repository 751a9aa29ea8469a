/** Joins names with commas. A name that contains a comma is put in quotation marks. */
export const joinNames = (names: readonly string[]): string =>
  names.map((name) => (name.includes(",") ? `"${name.replaceAll('"', "'")}"` : name)).join(", ");

/** The number of names in a joined text. */
export const countNames = (text: string): number =>
  (text.match(/(?:"[^"]*"|[^,])+/g) ?? []).filter((name) => name.trim()).length;
