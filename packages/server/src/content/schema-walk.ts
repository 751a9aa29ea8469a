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

/** Whether a list has groups of fields, each with its own. */
export function isOfGroups({ element }: z.ZodArray): boolean {
  const { inner } = unwrapped(element as z.ZodType);
  return inner instanceof z.ZodObject || inner instanceof z.ZodDiscriminatedUnion;
}

/** The label of a place of a schema; empty where there is none. */
export function labelIn(schema: z.ZodType, place: string): string {
  let part: z.ZodType | undefined = schema;
  let number = "";
  for (const key of place.split(".")) {
    const { inner }: { inner: z.ZodType } = unwrapped(part);
    if (inner instanceof z.ZodArray) number = ` (${Number(key) + 1})`;
    part = partAt(inner, key);
    if (!part) return "";
  }
  const { title } = unwrapped(part);
  return title && title + number;
}

function partAt(inner: z.ZodType, key: string): z.ZodType | undefined {
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodObject)
    return Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined;
  return inner.options.map((option) => partAt(option as z.ZodType, key)).find(Boolean);
}
