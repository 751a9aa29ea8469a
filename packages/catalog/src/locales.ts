import * as en from "./locales/en";
import * as es from "./locales/es";
import * as pt from "./locales/pt";

/** The texts of every language, for code that needs them all. A page loads those of its own language. */
export const locales = { es, en, pt };

export type Language = keyof typeof locales;
export const everyLanguage = Object.keys(locales) as Language[];

/** A value for each language. */
export const inEachLanguage = <Value>(of: (language: Language) => Value) =>
  Object.fromEntries(everyLanguage.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;
