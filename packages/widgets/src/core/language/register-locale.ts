import { languageOf, languages, merged, type Sections } from "@maloca/catalog/words";
import type { PartialWords } from "../options/attributes";
import { languageFiles } from "./language-files";

/** The texts of a language, by section: those of Spanish. */
type Locale = typeof import("@maloca/catalog/locales/es") &
  Omit<typeof import("../../locales/es"), "wholeLanguage">;

/** A language's words by section; what is missing stays Spanish. */
export type LocaleWords = PartialWords<Locale>;

/** What pages change of the languages that have a file. It holds whenever the file loads. */
const changes: Record<string, Sections> = {};

/**
 * Gives the widgets a language of your own, or changes one: `registerLocale("fr", { … })`. Call it before
 * they are shown. What it leaves out stays as it is, down to a single text. A whole language is `import * as en from "@maloca/widgets/locales/en"`.
 */
export function registerLocale(language: string, words: LocaleWords): void {
  const name = languageOf(language);
  const isPart = Object.hasOwn(languageFiles, name) && !("wholeLanguage" in words);
  if (isPart) changes[name] = merged(changes[name] ?? {}, words);
  // A part does not make a language that loads: its file is still to come.
  const known = isPart ? languages[name] : merged(languages[name] ?? {}, words);
  if (known) languages[name] = merged(known, changes[name]);
}
