import { replaced, type Sections, type Wording, wordsIn } from "./words";

/** What a toast says, and how loudly. The notices of a request stand beside its schema. */
export interface Notice {
  title: string;
  text: string;
  /** An error: announced at once, and coloured so. */
  destructive?: boolean;
}

/** How a request can end, as its form reports it. */
export type Notices = Readonly<Record<string, Notice>>;

/**
 * The notices of a section, in the visitor's language.
 * @param sections the Spanish one, under the name by which other languages have it.
 */
export function noticesIn<Each extends Sections>({ lang, strings }: Wording, sections: Each) {
  const words = wordsIn({ lang }, sections);
  const own = (strings as { notices?: Readonly<Record<string, object>> } | undefined)?.notices;
  const notices = Object.entries(words).map(([name, notice]) => [
    name,
    replaced(notice as Notice, own?.[name]),
  ]);
  return Object.fromEntries(notices) as typeof words;
}
