/** Letters that a person writes for one another. */
const ALIKE = ["aáàâãä", "eéèêë", "iíìîï", "oóòôõö", "uúùûü", "nñ", "cç"];

const SPECIAL = /[\\^$.*+?()[\]{}|]/g;

/** Between the digits of a phone number. */
const GAP = "[ .()/-]*";

/**
 * A regular expression, as PostgreSQL reads it, for a text in capitals or small letters, with accents or
 * without, and for a phone number however its digits are grouped. Not left to the database: what it takes
 * for the capital of "ñ" depends on its locale.
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
 * A pattern for LIKE that every text meets in which {@link searchPattern} finds another: digits and signs as
 * they are, and any letter for a letter. It is compared four times as fast, and leaves few texts to the
 * other. Null for letters alone, of which it would tell next to nothing.
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
