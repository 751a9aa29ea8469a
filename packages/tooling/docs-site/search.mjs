// Full-text search of the documentation that ignores accents and tolerates typing errors.
import MiniSearch from "minisearch";

/** @typedef {{ url: string, page: string, heading: string, text: string }} Section */

const MOST_RESULTS = 8;

/** A word that has no match is shortened: the characters that stay at least, and that are cut at most. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 6;

/** Stop words of both languages. */
const STOP_WORDS = new Set(
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
      // Two wrong characters in a word of six.
      fuzzy: (term) => (term.length < 4 ? false : 0.34),
    },
  });
  index.addAll([...new Map(sections.map((section) => [section.url, section])).values()]);
  return index;
}

/**
 * The sections that match the most words, the best first.
 * @param {ReturnType<typeof indexOf>} index
 * @param {string} query
 * @returns {{ sections: Pick<Section, "url" | "page" | "heading">[], matched: number, exact: number }}
 *   `matched`: how many words the best section matches; `exact`: how many of them without a typing error.
 */
export function find(index, query) {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const significant = words.filter((word) => !STOP_WORDS.has(plain(word)));
  const terms = [...new Set((significant.length ? significant : words).map(plain))];
  // A word without a match is searched by its beginning: `reservaciones`, `reserva`.
  const searched = terms.map((term) =>
    index.search(term).length
      ? term
      : term.slice(0, Math.max(SHORTEST_STEM, term.length - LONGEST_ENDING)),
  );
  const scored = index.search(searched.join(" ")).map((result) => ({
    result,
    matched: result.queryTerms.length,
    exact: terms.filter((term) => result.terms.some((word) => word.startsWith(term))).length,
  }));
  const matched = Math.max(0, ...scored.map((one) => one.matched));
  const best = scored
    .filter((one) => one.matched === matched)
    .sort((one, other) => other.exact - one.exact || other.result.score - one.result.score)
    .slice(0, MOST_RESULTS);
  return {
    sections: best.map(({ result }) => ({
      url: result.id,
      page: result.page,
      heading: result.heading,
    })),
    matched,
    exact: best[0]?.exact ?? 0,
  };
}
