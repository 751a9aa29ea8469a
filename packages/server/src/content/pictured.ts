import { pictureOf } from "@maloca/catalog/trips/from-document";
import type { Photograph, PictureDocument } from "@maloca/catalog/trips/package-document";
import { valueAt } from "./schema-walk";
import { withValue } from "./typed-document";

// A place of a document that has a picture: a drawing, or a photograph in the place of one.

/** What stands at a place that must have a picture, and has no drawing of its own. */
export const NEUTRAL = "home/hero";

/** A picture that is a photograph. */
export const asPhoto = (picture: unknown): Photograph | undefined =>
  typeof picture === "object" && picture && "photo" in picture
    ? (picture as Photograph)
    : undefined;

/** What a picture shows, in words. */
export const wordsOfPicture = (picture: PictureDocument): string => {
  const { alt, caption } = pictureOf(picture);
  return alt || caption;
};

/** A document with a photograph at a place, which may have no file yet. The drawing of the place stays behind it. */
export function withPhoto(document: object, place: string): object {
  const drawing = valueAt(document, place);
  return asPhoto(drawing)
    ? document
    : withValue(document, place, { photo: "", ...(drawing !== undefined && { drawing }) });
}
