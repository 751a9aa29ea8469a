/** Letters of one script; several stand together where a language writes them so. */
interface Script {
  letter: string;
  /** As many characters as the longest usual names have; more would be a message. */
  most: number;
}

const script = (name: string, most = 40): Script => ({ letter: `\\p{Script=${name}}`, most });

const scripts: readonly Script[] = [
  // Without its letters that are drawn as a stroke or a dot.
  { letter: String.raw`(?![ǀ-ǃꞏ])\p{Script=Latin}`, most: 40 },
  ...["Cyrillic", "Greek", "Arabic", "Hebrew", "Armenian", "Georgian", "Ethiopic", "Thai"].map(
    (name) => script(name),
  ),
  ...["Devanagari", "Bengali", "Tamil"].map((name) => script(name)),
  script("Hangul", 12),
  { letter: String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`, most: 12 },
];

const MOST_WORDS = 7;

/** Letters, each with a few marks; spaces and hyphens between words, apostrophes also at their ends. */
const names = scripts.map(({ letter, most }) => {
  const word = String.raw`(?:(?=\p{L})${letter}\p{M}{0,3})+['’ʼ]?`;
  const pattern = `^(?=.{1,${most}}$)${word}(?:(?:[ -]|(?<=['’ʼ]))${word}){0,${MOST_WORDS - 1}}$`;
  return new RegExp(pattern, "u");
});

/** Words of an address that is told rather than written. */
const ADDRESS_WORD = /(?<!\p{L})(?:www|https?|com|net|org|punto|arroba)(?!\p{L})/iu;

/**
 * A typed name, if it can only be one: letters of one script, and nothing that reads as an address, a number or a
 * message. Else empty: nobody may send words of their choice to another person in the operator's name.
 */
export function greetingName(typed: string): string {
  const name = typed.normalize("NFC").trim();
  // Letters in another dress, such as full-width ones, are in no name.
  const isPlain = name === name.normalize("NFKC") && !ADDRESS_WORD.test(name);
  return isPlain && names.some((pattern) => pattern.test(name)) ? name : "";
}
