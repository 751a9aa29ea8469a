import type { Option } from "../src/core/options/attributes.ts";

export interface Text {
  /** As in `strings`; `errors.email` is `email` in `errors`. */
  name: string;
  /** In Spanish. */
  default: string;
  /** Whether it may be a text for each plural category of a language. */
  counted?: true;
}

export const textTable = (words: Option | undefined): object =>
  typeof words === "object" ? words : {};

/** The texts of a widget that load later, with the names of its choices. */
export const withChoices = (words?: Record<string, unknown>, names?: readonly string[]) => ({
  ...words,
  ...(names && { choices: Object.fromEntries(names.map((name) => [name, name])) }),
});

/** The texts of a table, and of the tables in it. */
export function textsOf(words: object, group: string = ""): Text[] {
  return Object.entries(words).flatMap(([key, word]) => {
    const name = group + key;
    if (typeof word === "object") return textsOf(word, `${name}.`);
    // A notice's style is a boolean; a text that belongs to another widget is empty here.
    if (typeof word !== "string" || !word) return [];
    return [
      {
        name,
        default: word,
        ...(word.includes("{n}") && { counted: true as const }),
      },
    ];
  });
}

/** The type of an attribute, by its default. */
export function attributeType(fallback: Option) {
  if (Array.isArray(fallback)) return "string (separated by commas)";
  if (typeof fallback === "object") return "string (JSON)";
  return typeof fallback;
}

export const propertyType = (fallback: Option) =>
  Array.isArray(fallback)
    ? "readonly string[]"
    : typeof fallback === "object"
      ? "Record<string, string>"
      : typeof fallback;

/** The default as JSON; undefined for texts, which the reference lists separately. */
export const defaultOf = (fallback: Option) =>
  typeof fallback === "object" && !Array.isArray(fallback) ? undefined : JSON.stringify(fallback);
