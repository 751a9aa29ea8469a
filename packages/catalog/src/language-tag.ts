/** The language in the text of a `lang`, in any spelling: `pt-BR`, `pt_BR`, `PT-br` → `pt`. */
export const languageIn = (tag = ""): string => tag.toLowerCase().split(/[-_]/)[0] as string;
