import { PICTURE } from "@maloca/catalog/documents/field";
import type { PictureDocument } from "@maloca/catalog/trips/package-document";
import * as z from "zod";
import { chosenIn, partOf, unwrapped } from "./schema-walk";
import type { PhotoPlace } from "./trip-photos";

/** The pictures at places of a document, each called by the parts that have it. */
export const picturesAt = (
  schema: z.ZodObject,
  document: object,
  places: readonly string[],
): PhotoPlace[] =>
  places.flatMap((key) => [
    ...picturesBelow(schema.shape[key], partOf(document, key), { place: key, names: [] }),
  ]);

function* picturesBelow(
  schema: z.ZodType,
  value: unknown,
  { place, names }: { place: string; names: readonly string[] },
): Generator<PhotoPlace> {
  if (value === undefined) return;
  const { inner, title, format } = unwrapped(schema);
  const own = title ? [...names, title] : names;
  const below = (part: z.ZodType, key: string | number, of: readonly string[]) =>
    picturesBelow(part, partOf(value, key), { place: `${place}.${key}`, names: of });
  if (format === PICTURE)
    yield {
      place,
      name: [...new Set(names.length ? names : own)].join(", "),
      picture: value as PictureDocument,
    };
  else if (inner instanceof z.ZodArray)
    for (const at of (value as unknown[]).keys())
      yield* below(inner.element as z.ZodType, at, [...own, `${at + 1}`]);
  else {
    const group = inner instanceof z.ZodDiscriminatedUnion ? chosenIn(inner, value) : inner;
    if (group instanceof z.ZodObject)
      for (const [key, part] of Object.entries(group.shape)) yield* below(part, key, own);
  }
}
