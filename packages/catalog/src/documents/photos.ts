import type { Photograph } from "../trips/package-document";

/** A photograph's file, as documents name it. */
export type PictureFile = Pick<Photograph, "photo" | "width" | "height">;

/** The photographs in documents, each with its place in them. */
export function photosIn(value: unknown, place = ""): (PictureFile & { place: string })[] {
  if (typeof value !== "object" || value === null) return [];
  if ("photo" in value && typeof value.photo === "string")
    return [{ ...(value as PictureFile), place }];
  return Object.entries(value).flatMap(([key, part]) =>
    photosIn(part, place ? `${place}.${key}` : key),
  );
}
