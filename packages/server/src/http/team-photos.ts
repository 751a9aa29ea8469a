import type { Documents } from "@maloca/catalog/documents/documents";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import type { Photograph, PictureDocument } from "@maloca/catalog/trips/package-document";
import { html } from "hono/html";
import { movedPart, partChanges, partsOf } from "../content/document-parts";
import {
  ADDED_PHOTO,
  asPhoto,
  isRemovable,
  type PhotoPlace,
  photoFields,
  photoLabel,
  photoPlaces,
  pictureAt,
  withoutPhoto,
  withPhoto,
  wordsOfPicture,
} from "../content/trip-photos";
import { withTyped } from "../content/typed-document";
import type { Html } from "../html";
import { type DocumentForm, REMOVED } from "./team-document";
import { addPartForms, PART } from "./team-form-routes";
import { type DeskRoutes, deskPage } from "./team-page";
import { fieldWords } from "./team-part";
import { PICTURES } from "./team-pictures";
import type { Publishing } from "./team-publish";
import { type SoldTrip, soldPath, soldTrip } from "./team-sold";
import { PHOTOS_PATH } from "./team-uploads";
import { NAMES } from "./team-view";

export const photosPath = (slug: string, place?: string) =>
  `${PHOTOS_PATH}?${new URLSearchParams({ [NAMES.trip]: slug, ...(place && { [PART]: place }) })}`;

/** The places of a trip's pictures. */
function photosPage(trip: SoldTrip): Html {
  const title = `Fotos de ${trip.name}`;
  const entry = ({ place, name, picture }: PhotoPlace) => html`<li>
<h2><a href="${photosPath(trip.slug, place)}">${name}</a></h2>
${picture && html`<p>${asPhoto(picture) ? "Foto" : "Dibujo"}: ${wordsOfPicture(picture)}</p>`}${photoIn(picture)}</li>
`;
  return deskPage(
    title,
    html`<h1>${title}</h1>
<p><a href="${soldPath(trip.slug)}">Fechas, precios y textos</a></p>
<ul class="waiting">${photoPlaces(trip.document).map(entry)}</ul>`,
  );
}

/** The photograph that the site shows; a drawing is named only: it is longer than a page of the desk. */
function photoIn(picture: PhotoPlace["picture"]) {
  const photo = asPhoto(picture);
  return (
    photo &&
    html`<img class="photo" src="${photoAddress(photo.photo)}" alt="" width="${photo.width}" height="${photo.height}" loading="lazy">`
  );
}

/** The form of a photograph of a trip; undefined if the trip has no such place. */
function tripPhotoForm(trip: SoldTrip, asked: string): DocumentForm | undefined {
  const { slug, document } = trip;
  const found = photoPlaces(document).find(({ place }) => place === asked);
  const place = asked === ADDED_PHOTO ? `gallery.${document.gallery.length}` : asked;
  return (
    found &&
    photoForm(
      trip,
      `trips/${slug}`,
      { ...found, name: `${found.name}: ${trip.name}`, place },
      {
        page: { slug, label: "Ver la página", isThere: () => true },
        back: photosPath(slug),
        removal: isRemovable(found, document) && "Quitar la foto",
        again(shown) {
          const now = soldTrip(shown, slug);
          const [, at] = /^gallery\.(\d+)$/.exec(asked) ?? [];
          if (!now || !at || !found.picture) return now && tripPhotoForm(now, asked);
          const moved = movedPart(
            document.gallery,
            Number(at),
            now.document.gallery,
            wordsOfPicture,
          );
          return moved === undefined ? undefined : tripPhotoForm(now, `gallery.${moved}`);
        },
      },
    )
  );
}

/** The form of a photograph at a place of a document. */
export function photoForm(
  { documents, version }: Pick<DocumentForm, "documents" | "version">,
  own: string,
  { place, name, picture }: PhotoPlace,
  where: Pick<DocumentForm, "page" | "back" | "removal" | "again">,
): DocumentForm {
  const of = (all: Documents): object => Reflect.get(all, own) ?? {};
  const document = of(documents);
  const whole = withPhoto(document, place);
  const fields = photoFields(whole, place);
  return {
    ...{ name, document: own, documents, version, fields, ...where },
    asItWillBe: `Así queda ${name}`,
    intro: html`${picture && html`<p>Ahora hay ${asPhoto(picture) ? "una foto" : "un dibujo"}: ${wordsOfPicture(picture)}</p>`}`,
    texts: (typed, files) => ({
      [own]: JSON.stringify(
        typed(REMOVED) ? withoutPhoto(document, place) : withTyped(whole, fields, typed, files),
      ),
    }),
    words(before, after) {
      const [old, next] = [before, after].map((all) => partsOf(of(all), "gallery")) as Galleries;
      if (next.length < old.length)
        return partChanges(old, next).gone.map((one) => `Se quita «${wordsOfPicture(one)}»`);
      const [then, now] = [before, after].map((all) => asPhoto(pictureAt(of(all), place)));
      return then && !now
        ? [`Se quita «${then.alt}», y vuelve el dibujo`]
        : fieldWords(fields, withoutDrawing(then), withoutDrawing(now), place);
    },
  };
}

type Galleries = [readonly PictureDocument[], readonly PictureDocument[]];

const withoutDrawing = ({ drawing, ...photo }: Partial<Photograph> = {}) => photo;

/** The pages where both colleagues put photographs in a trip's places, and take them away. */
export const addPhotoRoutes = (routes: DeskRoutes, options: Publishing): void =>
  addPartForms(routes, options, {
    ...{ path: PHOTOS_PATH, policy: PICTURES, labelOf: photoLabel },
    list(given, slug) {
      const trip = soldTrip(given, slug);
      return trip && photosPage(trip);
    },
    formAt(given, place, slug) {
      const trip = soldTrip(given, slug);
      return trip && tripPhotoForm(trip, place);
    },
  });
