import { languageIn } from "./language-tag";

/**
 * Texts in the visitor's language. Spanish is part of the code; other languages are registered when their files have
 * loaded. Until then, and for missing texts, Spanish is used.
 */

/** A language's sections by name, as `locales/es.ts` exports them; any may be missing. */
export type Sections = Readonly<Record<string, unknown>>;

/** A text with `{n}`: the same for every number, or one for each plural rule of the language. */
export type CountedText =
  | string
  | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** The visitor's language, and the page's own texts. */
export interface Wording {
  /** A registered language; without it Spanish. */
  lang?: string | undefined;
  /** Texts that replace those of the language, some in groups such as `errors`. */
  strings?: object | undefined;
}

/** The language that is part of the code. */
export const SPANISH = "es";

/** The registered languages. */
export const languages: Record<string, Sections> = { [SPANISH]: {} };

/** Whether a language is registered. */
export const hasWords = (language: string): boolean => Object.hasOwn(languages, language);

/** `pt-BR`, `pt_BR`, `PT-br` → `pt`; an empty tag is Spanish. */
export const languageOf = (tag: string): string => languageIn(tag) || SPANISH;

/** The properties of all members of a union. */
export type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

/** `words` with `others` in their place, except absent ones: `undefined`, or `null` as data from elsewhere writes it. */
export function replaced<Words extends object, Others extends object>(
  words: Words,
  others: Others | undefined,
): Words & Others {
  const replacements = Object.entries(others ?? {}).filter(([, text]) => text != null);
  return { ...words, ...(Object.fromEntries(replacements) as Others) };
}

/** Texts of a table, or of one for each plural rule. */
type Table = Readonly<Record<string, unknown>>;

/** A table of texts, at any depth; the plural forms of one text are no table. */
const isTable = (word: unknown): word is Table =>
  Object(word) === word && !("other" in Object(word));

/** A table of texts with others in their place, at any depth: what they leave out stays. */
export function merged<Words extends object>(words: Words, others: object | undefined): Words {
  const replacements = Object.entries(others ?? {}).map(([name, text]) => {
    const before = (words as Table)[name];
    return [name, isTable(before) && isTable(text) ? merged(before, text) : (text ?? before)];
  });
  return { ...words, ...Object.fromEntries(replacements) };
}

/**
 * The texts of some sections in one object, in the visitor's language.
 * @param sections the Spanish sections under their names, which are the same in other languages.
 * @param group the group in `strings` with the replacing texts, if they are in one.
 */
// @__NO_SIDE_EFFECTS__
export function wordsIn<Each extends Sections>(
  { lang = SPANISH, strings }: Wording,
  sections: Each,
  group?: string,
): Merged<Each[keyof Each]> {
  const words = Object.assign(
    {},
    ...Object.entries(sections).map(([name, section]) =>
      merged(section as object, languages[lang]?.[name] as object | undefined),
    ),
  );
  return replaced(words, group ? (strings as Record<string, object>)?.[group] : strings);
}

/**
 * Fills numbers into a text: `{n}`, which also selects the plural form, and others by name.
 * @param lang the language of the text, for its plural rules.
 */
export function counted(
  text: CountedText,
  numbers: Readonly<{ n: number }> & Readonly<Record<string, number>>,
  lang: string = SPANISH,
): string {
  const chosen =
    typeof text === "string"
      ? text
      : (text[new Intl.PluralRules(lang).select(numbers.n)] ?? text.other);
  return chosen.replace(/{(\w+)}/g, (whole, name) => String(numbers[name] ?? whole));
}
