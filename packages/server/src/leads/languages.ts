import { hasWords, languageOf, languages, noticesIn, SPANISH, wordsIn } from "@maloca/catalog";
import { locales } from "@maloca/catalog/locales";
import type { RequestTexts } from "./lead-kinds";

// Visitors read texts in their language; the team reads Spanish, which is part of the code.
const { es, ...translations } = locales;
Object.assign(languages, translations);

/** The language that a call states, or Spanish. A language without words here is stored too. */
export function statedLanguage(tag: string | undefined): string {
  const language = languageOf(tag ?? "");
  return /^[a-z]{2,3}$/.test(language) ? language : SPANISH;
}

/** The visitor's language if there are words in it, else Spanish. */
export const spokenLanguage = (language: string): string =>
  hasWords(language) ? language : SPANISH;

/** The Spanish name of a language; empty for Spanish. */
export const nameOfLanguage = (language: string): string =>
  language === SPANISH
    ? ""
    : (new Intl.DisplayNames("es", { type: "language" }).of(language) ?? language);

/** The texts of a request in the visitor's language. */
export const visitorWords = ({ words, title, labels, notices }: RequestTexts, lang: string) => ({
  title: String(languages[lang]?.[words.title] ?? title),
  labels: wordsIn({ lang }, { [words.labels]: labels }),
  notices: { ...notices, ...noticesIn({ lang }, { [words.notices]: notices }) },
});
