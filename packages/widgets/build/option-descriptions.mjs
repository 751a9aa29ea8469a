/**
 * @typedef {import("../src/core/options/attributes").Option} Option
 *
 * @typedef {object} Text
 * @property {string} name as in `strings`; `errors.email` is `email` in `errors`.
 * @property {string} default in Spanish.
 * @property {true} [counted] whether it may have a text for each plural rule of a language.
 */

/** @type {(words: Option | undefined) => object} */
export const textTable = (words) => (typeof words === "object" ? words : {});

/**
 * What a widget says later, with the choices that it names.
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
    // How a notice is shown is no text; nor is there one where another widget has it.
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
 * How an attribute is written, by the type of its default.
 * @param {Option} fallback
 */
export function writtenAs(fallback) {
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
 * A table of texts is in its own file.
 * @param {Option} fallback
 */
export const defaultOf = (fallback) =>
  typeof fallback === "object" && !Array.isArray(fallback) ? undefined : JSON.stringify(fallback);
