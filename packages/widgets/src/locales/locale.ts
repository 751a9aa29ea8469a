/** What a language has to say: all that Spanish says, by section. */
export type Locale = typeof import("@maloca/catalog/locales/es") & typeof import("./es");
