/**
 * Words in the visitor's language. Spanish is part of the code that says it; another language's file
 * is registered when it has loaded. Until then, and for what it leaves out, Spanish holds.
 */

/** A language's sections by name, as `locales/es.ts` exports them; any may be missing. */
export type Sections = Readonly<Record<string, unknown>>;

/** A text with `{n}`: one for every number, or one for each plural rule of the language. */
export type CountedText =
  | string
  | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);

/** What a visitor reads: in which language, and with which words of the page's own. */
export interface Wording {
  /** A language that is ready; without one it is Spanish. */
  lang?: string | undefined;
  /** Words that replace the language's: flat, and in groups such as `errors`. */
  strings?: object | undefined;
}

/** The language of the code's own words. */
export const SPANISH = "es";

/** The words that are there, by language. */
export const languages: Record<string, Sections> = { [SPANISH]: {} };

/** Whether a language's words are there. */
export const hasWords = (language: string): boolean => Object.hasOwn(languages, language);

/** `pt-BR` → `pt`; nothing stated is Spanish. */
export const languageOf = (tag: string): string => tag.toLowerCase().split("-")[0] || SPANISH;

/** The properties of all members of a union. */
export type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Name in keyof All]: All[Name] }
  : never;

/** Words of one table with others in their place; what is `undefined` counts as absent. */
export function replaced<Words extends object, Others extends object>(
  words: Words,
  others: Others | undefined,
): Words & Others {
  const merged = { ...words } as Sections & Record<string, unknown>;
  for (const [name, text] of Object.entries(others ?? {})) {
    if (text !== undefined) merged[name] = text;
  }
  return merged as unknown as Words & Others;
}

/**
 * The words of some sections in one object, in the visitor's language.
 * @param sections the Spanish ones, under the names by which other languages have them.
 * @param group where `strings` holds what replaces them, if not beside the others.
 */
// @__NO_SIDE_EFFECTS__
export function wordsIn<Each extends Sections>(
  { lang = SPANISH, strings }: Wording,
  sections: Each,
  group?: string,
): Merged<Each[keyof Each]> {
  const words = Object.assign(
    {},
    ...Object.values(sections),
    ...Object.keys(sections).map((name) => languages[lang]?.[name]),
  );
  return replaced(words, group ? (strings as Record<string, object>)?.[group] : strings);
}

/**
 * A text with its numbers: `{n}`, which also chooses the plural, and others by name.
 * @param lang the language whose plural rules hold.
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
