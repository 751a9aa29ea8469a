import { pictureOf } from "@maloca/catalog/trips/from-document";
import type { Photograph, PictureDocument } from "@maloca/catalog/trips/package-document";
import type { SoldDocument } from "./trip-fields";

/** A place of a trip's document that has a picture. */
export interface PhotoPlace {
  /** `hero.image`, `gallery.2`, `packages.0.image`. */
  place: string;
  name: string;
  /** None where one is added. */
  picture?: PictureDocument;
}

/** Where a photograph is added to the gallery, as its last. */
export const ADDED: PhotoPlace = { place: "gallery.nueva", name: "Galería, una foto más" };

/** A gallery with more is too long for a phone. */
const MOST_IN_GALLERY = 30;

/** The places of a trip's pictures, in the order of its page. */
export const photoPlaces = ({ hero, gallery, packages }: SoldDocument): PhotoPlace[] => [
  { place: "hero.image", name: "Portada", picture: hero.image },
  ...gallery.map((picture, at) => ({
    place: `gallery.${at}`,
    name: `Galería, ${at + 1}`,
    picture,
  })),
  ...(gallery.length < MOST_IN_GALLERY ? [ADDED] : []),
  ...packages.flatMap(({ name, image }, at) =>
    image ? [{ place: `packages.${at}.image`, name: `Paquete ${name}`, picture: image }] : [],
  ),
];

/** A picture that is a photograph. */
export const asPhoto = (picture?: PictureDocument): Photograph | undefined =>
  typeof picture === "object" && "photo" in picture ? picture : undefined;

/** The drawing that a photograph stands for, or that is still there. */
export const drawingBehind = (picture?: PictureDocument): Photograph["drawing"] =>
  typeof picture === "object" && "photo" in picture ? picture.drawing : picture;

/** What a picture shows, in words. */
export const wordsOfPicture = (picture: PictureDocument): string => {
  const { alt, caption } = pictureOf(picture);
  return alt || caption;
};

/** Whether a photograph can be removed: a drawing comes back, or the gallery has one picture less. */
export const isRemovable = ({ place, picture }: PhotoPlace, { gallery }: SoldDocument): boolean =>
  Boolean(
    asPhoto(picture) &&
      (drawingBehind(picture) || (place.startsWith("gallery.") && gallery.length > 1)),
  );

/** A trip's document with another picture at a place; without one, the place is gone from the gallery. */
export function withPicture(
  document: SoldDocument,
  { place }: PhotoPlace,
  picture: PictureDocument | undefined,
): SoldDocument {
  const [part, at] = place.split(".");
  const { hero, gallery, packages } = document;
  if (part === "gallery") {
    const index = place === ADDED.place ? gallery.length : Number(at);
    return { ...document, gallery: gallery.toSpliced(index, 1, ...(picture ? [picture] : [])) };
  }
  if (!picture) return document;
  if (part === "hero") return { ...document, hero: { ...hero, image: picture } };
  const one = packages[Number(at)];
  if (!one) return document;
  return { ...document, packages: packages.with(Number(at), { ...one, image: picture }) };
}
