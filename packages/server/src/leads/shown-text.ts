/**
 * Invisible characters, and those that change the reading direction: marks and overrides, spaces without width,
 * soft hyphens, tags; also joiners, except inside an emoji.
 */
const UNSEEN =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;

/** Line ends that only some programs know. */
const OTHER_LINE_END = /[\u0085\u2028\u2029]/g;

/** A visitor's text as it is shown to people. It is stored as it was typed. */
export const shownText = (text: string): string =>
  text.replace(UNSEEN, "").replace(OTHER_LINE_END, "\n");

/** The same of every text in a value. */
export function shown<Value>(value: Value): Value;
export function shown(value: unknown): unknown {
  if (typeof value === "string") return shownText(value);
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shown(each)]));
}

/** Quotes each line of a visitor's text, so that none looks like a line of the mail itself. */
export const quoted = (text: string): string =>
  shownText(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** A field with its label in plain text. A text of several lines is quoted below the label. */
export const labelled = (label: string, value: string): string =>
  shownText(value).includes("\n") ? `${label}:\n${quoted(value)}` : `${label}: ${shownText(value)}`;
