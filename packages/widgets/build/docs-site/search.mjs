// Finds sections of the documentation by what somebody types: without accents, with a slip of the hand, or
// in another form of the word.

/**
 * @typedef {{ url: string, page: string, heading: string, text: string }} Section
 *
 * @typedef {object} Index
 * @property {{ section: Section, places: [words: Set<string>, worth: number][] }[]} sections
 * @property {Set<string>} vocabulary
 *
 * @typedef {object} Found
 * @property {Section[]} sections the best first.
 * @property {number} met how many of the words each of them has.
 * @property {number} exact how many of those the best one has as they were typed.
 * @property {number} asked how many words count.
 */

const MOST_RESULTS = 8;

/** How well a word of the page is one that was typed. */
const SAME = 4;
const BEGINNING = 3;
const INSIDE = 2;
const ALIKE = 1;

/** Words that say nothing of the matter, in both languages. */
const SMALL = new Set(
  "a al an and can como con cual cuando de del do does donde el en es esta for how i in is it la las lo los me mi mis my no not o of on or para por puede puedo que quiero se si sin su the to tu un una what when where which why with y".split(
    " ",
  ),
);

/** Lower case without accents. @param {string} text */
const wordsOf = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** @param {Section[]} sections @returns {Index} */
export function indexOf(sections) {
  /** @type {Index} */
  const index = { sections: [], vocabulary: new Set() };
  for (const section of sections) {
    /** @type {[Set<string>, number][]} */
    const places = [
      [new Set(wordsOf(section.heading)), 3],
      [new Set(wordsOf(section.page)), 2],
      [new Set(wordsOf(section.text)), 1],
    ];
    for (const [words] of places) for (const word of words) index.vocabulary.add(word);
    index.sections.push({ section, places });
  }
  return index;
}

/**
 * The sections that have the most of the words, the best first: a word in a heading counts more.
 * @param {Index} index
 * @param {string} asked
 * @returns {Found}
 */
export function find({ sections, vocabulary }, asked) {
  const typed = [...new Set(wordsOf(asked))];
  const telling = typed.filter((word) => !SMALL.has(word));
  const terms = (telling.length ? telling : typed).map((term) => likeness(term, vocabulary));
  const scored = sections.map(({ section, places }) => {
    const hits = terms.map((likes) => best(places, likes));
    return {
      section,
      met: hits.filter(({ score }) => score > 0).length,
      exact: hits.filter(({ like }) => like > ALIKE).length,
      score: hits.reduce((sum, { score }) => sum + score, 0),
    };
  });
  const met = Math.max(0, ...scored.map((one) => one.met));
  const ranked = scored
    .filter((one) => one.met === met && met > 0)
    .sort((one, other) => other.exact - one.exact || other.score - one.score)
    .slice(0, MOST_RESULTS);
  return {
    sections: ranked.map(({ section }) => section),
    met,
    exact: ranked[0]?.exact ?? 0,
    asked: terms.length,
  };
}

/** @param {[words: Set<string>, worth: number][]} places @param {Map<string, number>} likes */
function best(places, likes) {
  let found = { like: 0, score: 0 };
  for (const [words, worth] of places) {
    for (const [word, like] of likes) {
      if (like * worth > found.score && words.has(word)) found = { like, score: like * worth };
    }
  }
  return found;
}

/** The words that a typed one may stand for. @param {string} term @param {Set<string>} vocabulary */
function likeness(term, vocabulary) {
  /** @type {Map<string, number>} */
  const likes = new Map();
  for (const word of vocabulary) {
    const like =
      word === term
        ? SAME
        : word.startsWith(term)
          ? BEGINNING
          : term.length > 2 && word.includes(term)
            ? INSIDE
            : isForm(term, word) || isSlip(term, word)
              ? ALIKE
              : 0;
    if (like) likes.set(word, like);
  }
  return likes;
}

/** Whether two words differ in their endings alone: `cambio`, `cambiar`. @param {string} term @param {string} word */
function isForm(term, word) {
  if (word.length > 3 && term.startsWith(word)) return true;
  const most = Math.max(term.length, word.length);
  let shared = 0;
  while (shared < most && term[shared] === word[shared]) shared += 1;
  return shared >= Math.max(4, most - 3);
}

/** Whether one is the other with a letter wrong in a short word, or two in a long one. @param {string} one @param {string} other */
function isSlip(one, other) {
  const most = one.length < 4 ? 0 : one.length < 7 ? 1 : 2;
  return most >= Math.abs(one.length - other.length) && slips(one, other) <= most;
}

/** How many letters are added, left out, replaced, or changed places with the next. @param {string} one @param {string} other */
function slips(one, other) {
  /** @type {number[][]} */
  const rows = [[...other, ""].map((_, at) => at)];
  const at = (/** @type {number} */ down, /** @type {number} */ right) => rows[down]?.[right] ?? 0;
  for (let down = 1; down <= one.length; down += 1) {
    const row = [down];
    rows.push(row);
    for (let right = 1; right <= other.length; right += 1) {
      const same = one[down - 1] === other[right - 1];
      const swapped = one[down - 1] === other[right - 2] && one[down - 2] === other[right - 1];
      row.push(
        Math.min(
          at(down - 1, right) + 1,
          at(down, right - 1) + 1,
          at(down - 1, right - 1) + (same ? 0 : 1),
          swapped ? at(down - 2, right - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
