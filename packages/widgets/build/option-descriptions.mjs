/**
 * @typedef {import("../src/core/options/attributes").Option} Option
 *
 * @typedef {object} Text
 * @property {string} name as in `strings`; `errors.email` is `email` in `errors`.
 * @property {string} default in Spanish.
 * @property {true} [counted] whether it may be a text for each plural category of a language.
 */

/** @type {(words: Option | undefined) => object} */
export const textTable = (words) => (typeof words === "object" ? words : {});

/**
 * The texts of a widget that load later, with the names of its choices.
 * @param {Record<string, unknown>} [words]
 * @param {readonly string[]} [names]
 */
export const withChoices = (words, names) => ({
  ...words,
  ...(names && { choices: Object.fromEntries(names.map((name) => [name, name])) }),
});

/**
 * The texts of a table, and of the tables in it.
 * @param {object} words
 * @param {string} [group]
 * @returns {Text[]}
 */
export function textsOf(words, group = "") {
  return Object.entries(words).flatMap(([key, word]) => {
    const name = group + key;
    if (typeof word === "object") return textsOf(word, `${name}.`);
    // A notice's style is a boolean; a text that belongs to another widget is empty here.
    if (typeof word !== "string" || !word) return [];
    return [
      {
        name,
        default: word,
        ...(word.includes("{n}") && { counted: /** @type {const} */ (true) }),
      },
    ];
  });
}

/**
 * The type of an attribute, by its default.
 * @param {Option} fallback
 */
export function attributeType(fallback) {
  if (Array.isArray(fallback)) return "string (separated by commas)";
  if (typeof fallback === "object") return "string (JSON)";
  return typeof fallback;
}

export const propertyType = (/** @type {Option} */ fallback) =>
  Array.isArray(fallback)
    ? "readonly string[]"
    : typeof fallback === "object"
      ? "Record<string, string>"
      : typeof fallback;

/**
 * The default as JSON; undefined for texts, which the reference lists separately.
 * @param {Option} fallback
 */
export const defaultOf = (fallback) =>
  typeof fallback === "object" && !Array.isArray(fallback) ? undefined : JSON.stringify(fallback);
