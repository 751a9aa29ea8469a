import type { DocumentProblem } from "@maloca/catalog/documents/check";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { photograph } from "@maloca/catalog/trips/package-document";
import { html, raw } from "hono/html";
import {
  ADDED,
  asPhoto,
  isRemovable,
  type PhotoPlace,
  photoPlaces,
  wordsOfPicture,
} from "../content/photo-places";
import type { Html } from "../html";
import { type Desk, deskPage, hiddenFields, sentences } from "./team-page";
import { FILE_HELP } from "./team-pictures";
import { PHOTOS_PATH } from "./team-session";
import { type SoldTrip, soldPath } from "./team-sold";
import { NAMES } from "./team-view";

/** The name in the address of the place of a picture. */
export const PLACE = "lugar";

export const photosPath = (slug: string, place?: string) =>
  `${PHOTOS_PATH}?${new URLSearchParams({ [NAMES.trip]: slug, ...(place && { [PLACE]: place }) })}`;

/** What somebody types about a photograph, by the name of its field. */
export const typedFields = ["alt", "caption", "consent"] as const;

/** A place of a trip, where a photograph is changed. */
export interface Changed extends PhotoPlace {
  trip: SoldTrip;
}

const titleOf = ({ name, trip }: Changed) => `${name}: ${trip.name}`;

/** The places of a trip's pictures. */
export function photosPage(trip: SoldTrip): Html {
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

/** What was sent, and what is wrong with it. */
export interface SentPhoto {
  of: (name: string) => string;
  /** The name of the file that the server has. */
  photo: string;
  problems?: readonly DocumentProblem[];
  notice?: Html | undefined;
}

/** The form of a photograph. */
export function photoFormPage(
  changed: Changed,
  { of, photo, problems = [], notice }: SentPhoto,
  desk: Desk,
  script: string,
): Html {
  const { trip, picture, name } = changed;
  const errors = new Map(
    problems.map(({ place, mend }) => [
      ["photo", ...typedFields].find((field) => place === field || place.endsWith(`.${field}`)) ??
        "",
      `${mend.charAt(0).toUpperCase()}${mend.slice(1)}.`,
    ]),
  );
  const wrong = ["photo", ...typedFields].find((field) => errors.has(field));
  const attributes = (field: string) =>
    html`id="${field}" aria-describedby="${field}-help${errors.has(field) && ` ${field}-error`}"${errors.has(field) && html` aria-invalid="true"`}${field === wrong && html` autofocus`}`;
  const above = errors.get("");
  const said = (field: string) =>
    errors.has(field) && html`<p class="error" id="${field}-error">${errors.get(field)}</p>`;
  const title = errors.size
    ? sentences("Hay algo que corregir", titleOf(changed))
    : titleOf(changed);
  return deskPage(
    title,
    html`${notice}${above && html`<div class="notice" role="alert"><strong>No se publicó</strong>${above}</div>`}
<h1>${name}</h1><p>${trip.name}${picture && html`. Ahora hay ${asPhoto(picture) ? "una foto" : "un dibujo"}: ${wordsOfPicture(picture)}`}</p>
${photoIn(picture)}
<form method="post" enctype="multipart/form-data" novalidate>${hiddenFields(desk, { version: String(trip.version), photo })}
<div class="field"><label for="photo">${photo ? "Otra foto" : "Foto"}</label>
<p class="help" id="photo-help">${photo && "Ya hay una; elige otra solo si la quieres cambiar. "}${FILE_HELP}</p>
<input type="file" name="file" accept="image/jpeg,image/png,image/webp,image/avif" ${attributes("photo")}>${said("photo")}</div>
${typedFields.map((field) => {
  const { title: label, description } = photograph.shape[field].meta() ?? {};
  const most = photograph.shape[field].maxLength;
  return html`<div class="field"><label for="${field}">${label} <span class="optional">(hasta ${most} letras)</span></label><p class="help" id="${field}-help">${description}</p>
<textarea name="${field}" rows="3" ${attributes(field)}>\n${of(field)}</textarea>${said(field)}</div>
`;
})}
<p class="help" role="status"></p>
<div class="presses"><button type="submit" name="act" value="check">Ver cómo queda</button>
${isRemovable(changed, trip.document) && html`<button type="submit" class="quiet" name="act" value="remove">Quitar la foto</button>`}
<a href="${photosPath(trip.slug)}">Dejarlo como está</a></div></form>
<script>${raw(script)}</script>`,
  );
}

/** What would be published, and the button that does it. */
export function photoCheckPage(
  changed: Changed,
  {
    kept,
    words,
    picture,
    hasPage,
  }: {
    /** What its form carries. */
    kept: Record<string, string>;
    words: readonly string[];
    /** The photograph, with its file. */
    picture?: { alt: string; src: string } | undefined;
    hasPage: boolean;
  },
  desk: Desk,
): Html {
  const title = `Así queda. ${titleOf(changed)}`;
  return deskPage(
    title,
    html`<h1>Así queda</h1>
<ul class="history">${words.map((line) => html`<li>${line}</li>`)}</ul>
${picture && html`<img class="photo" src="${picture.src}" alt="${picture.alt}">`}
<form method="post">${hiddenFields(desk, { ...kept, version: String(changed.trip.version) })}
<div class="presses"><button type="submit" name="act" value="publish">Publicar</button>
${hasPage && html`<button type="submit" class="quiet" name="act" value="look" formtarget="_blank">Ver la página<span class="unseen"> (en otra pestaña)</span></button>`}
<button type="submit" class="quiet" name="act" value="edit">Seguir cambiando</button></div></form>`,
  );
}

/** The place of an address; undefined if the trip has none of this name. */
export const placeOf = (trip: SoldTrip, place: string): Changed | undefined => {
  const found = [...photoPlaces(trip.document), ADDED].find((one) => one.place === place);
  return found && { ...found, trip };
};
