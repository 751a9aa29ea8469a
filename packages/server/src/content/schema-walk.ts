import { PICTURE } from "@maloca/catalog/documents/field";
import * as z from "zod";

// How a place of a document is followed in its schema.

/** What stands in wrappers, with the words of the outermost that has some. */
export function unwrapped(schema: z.ZodType) {
  let [inner, meta, isOptional] = [schema, schema.meta(), false];
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodReadonly) {
    isOptional ||= inner instanceof z.ZodOptional;
    inner = inner.unwrap() as z.ZodType;
    meta ??= inner.meta();
  }
  const { title = "", description = "", format } = meta ?? {};
  const names = meta?.names as Readonly<Record<string, string>> | undefined;
  return { inner, isOptional, title, description, format, names };
}

export const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** What of a value stands at a place. */
export const valueAt = (value: unknown, place: string): unknown =>
  place ? place.split(".").reduce(partOf, value) : value;

/** The form of a union that a value has. */
export const chosenIn = (
  { options, def }: z.ZodDiscriminatedUnion,
  value: unknown,
): z.ZodObject | undefined =>
  options.find(
    (option): option is z.ZodObject =>
      option instanceof z.ZodObject &&
      Boolean(option.shape[def.discriminator]?.safeParse(partOf(value, def.discriminator)).success),
  );

/** The parts of a group, each with its name: of an object, of one of a union, of named texts or of some numbers. */
export function partsOf(inner: z.ZodType, value: unknown): [string, z.ZodType][] {
  if (inner instanceof z.ZodDiscriminatedUnion) return partsOf(chosenIn(inner, value) ?? inner, {});
  if (inner instanceof z.ZodObject) return Object.entries(inner.shape);
  if (inner instanceof z.ZodTuple)
    return inner.def.items.map((item, at) => [`${at}`, item as z.ZodType]);
  if (!(inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum)) return [];
  const { names } = unwrapped(inner.keyType);
  const each = inner.valueType as z.ZodType;
  return inner.keyType.options.map((key) => [
    String(key),
    each.optional().meta({ ...each.meta(), title: names?.[key] }),
  ]);
}

/** Whether a schema is that of a group of fields. */
export const isGroup = (inner: z.ZodType): boolean =>
  inner instanceof z.ZodObject || inner instanceof z.ZodDiscriminatedUnion;

export const isPicture = (schema: z.ZodType): boolean => unwrapped(schema).format === PICTURE;

/** Whether a list has groups of fields, each with its own. */
export const isOfGroups = ({ element }: z.ZodArray): boolean =>
  isGroup(unwrapped(element as z.ZodType).inner);

/** The schema at a place of a document; undefined where it has no such place. */
export function schemaAt(
  schema: z.ZodType,
  document: unknown,
  place: string,
): z.ZodType | undefined {
  let [part, value]: [z.ZodType | undefined, unknown] = [schema, document];
  for (const key of place ? place.split(".") : []) {
    const { inner }: { inner: z.ZodType } = unwrapped(part);
    part =
      inner instanceof z.ZodArray
        ? (/^\d{1,3}$/.test(key) && (inner.element as z.ZodType)) || undefined
        : partsOf(inner, value).find(([name]) => name === key)?.[1];
    if (!part) return undefined;
    value = partOf(value, key);
  }
  return part;
}

/** The label of a place of a schema, or of what holds it; empty where there is none. */
export function labelAbove(schema: z.ZodType, place: string): string {
  let part: z.ZodType | undefined = schema;
  let [label, number] = ["", ""];
  for (const key of place.split(".")) {
    const { inner }: { inner: z.ZodType } = unwrapped(part);
    if (inner instanceof z.ZodArray) number = ` (${Number(key) + 1})`;
    part = partNamed(inner, key);
    if (!part) return label;
    const { title } = unwrapped(part);
    if (title) label = title + number;
  }
  return label;
}

function partNamed(inner: z.ZodType, key: string): z.ZodType | undefined {
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodUnion)
    return inner.options.map((option) => partNamed(option as z.ZodType, key)).find(Boolean);
  return partsOf(inner, {}).find(([name]) => name === key)?.[1];
}
