import { type CountedText, replaced, type Wording } from "@maloca/catalog/words";
import type { analyticsOptions } from "../page/analytics.options";
import { MAX_LENGTH } from "./attribute-names";

export { attributeName } from "./attribute-names";

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
export type Given<Table extends Options> = Partial<
  Omit<Table, "strings" | keyof typeof analyticsOptions>
> &
  Replacing<Pick<Table, keyof Table & "strings">> &
  Pick<Wording, "lang">;

/** Mapped, so that an editor still has what is said of it. */
type Replacing<Texts> = { [Name in keyof Texts]?: PartialWords<Texts[Name]> };

/**
 * A widget's options are written once, as an object of defaults with a comment each. The kind of
 * a default decides how its attribute is read, so types, attributes and controls all follow it.
 */
export type Option = string | number | boolean | readonly string[] | Words;
export type Options = Readonly<Record<string, Option>>;

/**
 * Reads an attribute by the kind of its default: text as it stands, a number, a boolean by
 * presence, a list separated by commas, a table of strings as JSON.
 * @returns `undefined` where it cannot be used; `attribute-warning.ts` says why.
 */
export function readAttribute(text: string, fallback: Option): Option | undefined {
  if (text.length > MAX_LENGTH) return;
  if (typeof fallback === "string") return text;
  if (typeof fallback === "boolean") return true;
  if (typeof fallback === "number") {
    return text.trim() && Number.isFinite(+text) ? +text : undefined;
  }
  if (Array.isArray(fallback)) {
    return text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean);
  }
  try {
    // Texts, and tables of them. A page's number counts as its text: `{"travelers":2}`.
    return JSON.parse(text, (_name, word) => {
      if (typeof word === "string" || word?.constructor === Object) return word;
      if (typeof word === "number") return `${word}`;
      throw new Error();
    });
  } catch {
    // Not JSON.
  }
}

/** Says a warning when its sentences have loaded, on a page that needs one. */
export const warning = <Words>(words: Promise<Words>, say: (words: Words) => void) =>
  void words.then(say, () => {});

/** What an option must be. */
export interface Rule<Value = never> {
  accepts(value: Value): boolean;
  /** In words, for the console. */
  expected: string;
}

/** The options that must be more than of their kind, by their names. */
export type Rules = Readonly<Record<string, Rule>>;

/** How many of something: 1, 2, 3. */
export const count: Rule<number> = {
  accepts: (value) => Number.isInteger(+value) && value > 0,
  expected: "a whole number from 1",
};

/**
 * Options with their defaults; a prop that is `undefined` counts as absent, and so does one that its
 * rule refuses. The console names that one.
 */
export function withDefaults<Defaults extends object, Values extends object>(
  defaults: Defaults,
  values: Values,
  widget = "",
  rules: Rules = {},
): Defaults & Values {
  const accepted = { ...values } as Record<string, unknown>;
  for (const [name, { accepts, expected }] of Object.entries(rules)) {
    const value = accepted[name];
    if (value === undefined || accepts(value as never)) continue;
    delete accepted[name];
    warning(import("./option-warning"), ({ warnOf }) =>
      warnOf(widget, name, value, expected, (defaults as Options)[name]),
    );
  }
  return replaced(defaults, accepted as Values);
}
