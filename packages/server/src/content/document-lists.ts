import * as z from "zod";
import { fieldsAt } from "./document-fields";
import { NEUTRAL, wordsOfPicture } from "./pictured";
import { isGroup, isOfGroups, isPicture, partOf, partsOf, unwrapped, valueAt } from "./schema-walk";

// What of a document has forms of its own: sections of its page, lists whose items are added and taken away, pictures.

export interface DocumentSection {
  place: string;
  title: string;
  isThere: boolean;
}

export interface DocumentList {
  /** `problem.points`. */
  place: string;
  title: string;
  /** The ways in which an item begins, by what one is called: `un punto`. */
  ways: ReadonlyMap<string, z.ZodType>;
  least: number;
  most: number;
  /** Whether it need not be there. */
  isOptional: boolean;
  items: readonly unknown[];
}

export interface DocumentPicture {
  /** `hero.image`. */
  place: string;
  title: string;
}

export interface Children {
  sections: DocumentSection[];
  lists: DocumentList[];
  pictures: DocumentPicture[];
}

/**
 * What has forms of its own below a place of a document.
 * @param without of a whole document: its parts that have no form, or are in the first
 */
export function childrenAt(
  schema: z.ZodType,
  document: object,
  place: string,
  without: readonly string[] = [],
): Children {
  const found: Children = { sections: [], lists: [], pictures: [] };
  const search = (part: z.ZodType, at: string, above: string) => {
    const { inner, title } = unwrapped(part);
    const value = valueAt(document, at);
    const name = [...new Set([above, title])].filter(Boolean).join(": ");
    if (isPicture(part)) {
      if (value !== undefined) found.pictures.push({ place: at, title: above || title });
    } else if (inner instanceof z.ZodArray) {
      const list = listOf(part, at, name, value);
      if (list) found.lists.push(list);
    } else if (!place && at && title && isSection(inner)) {
      const isThere = value !== undefined;
      if (isThere || freshGroup(inner)) found.sections.push({ place: at, title, isThere });
    } else if (value !== undefined)
      for (const [key, below] of partsOf(inner, value))
        if (place || !without.includes(key))
          search(below, at ? `${at}.${key}` : key, at === place ? "" : title || above);
  };
  search(schema, place, "");
  return found;
}

const isSection = (inner: z.ZodType) => isGroup(inner) || inner instanceof z.ZodRecord;

const MOST = 100;

/** What one is called that no schema names. */
const ONE = "uno";

/** A list whose items have forms of their own; undefined if it is none. */
export function listOf(
  schema: z.ZodType,
  place: string,
  title: string,
  value: unknown,
): DocumentList | undefined {
  const { inner, isOptional } = unwrapped(schema);
  if (!(inner instanceof z.ZodArray)) return undefined;
  const item = inner.element as z.ZodType;
  if (!isOfGroups(inner) && !isPicture(item)) return undefined;
  const { minItems = 0, maxItems: most = MOST } = z.toJSONSchema(inner, { io: "input" });
  const kinds = unwrapped(item).inner;
  const ways = (kinds instanceof z.ZodDiscriminatedUnion ? kinds.options : [item]) as z.ZodType[];
  return {
    ...{ place, title, most, isOptional, least: isOptional ? 0 : minItems },
    ways: new Map(
      ways.map((way) => [String(unwrapped(way).inner.meta()?.one ?? way.meta()?.one ?? ONE), way]),
    ),
    items: Array.isArray(value) ? value : [],
  };
}

/** In which way an item is one of its list, and what it is called so. */
export const wayOf = ({ ways }: DocumentList, item: unknown) =>
  [...ways].find(([, way]) =>
    Object.entries(literalsOf(way)).every(([key, value]) => partOf(item, key) === value),
  );

/** A longer name is cut. */
const NAME_LETTERS = 60;

/** What an item is called: its title or name, or else the first text that stands in it. */
export function nameOfItem(list: DocumentList, item: unknown): string {
  const [one = "", way] = wayOf(list, item) ?? [];
  const whole =
    (way && (isPicture(way) ? wordsOfPicture(item as never) : textIn(way, item))) || one;
  return whole.length > NAME_LETTERS ? `${whole.slice(0, NAME_LETTERS).trim()}…` : whole;
}

function textIn(way: z.ZodType, item: unknown): string | undefined {
  const keys = partsOf(unwrapped(way).inner, item).map(([key]) => key);
  const fields = fieldsAt(way, item as object, keys);
  const named = fields.find(({ place }) => ["title", "name"].includes(place));
  const { text = "", choiceNames } =
    named ?? fields.find((field) => field.text && field.kind !== "photo") ?? {};
  return choiceNames?.get(text) ?? text.split("\n")[0];
}

function literalsOf(schema: z.ZodType): Record<string, unknown> {
  const parts = partsOf(unwrapped(schema).inner, undefined);
  return Object.fromEntries(
    parts.flatMap(([key, part]) => (part instanceof z.ZodLiteral ? [[key, part.value]] : [])),
  );
}

/** What a group cannot begin without that no field asks for: a picture, and which of several forms it has. */
const isTaken = (schema: z.ZodType) => {
  const { inner, isOptional } = unwrapped(schema);
  return !isOptional && (isPicture(schema) || inner instanceof z.ZodDiscriminatedUnion);
};

/**
 * What an item begins with: what makes it one, and of another what no field asks for; of one that is made like another
 * all but its own. Undefined if its form could not complete it.
 */
export function freshItem(way: z.ZodType, other: unknown): object | undefined {
  if (isPicture(way)) return { photo: "" };
  const { inner } = unwrapped(way);
  const own = inner.meta()?.own as readonly string[] | undefined;
  const parts = partsOf(inner, undefined);
  if (own && other)
    return Object.fromEntries(Object.entries(other).filter(([key]) => !own.includes(key)));
  const fresh: Record<string, unknown> = { ...literalsOf(way) };
  // A picture alone is asked for at once.
  const isAlone = parts.every(([, part]) => part instanceof z.ZodLiteral || isPicture(part));
  for (const [key, part] of parts)
    if (isTaken(part)) {
      const begun = isPicture(part) ? (isAlone ? { photo: "" } : NEUTRAL) : undefined;
      fresh[key] = isAlone ? begun : (partOf(other, key) ?? begun);
      if (fresh[key] === undefined) return undefined;
    }
  return fresh;
}

/** What a section begins with, with one item of each list that it must have; undefined if no form could complete it. */
export function freshGroup(inner: z.ZodType): object | undefined {
  const fresh: Record<string, unknown> = {};
  for (const [key, part] of partsOf(inner, undefined)) {
    const { inner: below, isOptional } = unwrapped(part);
    if (isOptional) continue;
    if (isPicture(part)) fresh[key] = NEUTRAL;
    else if (isTaken(part)) return undefined;
    else if (below instanceof z.ZodArray && isOfGroups(below)) {
      const item = freshItem(below.element as z.ZodType, undefined);
      if (!item) return undefined;
      fresh[key] = [item];
    } else if (isGroup(below)) {
      const group = freshGroup(below);
      if (!group) return undefined;
      fresh[key] = group;
    }
  }
  return inner instanceof z.ZodDiscriminatedUnion ? undefined : fresh;
}
