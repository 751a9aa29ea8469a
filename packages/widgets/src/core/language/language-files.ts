import type { Sections } from "@maloca/catalog/words";

/** The languages except Spanish, each in one file that loads when a page needs it. */
export const languageFiles: Readonly<Record<string, (language: string) => Promise<Sections>>> = {
  en: () => import("../../locales/en"),
  pt: () => import("../../locales/pt"),
};
