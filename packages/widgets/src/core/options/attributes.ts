import { type CountedText, replaced, type Wording } from "@maloca/catalog/words";
import type { analyticsOptions } from "../page/analytics.options";
import { MAX_LENGTH } from "./attribute-names";

export { attributeName } from "./attribute-names";

/** A table of texts; a text with a number may be a table of one text for each plural category. */
export type Words = { readonly [name: string]: string | Words | undefined };

/** A part of a table of texts, at any depth. */
export type PartialWords<Table> = {
  [Name in keyof Table]?: PartialWord<NonNullable<Table[Name]>>;
};

type PartialWord<Word> = [Word] extends [string]
  ? string
  : [Word] extends [CountedText]
    ? CountedText
    : PartialWords<Word>;

/** A widget's options as a page sets them: some of the options, some of the texts, and a language. */
export type Given<Table extends Options> = Partial<
  Omit<Table, "strings" | keyof typeof analyticsOptions>
> &
  Replacing<Pick<Table, keyof Table & "strings">> &
  Pick<Wording, "lang">;

/** A mapped type, so that editors show the comment of `strings`. */
type Replacing<Texts> = { [Name in keyof Texts]?: PartialWords<Texts[Name]> };

/**
 * A widget's options are one object of defaults, each with a comment. A default's type decides how its
 * attribute is parsed, and types, attributes and Storybook's controls are derived from it.
 */
export type Option = string | number | boolean | readonly string[] | Words;
export type Options = Readonly<Record<string, Option>>;

/**
 * Parses an attribute by the type of its default: a text, a number, a boolean that is true when present, a
 * list that is separated by commas or is JSON, or a table of texts as JSON.
 * @returns `undefined` if it is invalid; `attribute-warning.ts` logs why.
 */
export function readAttribute(text: string, fallback: Option): Option | undefined {
  if (text.length > MAX_LENGTH) return;
  if (typeof fallback === "string") return text;
  if (typeof fallback === "boolean") return true;
  if (typeof fallback === "number") {
    return text.trim() && Number.isFinite(+text) ? +text : undefined;
  }
  if (Array.isArray(fallback)) return namesIn(text);
  try {
    // Texts, and tables of them. A number is converted to text: `{"travelers":2}`.
    return JSON.parse(text, (_name, word) => {
      if (typeof word === "string" || word?.constructor === Object) return word;
      if (typeof word === "number") return `${word}`;
      throw new Error();
    });
  } catch {
    // Not JSON.
  }
}

/** The names in a list that is separated by commas, or JSON as a template or page builder writes it. */
function namesIn(text: string): string[] {
  let names: unknown = text.split(",");
  try {
    if (/^\s*\[/.test(text)) names = JSON.parse(text);
  } catch {
    // The first name begins with a bracket.
  }
  return (names as unknown[])
    .filter((name) => typeof name === "string" || typeof name === "number")
    .map((name) => `${name}`.trim())
    .filter(Boolean);
}

/** Logs a warning once its code has loaded, which only a page with a mistake needs. */
export const warning = <Words>(words: Promise<Words>, say: (words: Words) => void) =>
  void words.then(say, () => {});

/** Options with their defaults. A prop that is `undefined` or `null` counts as absent. */
export const withDefaults = replaced;
