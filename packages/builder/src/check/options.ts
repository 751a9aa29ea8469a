import { nearestName } from "@maloca/catalog/nearest-name";
import { kebabCase, tables, textKeys, type WidgetName } from "../builder.widgets";
import { builderCheck as words } from "../words/check";
import { type Finding, warns } from "./finding";
import { slipOf } from "./names";

/** The names of a widget's options as attributes. */
export const attributesOf = (name: WidgetName) => Object.keys(tables[name]).map(kebabCase);

/**
 * What a button's `data-` attributes say of no option. A page has such attributes of its own: only what is
 * nearly an option's name counts as one.
 */
export function checkData(name: WidgetName, button: HTMLElement): Finding[] {
  const known = attributesOf(name);
  return Object.keys(button.dataset)
    .map(kebabCase)
    .flatMap((written) => {
      const meant = slipOf(written, known);
      return meant ? [warns(words.unknownData(`data-${written}`, `data-${meant}`))] : [];
    });
}

/** Options that are set by being there, and that somebody meant to turn off: `consent="false"`. */
export const checkBooleans = (name: WidgetName, element: Element): Finding[] =>
  Object.entries(tables[name])
    .filter(([, fallback]) => typeof fallback === "boolean")
    .map(([option]) => kebabCase(option))
    .filter((option) => /^(false|no|0)$/i.test(element.getAttribute(option) ?? ""))
    .map((option) => warns(words.setByPresence(option, element.getAttribute(option) ?? "")));

/** Texts, and tables of them. */
type Texts = { [key: string]: string | Texts };

/** `strings` as an element takes it; nothing for what it does not. */
function readTexts(text: string): Texts | undefined {
  try {
    return JSON.parse(text, (_key, value) => {
      if (typeof value === "string" || value?.constructor === Object) return value;
      throw new Error();
    });
  } catch {
    // Not JSON, or no texts.
  }
}

/** What `strings` of an element replaces nothing with. */
export function checkStrings(name: WidgetName, tag: string, text: string | null): Finding[] {
  if (text === null) return [];
  const given = readTexts(text);
  if (!given) return [warns(words.unreadStrings(tag))];
  return unknownKeys(given, textKeys[name]).map(([key, nearest]) =>
    warns(words.unknownString(tag, key, nearest)),
  );
}

/**
 * The keys that a table has not, each with the nearest one: `errors.emial`, `errors.email`.
 * @param known the keys within `group`.
 */
function unknownKeys(
  given: Texts,
  known: readonly string[],
  group = "",
): [key: string, nearest: string][] {
  return Object.entries(given).flatMap(([key, text]): [string, string][] => {
    const within = known
      .filter((each) => each.startsWith(`${key}.`))
      .map((each) => each.slice(key.length + 1));
    if (!within.length && !known.includes(key)) {
      const here = known.map((each) => each.split(".")[0] ?? "");
      return [[group + key, group + nearestName(key, here)]];
    }
    // Choices are the page's own; a text may have one for each plural rule.
    const isOwn = key === "choices" || within.includes("other");
    return typeof text === "string" || isOwn || !within.length
      ? []
      : unknownKeys(text, within, `${group}${key}.`);
  });
}
