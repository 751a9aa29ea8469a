import { hasWords, languageOf, languages, noticesIn, SPANISH, wordsIn } from "@maloca/catalog";
import * as en from "@maloca/catalog/locales/en";
import * as pt from "@maloca/catalog/locales/pt";
import type { LeadKind } from "./lead-kinds";

// What a visitor reads is in their language; the team's words are Spanish.
Object.assign(languages, { en, pt });

/** The language that a call states, or Spanish. One without words here is stored all the same. */
export function statedLanguage(tag: string | undefined): string {
  const language = languageOf(tag ?? "");
  return /^[a-z]{2,3}$/.test(language) ? language : SPANISH;
}

/** The language in which a visitor is written to. */
export const spokenLanguage = (language: string): string =>
  hasWords(language) ? language : SPANISH;

/** A language as the team calls it; nothing for Spanish. */
export const nameOfLanguage = (language: string): string =>
  language === SPANISH
    ? ""
    : (new Intl.DisplayNames("es", { type: "language" }).of(language) ?? language);

/** What a visitor reads of a request. `words`: what its sections begin with, such as `bookingTitle`. */
export type VisitorWords = Pick<LeadKind, "words" | "title" | "labels" | "notices">;

export const visitorWords = ({ words, title, labels, notices }: VisitorWords, lang: string) => ({
  title: String(languages[lang]?.[`${words}Title`] ?? title),
  labels: wordsIn({ lang }, { [`${words}Labels`]: labels }),
  notices: { ...notices, ...noticesIn({ lang }, { [`${words}Notices`]: notices }) },
});
