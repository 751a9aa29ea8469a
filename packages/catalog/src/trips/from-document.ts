import { COP_PER_USD } from "../money";
import type { Price, StatedPrice } from "../price";
import { formatSeason } from "../season";
import { drawing } from "./drawings";
import type { PictureDocument } from "./package-document";
import type { ShownPicture } from "./picture";
import type { TripDocument } from "./trip-document";

/** Where a photograph of the documents stands on the site. */
export const photoAddress = (photo: string) => `/assets/fotos/${photo}`;

/** A main picture has 1600 × 1000 units. */
const RATIO = 1000 / 1600;

/** A drawing, a detail of one, which is a cut of the same file, or a photograph. */
export function pictureOf(written: PictureDocument): ShownPicture {
  if (typeof written === "string") return drawing(written);
  if ("photo" in written) {
    const { photo, alt, caption, width, height } = written;
    return { src: photoAddress(photo), alt, caption, size: { width, height } };
  }
  const [x, y, width] = written.detail;
  const box = [x, y, width, Math.round(width * RATIO)];
  return {
    src: `${drawing(written.drawing).src}#svgView(viewBox(${box}))`,
    alt: written.alt,
    caption: written.caption,
  };
}

/** A trip of a document that its schema has accepted. */
export function tripOf<Document extends Omit<TripDocument, "card">>(document: Document) {
  const { copPerUsd = COP_PER_USD, hero, facts, gallery, packages, event, ...rest } = document;
  const { image, ...texts } = hero;
  const dates = document.season && formatSeason(document.season);
  const badge = hero.badge ?? dates;
  const rated = (price: StatedPrice): Price => ({ ...price, copPerUsd });
  return {
    ...rest,
    hero: { ...texts, ...(badge && { badge }), image: pictureOf(image) },
    facts: facts.map((fact) => ({ ...fact, value: fact.value ?? dates ?? "" })),
    gallery: gallery.map(pictureOf),
    packages: packages.map(({ image, price, ...one }) => ({
      ...one,
      price: rated(price),
      ...(image && { image: pictureOf(image) }),
    })),
    ...(event && {
      event: { ...event, tiers: event.tiers.map((one) => ({ ...one, price: rated(one.price) })) },
    }),
  };
}
