import * as catalogEn from "../../catalog/src/locales/en";
import * as catalogEs from "../../catalog/src/locales/es";
import * as catalogPt from "../../catalog/src/locales/pt";
import * as en from "../../widgets/src/locales/en";
import * as es from "../../widgets/src/locales/es";
import * as pt from "../../widgets/src/locales/pt";
import { foreignTo } from "./rules";

const texts = { es: [es, catalogEs], en: [en, catalogEn], pt: [pt, catalogPt] };

/**
 * Whether a word that is heard on a page in a language is one of another.
 * @param own words of the page in any language.
 */
export const foreignIn = (lang: string, own?: string) => foreignTo(lang, texts, own);
