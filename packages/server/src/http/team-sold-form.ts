import { HOME } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { differences } from "../content/changes";
import { withTyped } from "../content/typed-document";
import type { DocumentForm } from "./team-document";
import { nameOfPlace, said, type Typed } from "./team-fields";
import { partAddress } from "./team-form-routes";
import { photosPath } from "./team-photos";
import { shownAs, shownControl, shownWords, willBeShown } from "./team-shown";
import { isShown, SOLD_PATH, type SoldTrip, soldTrip, staleNotice, TEXTS_PATH } from "./team-sold";
import { COPY } from "./team-sold-copy";
import { ALL, partPath } from "./team-sold-parts";

const textsPath = (slug: string) => partAddress(TEXTS_PATH, `trips/${slug}`);

/** The form of a trip. */
export function soldForm(trip: SoldTrip): DocumentForm {
  const { name, slug, documents, version, fields } = trip;
  const shown = isShown(trip);
  return {
    ...{ name, document: `trips/${slug}`, documents, version, fields },
    asItWillBe: `Así queda ${name}`,
    intro: html`<p class="ways"><a href="${photosPath(slug)}">Fotos</a> <a href="${partPath(slug, ALL)}">Paquetes y días</a> <a href="${textsPath(slug)}">Textos de su página</a>${shown !== null && html` <a href="${partPath(slug, COPY)}">Otro viaje como este</a>`}</p>`,
    control: shown === null ? null : shownControl(shown),
    page: { slug, label: "Ver la página", isThere: willBeShown },
    back: SOLD_PATH,
    texts: (typed) => textsOf(trip, typed),
    words: (before, after) => wordsOf(trip, before, after),
    warnings: (after) =>
      staleNotice(trip.document.season?.start.slice(0, 4), after[`trips/${slug}`]),
    again(shown) {
      const now = soldTrip(shown, slug);
      return now && soldForm(now);
    },
  };
}

/** The documents that a form changes, by name. */
function textsOf(trip: SoldTrip, typed: Typed["of"]): Record<string, string> {
  const { slug, document, documents, fields } = trip;
  const texts = { [`trips/${slug}`]: JSON.stringify(withTyped(document, fields, typed)) };
  if (isShown(trip) === null) return texts;
  const trips = shownAs(documents.home.trips, slug, typed);
  return trips ? { ...texts, [HOME]: JSON.stringify({ ...documents.home, trips }) } : texts;
}

/** What differs between two versions: `Viva, Precio en pesos: 6.500.000, ahora 6.700.000`. */
const wordsOf = (trip: SoldTrip, before: Documents, after: Documents): string[] =>
  differences(before, after, said, ", ahora ").flatMap(({ name, place, told }) => {
    if (name === HOME) return shownWords(trip.slug, before.home.trips, after.home.trips);
    if (name !== `trips/${trip.slug}`) return [];
    return `${nameOfPlace(trip.fields, place)}: ${told}`;
  });
