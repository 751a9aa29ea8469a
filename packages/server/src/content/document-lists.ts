import { PICTURE } from "@maloca/catalog/documents/field";
import * as z from "zod";
import { fieldsAt } from "./document-fields";
import { chosenIn, isOfGroups, partOf, unwrapped } from "./schema-walk";

// The lists of a document whose items are groups of fields, such as the points of a section: the desk adds and takes
// away their items, each of which has a form.

export interface DocumentList {
  /** `problem.points`. */
  place: string;
  title: string;
  /** The ways in which an item begins, by what one is called: `un punto`. */
  items: ReadonlyMap<string, z.ZodObject>;
  least: number;
  most: number;
}

const MOST = 100;

/** The lists at places of a document. Of a part that the document does not have there are none. */
export const listsAt = (
  schema: z.ZodObject,
  document: object,
  places: readonly string[],
): DocumentList[] =>
  places.flatMap((place) => [...listsBelow(schema, document, "", place.split("."))]);

function* listsBelow(
  schema: z.ZodType,
  value: unknown,
  place: string,
  [next, ...later]: readonly string[],
  above = "",
): Generator<DocumentList> {
  const { inner, title } = unwrapped(schema);
  if (inner instanceof z.ZodObject || inner instanceof z.ZodDiscriminatedUnion) {
    const group = inner instanceof z.ZodObject ? inner : chosenIn(inner, value);
    if (!group || value === undefined) return;
    for (const [key, part] of Object.entries(group.shape))
      if (next === undefined || next === key)
        yield* listsBelow(
          part,
          partOf(value, key),
          place ? `${place}.${key}` : key,
          later,
          title || above,
        );
  } else if (inner instanceof z.ZodArray && isOfGroups(inner)) {
    const { minItems: least = 0, maxItems: most = MOST } = z.toJSONSchema(inner, { io: "input" });
    const name = [...new Set([above, title])].filter(Boolean).join(": ");
    yield { place, title: name, items: itemsOf(inner), least, most };
  }
}

/** What one is called that no schema names. */
const ONE = "uno";

function itemsOf({ element }: z.ZodArray): ReadonlyMap<string, z.ZodObject> {
  const { inner } = unwrapped(element as z.ZodType);
  const kinds = inner instanceof z.ZodDiscriminatedUnion ? inner.options : [inner];
  return new Map(
    kinds.flatMap((kind) =>
      kind instanceof z.ZodObject ? [[String(kind.meta()?.one ?? ONE), kind] as const] : [],
    ),
  );
}

/** In which way an item is one of its list, and what it is called so. */
export const wayOf = ({ items }: DocumentList, item: object) =>
  [...items].find(([, kind]) =>
    Object.entries(literalsOf(kind)).every(([key, value]) => partOf(item, key) === value),
  );

/** A longer name is cut. */
const NAME_LETTERS = 60;

/** What an item is called: its title or name, or else the first text that stands in it. */
export function nameOfItem(list: DocumentList, item: object): string {
  const [one = "", kind] = wayOf(list, item) ?? [];
  const fields = kind ? fieldsAt(kind, item, Object.keys(kind.shape)) : [];
  const named = fields.find(({ place }) => ["title", "name"].includes(place));
  const { text } = named ?? fields.find(({ text }) => text) ?? { text: one };
  const [whole] = text.split("\n") as [string];
  return whole.length > NAME_LETTERS ? `${whole.slice(0, NAME_LETTERS).trim()}…` : whole;
}

const literalsOf = ({ shape }: z.ZodObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, part]) =>
      part instanceof z.ZodLiteral ? [[key, part.value]] : [],
    ),
  );

const picturesOf = ({ shape }: z.ZodObject): string[] =>
  Object.keys(shape).filter((key) => unwrapped(shape[key]).format === PICTURE);

/** What an item begins with: its form, and the pictures of another, which have forms of their own. */
export const freshItem = (kind: z.ZodObject, other: object | undefined): object => ({
  ...literalsOf(kind),
  ...Object.fromEntries(picturesOf(kind).map((key) => [key, partOf(other, key)])),
});

/** Whether its form can complete what an item begins with. */
export const isFreshWhole = (kind: z.ZodObject, other: object | undefined): boolean =>
  picturesOf(kind).every((key) => partOf(other, key) !== undefined);
