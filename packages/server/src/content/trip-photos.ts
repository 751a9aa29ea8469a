import { pictureOf } from "@maloca/catalog/trips/from-document";
import {
  type Photograph,
  type PictureDocument,
  photograph,
} from "@maloca/catalog/trips/package-document";
import * as z from "zod";
import { type DocumentField, fieldsAt } from "./document-fields";
import { ADDED, withoutPart } from "./document-parts";
import { labelIn } from "./schema-walk";
import type { SoldDocument } from "./trip-fields";

/** A place of a trip's document that has a picture. */
export interface PhotoPlace {
  /** `hero.image`, `gallery.2`, `packages.0.image`. */
  place: string;
  name: string;
  /** None where one is added. */
  picture?: PictureDocument;
}

const GALLERY = "gallery.";

/** What an address says of the place where a photograph is added to the gallery, as its last. */
export const ADDED_PHOTO = GALLERY + ADDED;

/** A gallery with more is too long for a phone. */
const MOST_IN_GALLERY = 30;

/** The places of a trip's pictures, in the order of its page. */
export const photoPlaces = ({ hero, gallery, packages }: SoldDocument): PhotoPlace[] => [
  { place: "hero.image", name: "Portada", picture: hero.image },
  ...gallery.map((picture, at) => ({
    ...{ place: GALLERY + at, name: `Galería, ${at + 1}`, picture },
  })),
  ...(gallery.length < MOST_IN_GALLERY
    ? [{ place: ADDED_PHOTO, name: "Galería, una foto más" }]
    : []),
  ...packages.flatMap(({ name, image }, at) =>
    image ? [{ place: `packages.${at}.image`, name: `Paquete ${name}`, picture: image }] : [],
  ),
];

/** A picture that is a photograph. */
export const asPhoto = (picture?: PictureDocument): Photograph | undefined =>
  typeof picture === "object" && "photo" in picture ? picture : undefined;

/** What a picture shows, in words. */
export const wordsOfPicture = (picture: PictureDocument): string => {
  const { alt, caption } = pictureOf(picture);
  return alt || caption;
};

/** The picture at a place of a trip; undefined where there is none. */
export const pictureAt = (document: object, place: string): PictureDocument | undefined =>
  place
    .split(".")
    .reduce<unknown>((part, key) => Reflect.get(Object(part), key), document) as never;

function withPicture(document: object, place: string, picture: object | string): object {
  const changed = structuredClone(document);
  const keys = place.split(".");
  const last = keys.pop() ?? "";
  Reflect.set(pictureAt(changed, keys.join(".")) as object, last, picture);
  return changed;
}

/** A trip with a photograph at a place, which may have no file yet. The drawing of the place stays behind it. */
export function withPhoto(document: object, place: string): object {
  const drawing = pictureAt(document, place);
  return asPhoto(drawing)
    ? document
    : withPicture(document, place, { photo: "", ...(drawing && { drawing }) });
}

/** A trip without a photograph: its drawing comes back, or the gallery has one picture less. */
export function withoutPhoto(document: object, place: string): object {
  const drawing = asPhoto(pictureAt(document, place))?.drawing;
  return drawing
    ? withPicture(document, place, drawing)
    : withoutPart(document, "gallery", Number(place.slice(GALLERY.length)));
}

/** Whether {@link withoutPhoto} can be. */
export const isRemovable = ({ place, picture }: PhotoPlace, { gallery }: SoldDocument): boolean =>
  Boolean(
    asPhoto(picture)?.drawing || (asPhoto(picture) && place.startsWith(GALLERY) && gallery[1]),
  );

/** The fields of a photograph at a place. */
export const photoFields = (document: object, place: string): DocumentField[] =>
  fieldsAt(z.object({ own: photograph }), { own: pictureAt(document, place) }, ["own"]).map(
    (field) => ({ ...field, place: field.place.replace("own", place) }),
  );

/** The label of a place of a photograph, for what was typed and not published. */
export const photoLabel = (place: string): string =>
  labelIn(photograph, place.replace(/^.*\./, ""));
