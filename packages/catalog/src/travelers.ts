// Reads the number of people only from texts that consist of nothing but numbers and the words below, in the three
// languages and without accents. Any other word may give another number: an age, a date, nights, «o 3».

/** Numbers in words, from one to ten. */
const WORDS = [
  "un[oa]?|uma?|one",
  "d[oa]s|dois|duas|two",
  "tres|three",
  "cuatro|quatro|four",
  "cinco|five",
  "seis|six",
  "siete|sete|seven",
  "ocho|oito|eight",
  "nueve|nove|nine",
  "diez|dez|ten",
];
const NUMBER = `(?:\\d+|${WORDS.join("|")})`;

/** People of any kind: they are all who travel. */
const ANYONE =
  "person(?:s|as?)?|pers|pax|viaj(?:er[oa]|ante)s?|h(?:ue|o)spedes|people|travell?ers?|guests?|of us|pessoas?";
/** Rows of kinds that may be the same people: the women of «5 adultos, 2 mujeres y 3 hombres» are among its adults. */
const GROWN = [
  "adult[oa]?s?",
  "mayor(?:es)?",
  "mu(?:j|lh)er(?:es)?|hombres?|home(?:m|ns)|(?:wo)?m[ae]n",
  "estudi?antes?|profess?or(?:es)?|students?|teachers?",
];
/** Children alone are not all who travel. */
const YOUNG = [
  "nin[oa]s?|bebes?|child(?:ren)?|kids?|bab(?:y|ies)|infants?|criancas?",
  "menor(?:es)?",
];

const PREFIX =
  /^(?:hola,? )?(?:(?:nosotr[oa]s|somos|seremos|seriamos|vamos|iremos|viajamos|para|we are|we're|there are|for|just|nos|apenas|total:?) )*(?:(?:(?:una?|uma?|a) )?(?:grupo|familia|group|family|party) (?:de|of) )?/;
const SUFFIX = /(?: (?:en|in|no) total)?[.!]?$/;

const PEOPLE = `(?: ?(?:${ANYONE}))?`;
const PART = `${NUMBER} ?(?:${[...GROWN, ...YOUNG].join("|")})`;
const PARTS = `${PART}(?:(?:,| ?\\+|,? (?:y|e|and|con|com|with))? ?${PART})*`;

const whole = (pattern: string) => new RegExp(`^${pattern}$`);
const ALONE = whole(NUMBER + PEOPLE);
/** A number that is said again: `dos (2) personas`, `3 (2 adultos y 1 niño)`. */
const AGAIN = whole(
  `${NUMBER}${PEOPLE}(?: ?[,:;=] ?${PARTS}| \\((?:${NUMBER}|${PARTS})\\)${PEOPLE})`,
);
const ADDED = whole(`${NUMBER}(?: ?\\+ ?${NUMBER})+`);
const LISTED = whole(PARTS);

/** A plural beside the same word: the women of «4 adultos, 2 adultas» may be among the four. */
const TWICE = /\b([a-z]{3})[a-z]*[^a]s\b.*\b\1|\b([a-z]{3}).*\b\2[a-z]*[^a]s\b/;

const numberOf = (word: string) =>
  WORDS.findIndex((words) => whole(`(?:${words})`).test(word)) + 1 || Number(word);

/**
 * The number of people in a visitor's text, from 1 to 99: `2 adultos y 1 niño` is 3, and so is
 * `3 (2 adultos y 1 niño)`. Undefined where the text has no number or may be read as several, as `2 o 3`,
 * `4 personas y 1 niño` or `2 adultos y 1 niño de 8 años`.
 */
export function readTravelers(text: string): number | undefined {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const said = plain.replace(/\s+/g, " ").trim().replace(PREFIX, "").replace(SUFFIX, "");
  const [first = 0, ...others] = (said.match(new RegExp(`\\b${NUMBER}`, "g")) ?? []).map(numberOf);
  const rest = others.reduce((sum, each) => sum + each, 0);
  const named = (kinds: string[]) =>
    kinds.filter((kind) => new RegExp(`[^a-z](?:${kind})\\b`).test(said)).length;
  const count =
    ALONE.test(said) || (AGAIN.test(said) && first === rest)
      ? first
      : ADDED.test(said) ||
          (LISTED.test(said) && !TWICE.test(said) && named(GROWN) === 1 && named(YOUNG) < 2)
        ? first + rest
        : 0;
  return count > 0 && count < 100 ? count : undefined;
}
