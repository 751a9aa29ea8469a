import { tables } from "maloca:options";
import {
  attributeName,
  readAttribute,
  type Words,
} from "../../../widgets/src/core/options/attributes";
import { nearestName } from "../../../widgets/src/core/options/nearest-name";
import { laterWords } from "../../../widgets/src/locales/later-words";
import type { WidgetName } from "../../../widgets/src/widgets";
import { builderCheck as words } from "../words/check";
import { type Finding, warns } from "./finding";
import { slipOf } from "./names";

/** The names of a widget's options as attributes. */
export const attributesOf = (name: WidgetName) => Object.keys(tables[name]).map(attributeName);

/**
 * What a button's `data-` attributes say of no option. A page has such attributes of its own: only what is
 * nearly an option's name counts as one.
 */
export function checkData(name: WidgetName, button: HTMLElement): Finding[] {
  const known = attributesOf(name);
  return Object.keys(button.dataset)
    .map(attributeName)
    .flatMap((written) => {
      const meant = slipOf(written, known);
      return meant ? [warns(words.unknownData(`data-${written}`, `data-${meant}`))] : [];
    });
}

/** Options that are set by being there, and that somebody meant to turn off: `consent="false"`. */
export const checkBooleans = (name: WidgetName, element: Element): Finding[] =>
  Object.entries(tables[name])
    .filter(([, fallback]) => typeof fallback === "boolean")
    .map(([option]) => attributeName(option))
    .filter((option) => /^(false|no|0)$/i.test(element.getAttribute(option) ?? ""))
    .map((option) => warns(words.setByPresence(option, element.getAttribute(option) ?? "")));

/** What `strings` of an element replaces nothing with. */
export function checkStrings(name: WidgetName, tag: string, text: string | null): Finding[] {
  if (text === null) return [];
  const given = readAttribute(text, {}, "strings") as Words | undefined;
  if (!given) return [warns(words.unreadStrings(tag))];
  const known = { ...(tables[name].strings as Words), ...laterWords(name) };
  return unknownKeys(given, known as Words).map(([key, nearest]) =>
    warns(words.unknownString(tag, key, nearest)),
  );
}

/** The keys that a table has not, each with the nearest one: `errors.emial`, `errors.email`. */
function unknownKeys(given: Words, known: Words, group = ""): [key: string, nearest: string][] {
  return Object.entries(given).flatMap(([key, text]): [string, string][] => {
    const word = Object.hasOwn(known, key) ? known[key] : undefined;
    if (word === undefined) {
      return [[group + key, group + nearestName(key, Object.keys(known))]];
    }
    // Choices are the page's own; a text may have one for each plural rule.
    if (key === "choices" || typeof text !== "object" || typeof word !== "object") return [];
    return "other" in word ? [] : unknownKeys(text, word, `${group}${key}.`);
  });
}
