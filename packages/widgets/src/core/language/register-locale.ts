import { languageOf, languages } from "@maloca/catalog/words";
import type { PartialWords } from "../options/attributes";

/** The texts of a language, by section: those of Spanish. */
type Locale = typeof import("@maloca/catalog/locales/es") & typeof import("../../locales/es");

/** A language's words by section; what is missing stays Spanish. */
export type LocaleWords = PartialWords<Locale>;

/**
 * Gives the widgets a language of your own, or changes one: `registerLocale("fr", { … })`. Call it before
 * they are shown. A whole language is `import * as en from "@maloca/widgets/locales/en"`.
 */
export function registerLocale(language: string, words: LocaleWords): void {
  const name = languageOf(language);
  languages[name] = { ...languages[name], ...words };
}
