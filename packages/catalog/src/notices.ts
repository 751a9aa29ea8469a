import { settings } from "./settings";
import { replaced, type Sections, type Wording, wordsIn } from "./words";

/** The content of a toast. */
export interface Notice {
  title: string;
  text: string;
  /** Whether it is an error: announced at once, and in another colour. */
  destructive?: boolean;
  /** The form announces it at the field: the toast is shown, and not announced again. */
  saidAtField?: boolean;
}

/** The notices of a request, by outcome. */
export type Notices = Readonly<Record<string, Notice>>;

/**
 * The notices of a section, in the visitor's language.
 * @param sections the Spanish section under its name, which is the same in other languages.
 */
export function noticesIn<Each extends Sections>({ lang, strings }: Wording, sections: Each) {
  const words = wordsIn({ lang }, sections);
  const custom = (strings as { notices?: Readonly<Record<string, object>> } | undefined)?.notices;
  const notices = Object.entries(words).map(([name, words]) => {
    const notice = replaced(words as Notice, custom?.[name]);
    return [name, { ...notice, text: notice.text.replace("{brand}", () => settings.brand) }];
  });
  return Object.fromEntries(notices) as typeof words;
}
