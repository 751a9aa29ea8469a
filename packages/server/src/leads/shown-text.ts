/**
 * Characters that nobody sees, or that turn the reading direction of what follows them: marks and overrides,
 * spaces without width, soft hyphens, tags. Joiners go too, but for those that hold an emoji together.
 */
const UNSEEN =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E0FFF}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;

/** Ends of lines that only some programs know. */
const OTHER_LINE_END = /[\u0085\u2028\u2029]/g;

/** What a visitor typed, as it is shown to people. It is stored as it was typed. */
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

/** Lines of a visitor's text, each marked as theirs: none can be taken for one of ours. */
export const quoted = (text: string): string =>
  shownText(text)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");

/** A field with its label, for a plain text: lines that a visitor typed are quoted below it. */
export const labelled = (label: string, value: string): string =>
  shownText(value).includes("\n") ? `${label}:\n${quoted(value)}` : `${label}: ${shownText(value)}`;
