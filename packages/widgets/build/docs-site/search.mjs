// Finds sections of the documentation by what somebody types: without accents, or with a slip of the hand.
import MiniSearch from "minisearch";

/** @typedef {{ url: string, page: string, heading: string, text: string }} Section */

const MOST_RESULTS = 8;

/** Letters of a beginning, and of the longest ending. */
const SHORTEST = 4;
const ENDING = 6;

/** Words that say nothing of the matter, in both languages. */
const SMALL = new Set(
  "a al an and can como con cual cuando de del do does donde el en es esta for how i in is it la las lo los me mi mis my no not o of on or para por puede puedo que quiero se si sin su the to tu un una what when where which why with y".split(
    " ",
  ),
);

/** Lower case without accents. @param {string} word */
const plain = (word) =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** @param {Section[]} sections */
export function indexOf(sections) {
  const index = new MiniSearch({
    idField: "url",
    fields: ["heading", "page", "text"],
    storeFields: ["page", "heading"],
    processTerm: plain,
    searchOptions: {
      boost: { heading: 3, page: 2 },
      prefix: true,
      // Two letters wrong in a word of six.
      fuzzy: (term) => (term.length < 4 ? false : 0.34),
    },
  });
  index.addAll([...new Map(sections.map((section) => [section.url, section])).values()]);
  return index;
}

/**
 * The sections that have the most of the words, the best first.
 * @param {ReturnType<typeof indexOf>} index
 * @param {string} asked
 * @returns {{ sections: Pick<Section, "url" | "page" | "heading">[], met: number, exact: number }} `met`: how
 *   many of the words the best one has; `exact`: how many as they were typed, or as a word begins.
 */
export function find(index, asked) {
  const typed = asked.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = typed.filter((word) => !SMALL.has(plain(word)));
  const terms = [...new Set((telling.length ? telling : typed).map(plain))];
  // A word that stands nowhere is looked for by its beginning: `reservaciones`, `reserva`.
  const known = terms.map((term) =>
    index.search(term).length ? term : term.slice(0, Math.max(SHORTEST, term.length - ENDING)),
  );
  const scored = index.search(known.join(" ")).map((result) => ({
    result,
    met: result.queryTerms.length,
    exact: terms.filter((term) => result.terms.some((word) => word.startsWith(term))).length,
  }));
  const met = Math.max(0, ...scored.map((one) => one.met));
  const best = scored
    .filter((one) => one.met === met)
    .sort((one, other) => other.exact - one.exact || other.result.score - one.result.score)
    .slice(0, MOST_RESULTS);
  return {
    sections: best.map(({ result }) => ({
      url: result.id,
      page: result.page,
      heading: result.heading,
    })),
    met,
    exact: best[0]?.exact ?? 0,
  };
}
