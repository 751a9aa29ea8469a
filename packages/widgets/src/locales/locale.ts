/** The texts of a language, by section: those of Spanish. */
export type Locale = typeof import("@maloca/catalog/locales/es") & typeof import("./es");
