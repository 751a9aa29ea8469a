import { locales } from "../../catalog/src/locales";
import * as en from "../../widgets/src/locales/en";
import * as es from "../../widgets/src/locales/es";
import * as pt from "../../widgets/src/locales/pt";
import { pageWords } from "./own-words";

/** An act of a transcript, and what was said after it. */
interface Heard {
  act: string;
  said: string[];
}

const read = (transcript: string): Heard[] => {
  const all: Heard[] = [];
  for (const line of transcript.split("\n")) {
    if (line.startsWith("  ")) all.at(-1)?.said.push(line.trim());
    else if (line) all.push({ act: line, said: [] });
  }
  return all;
};

/** Keys that move within what was said, or that the reader keeps for itself. */
const MAY_BE_SILENT = /^(writes |follows |End$)/;

const GLYPH = /[▲▼●■★✓✔✕✖×→←↑↓•◦]/;

/** Sentences of three words or more, in small letters and without the reader's names. */
const sentencesIn = (said: string[]) =>
  said
    .flatMap((line) => pageWords(line).split(/[.!?]/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 3);

/** Letters in a row, and no part of an address. */
const wordsIn = (text: string) =>
  pageWords(text.replace(/\S*[@\d]\S*/g, " "))
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

/** What must not be heard in a transcript, a line each. */
export function faultsIn(transcript: string, isForeign: (word: string) => boolean): string[] {
  return read(transcript).flatMap(({ act, said }) => {
    const sentences = sentencesIn(said);
    const doubled = sentences.find((sentence, at) => sentences.indexOf(sentence) !== at);
    const glyph = said.find((line) => GLYPH.test(line));
    const foreign = said.flatMap(wordsIn).find(isForeign);
    return [
      said.length || MAY_BE_SILENT.test(act) ? "" : `silence after ${act}`,
      glyph ? `a glyph after ${act}: ${glyph}` : "",
      doubled ? `said twice after ${act}: ${doubled}` : "",
      foreign ? `a word of another language after ${act}: ${foreign}` : "",
    ].filter(Boolean);
  });
}

/** Of two lists of sentences, those of the first that the second has not, or not as often. */
const without = (all: readonly string[], others: readonly string[]) => {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/**
 * What a transcript says otherwise than the kept one, a line each. Within an act the order does not count: the reader
 * takes announcements that come within a tenth of a second by their urgency, later ones by their time.
 * @param sometimes sentences that do not count.
 */
export function differences(
  transcript: string,
  kept: string,
  sometimes: readonly string[] = [],
): string[] {
  const [now, before] = [read(transcript), read(kept)];
  const acts = (all: Heard[]) => all.map(({ act }) => act).join(", ");
  if (acts(now) !== acts(before)) return [`other acts: ${acts(now)}`];
  return now.flatMap(({ act, said }, at) => {
    const expected = before[at]?.said ?? [];
    return [
      ...without(expected, [...said, ...sometimes]).map(
        (line) => `act ${at + 1}, ${act}: not heard: ${line}`,
      ),
      ...without(said, [...expected, ...sometimes]).map(
        (line) => `act ${at + 1}, ${act}: new: ${line}`,
      ),
    ];
  });
}

/** All texts of a language's file, without their names. */
const textsIn = (words: unknown): string =>
  typeof words === "object"
    ? Object.values(words ?? {})
        .map(textsIn)
        .join(" ")
    : String(words);

const texts = { es: [es, locales.es], en: [en, locales.en], pt: [pt, locales.pt] };

/**
 * Whether a word that is heard on a page in a language is one of another, and not of this.
 * @param page what stands on the page in any language.
 */
export function foreignIn(lang: string, page = "") {
  const all = Object.entries(texts).map(([name, words]) => ({
    name,
    words: new Set(wordsIn(`${textsIn(words)} ${name === lang ? page : ""}`)),
  }));
  const own = all.find(({ name }) => name === lang)?.words;
  return (word: string) => !own?.has(word) && all.some(({ words }) => words.has(word));
}
