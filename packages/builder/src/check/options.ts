import { kebabCase } from "@maloca/catalog/attributes";
import { nearestName } from "@maloca/catalog/nearest-name";
import { tables, textKeys, type WidgetName } from "../builder.widgets";
import { builderCheck as words } from "../words/check";
import { type Finding, warns } from "./finding";
import { misspeltName } from "./names";

export const attributesOf = (name: WidgetName) => Object.keys(tables[name]).map(kebabCase);

/**
 * Finds a button's `data-` attributes that are misspelt options. Others may belong to the page itself.
 */
export function checkData(name: WidgetName, button: HTMLElement): Finding[] {
  const known = attributesOf(name);
  return Object.keys(button.dataset)
    .map(kebabCase)
    .flatMap((written) => {
      const nearest = misspeltName(written, known);
      return nearest ? [warns(words.unknownData(`data-${written}`, `data-${nearest}`))] : [];
    });
}

/** Finds boolean options that are on although the page probably wants them off: `consent="false"`. */
export const checkBooleans = (name: WidgetName, element: Element): Finding[] =>
  Object.entries(tables[name])
    .filter(([, fallback]) => typeof fallback === "boolean")
    .map(([option]) => kebabCase(option))
    .filter((option) => /^(false|no|0)$/i.test(element.getAttribute(option) ?? ""))
    .map((option) => warns(words.setByPresence(option, element.getAttribute(option) ?? "")));

/** Texts, and objects of texts. */
type Texts = { [key: string]: string | Texts };

/** Parses `strings`; undefined if an element would not accept it. */
function readTexts(text: string): Texts | undefined {
  try {
    return JSON.parse(text, (_key, value) => {
      if (typeof value === "string" || value?.constructor === Object) return value;
      throw new Error();
    });
  } catch {
    // Not JSON, or not texts.
  }
}

export function checkStrings(name: WidgetName, tag: string, text: string | null): Finding[] {
  if (text === null) return [];
  const texts = readTexts(text);
  if (!texts) return [warns(words.unreadStrings(tag))];
  return unknownKeys(texts, textKeys[name]).map(([key, nearest]) =>
    warns(words.unknownString(tag, key, nearest)),
  );
}

/**
 * Unknown keys, each with the most similar known one: `errors.emial`, `errors.email`.
 * @param known the keys within `group`.
 */
function unknownKeys(
  texts: Texts,
  known: readonly string[],
  group = "",
): [key: string, nearest: string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] => {
    const within = known
      .filter((each) => each.startsWith(`${key}.`))
      .map((each) => each.slice(key.length + 1));
    if (!within.length && !known.includes(key)) {
      const here = known.map((each) => each.split(".")[0] ?? "");
      return [[group + key, group + nearestName(key, here)]];
    }
    // Choices have keys of the page's own; texts with a number have plural rules as keys.
    const isOpen = key === "choices" || within.includes("other");
    return typeof text === "string" || isOpen || !within.length
      ? []
      : unknownKeys(text, within, `${group}${key}.`);
  });
}
