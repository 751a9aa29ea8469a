import type { CountedText, Wording } from "@maloca/catalog/words";

/** A table of words; what counts may have one for each plural rule. */
export type Words = { readonly [name: string]: string | Words | undefined };

/** Words to replace: any of a table's, at any depth. */
export type PartialWords<Table> = {
  [Name in keyof Table]?: PartialWord<NonNullable<Table[Name]>>;
};

type PartialWord<Word> = [Word] extends [string]
  ? string
  : [Word] extends [CountedText]
    ? CountedText
    : PartialWords<Word>;

/** A widget's options as a page gives them: any of them, with any of its words, in a language. */
export type Given<Table extends Options> = Partial<Omit<Table, "strings">> &
  (Table extends { strings: infer Strings } ? { strings?: PartialWords<Strings> } : unknown) &
  Pick<Wording, "lang">;

/**
 * A widget's options are written once, as an object of defaults with a comment each. The kind of
 * a default decides how its attribute is read, so types, attributes and controls all follow it.
 */
export type Option = string | number | boolean | readonly string[] | Words;
export type Options = Readonly<Record<string, Option>>;

/** Longer than any text for a visitor: a longer attribute is a mistake of the page. */
export const MAX_LENGTH = 20_000;

/** `maxExperiences` → `max-experiences`. */
export const attributeName = (option: string) =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Reads an attribute by the kind of its default: text as it stands, a number, a boolean by
 * presence, a list separated by commas, a table of strings as JSON.
 * @throws one line with what is wrong and how to fix it.
 * @param name the option's: an `endpoint` must be a web address.
 * @param text the attribute's value; `null` when it is absent, which means the default.
 */
export function readAttribute(text: string | null, fallback: Option, name?: string): Option {
  if (text === null) return fallback;
  if (text.length > MAX_LENGTH) {
    throw new Error(`${text.length} letters; write at most ${MAX_LENGTH}`);
  }
  if (name === "endpoint") {
    if (!/^(https?:|\/|$)/i.test(text)) {
      throw new Error(`"${text}" is not a web address; write https://…`);
    }
    return text.replace(/\/$/, "");
  }
  if (typeof fallback === "string") return text;
  if (typeof fallback === "boolean") return true;
  if (typeof fallback === "number") {
    const number = Number(text);
    if (text.trim() && Number.isFinite(number)) return number;
    throw new Error(`"${text}" is not a number; using ${fallback}`);
  }
  if (Array.isArray(fallback)) {
    return text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  }
  try {
    // Texts, and tables of them.
    return JSON.parse(text, (_name, word) => {
      if (typeof word === "string" || word?.constructor === Object) return word;
      throw new Error();
    });
  } catch {
    throw new Error(`not JSON; write it like {"key":"texto"}`);
  }
}

/** Options with their defaults; a prop that is `undefined` counts as absent. */
export { replaced as withDefaults } from "@maloca/catalog/words";
