import { HOME } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { differences } from "../content/changes";
import type { Html } from "../html";
import { errorsOf, fieldGroups, nameOfPlace, said, type Typed } from "./team-fields";
import { type Desk, deskPage, hiddenFields, sentences } from "./team-page";
import { photosPath } from "./team-photos";
import { isShown, SOLD_PATH, type SoldTrip } from "./team-sold";

/** The field that says whether the site shows the trip, and its values. */
export const SHOWN = "shown";
const SHOWN_WORDS = { yes: "Se muestra", no: "Oculto" };

/** What stands in a trip's document, as its form shows it. */
export const writtenIn =
  (trip: SoldTrip) =>
  (place: string): string =>
    place === SHOWN
      ? isShown(trip) === false
        ? "no"
        : "yes"
      : (trip.fields.find((field) => field.place === place)?.text ?? "");

/** The form of a trip. */
export function soldFormPage(trip: SoldTrip, typed: Typed, desk: Desk): Html {
  const { fields, name, slug, version } = trip;
  const errors = errorsOf(fields, `trips/${slug}`, typed.problems ?? []);
  const shown = isShown(trip) === null ? null : typed.of(SHOWN);
  const title = errors.size ? sentences("Hay algo que corregir", name) : name;
  const above = errors.get("");
  return deskPage(
    title,
    html`${typed.notice}${above && html`<div class="notice" role="alert"><strong>No se publicó</strong>${above}</div>`}
<h1>${name}</h1>
<p class="ways"><a href="${photosPath(trip.slug)}">Fotos</a></p>
<form method="post" novalidate>${hiddenFields(desk, { version: String(version) })}
${
  shown !== null &&
  html`<div class="field"><label for="${SHOWN}">En el sitio</label><select id="${SHOWN}" name="${SHOWN}">${Object.entries(
    SHOWN_WORDS,
  ).map(
    ([value, words]) =>
      html`<option value="${value}"${value === shown && " selected"}>${words}</option>`,
  )}</select></div>`
}
${fieldGroups(fields, typed.of, errors)}
<div class="presses"><button type="submit" name="act" value="check">Ver cómo queda</button>
<a href="${SOLD_PATH}">Dejarlo como está</a></div></form>`,
  );
}

/** What would be published, in words, and the button that does it. */
export function soldCheckPage(
  trip: SoldTrip,
  typed: Typed["of"],
  {
    words,
    stale,
    hasPage,
  }: { words: readonly string[]; stale: readonly string[]; hasPage: boolean },
  desk: Desk,
): Html {
  const title = `Así queda ${trip.name}`;
  const kept = [...trip.fields.map(({ place }) => place), SHOWN].map((place) => [
    place,
    typed(place),
  ]);
  return deskPage(
    title,
    html`<h1>${title}</h1>
<ul class="history">${words.map((line) => html`<li>${line}</li>`)}</ul>
${
  stale.length > 0 &&
  html`<div class="notice"><strong>Estos textos nombran el año de antes</strong><ul class="history">${stale.map((text) => html`<li>${text}</li>`)}</ul></div>`
}
<form method="post">${hiddenFields(desk, { ...Object.fromEntries(kept), version: String(trip.version) })}
<div class="presses"><button type="submit" name="act" value="publish">Publicar</button>
${hasPage && html`<button type="submit" class="quiet" name="act" value="look" formtarget="_blank">Ver la página<span class="unseen"> (en otra pestaña)</span></button>`}
<button type="submit" class="quiet" name="act" value="edit">Seguir cambiando</button></div></form>`,
  );
}

/** What differs between two versions, as a colleague reads it: `Viva, Precio en pesos: 6.500.000, ahora 6.700.000`. */
export const wordsOf = (trip: SoldTrip, before: Documents, after: Documents): string[] =>
  differences(before, after, said, ", ahora ").flatMap(({ name, place, told }) => {
    if (name === HOME) return shownWords(trip, before, after);
    if (name !== `trips/${trip.slug}`) return [];
    return `${nameOfPlace(trip.fields, place)}: ${told}`;
  });

function shownWords({ slug }: SoldTrip, ...versions: Documents[]): string {
  const [was, is] = versions.map(({ home }) => home.trips.includes(slug));
  if (was === is) return "Cambió qué otros viajes se muestran";
  return is ? "Se muestra, al final de su lista" : "Queda oculto: su página deja de abrir";
}
