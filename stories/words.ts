import * as catalog from "@maloca/catalog/locales/es";
import {
  type CountedText,
  counted as countedIn,
  languages,
  merged,
  replaced,
} from "@maloca/catalog/words";
import * as widgets from "../packages/widgets/src/locales/es";

/** The language that the toolbar is set to. */
export const language = () => document.documentElement.lang;

/**
 * What a visitor reads in that language, by section and key. A story's steps find everything by these, so that
 * they go on in each language.
 */
export const words = () => merged(replaced(catalog, widgets), languages[language()]);

/** A text with numbers, as the visitor reads it. */
export const counted = (text: CountedText, numbers: { n: number } & Record<string, number>) =>
  countedIn(text, numbers, language());

/** A choice as the visitor reads it, by its Spanish name, which is stored. */
export const choice = (name: string): string => words().choiceNames[name] ?? name;
