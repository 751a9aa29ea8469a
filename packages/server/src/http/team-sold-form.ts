import { HOME } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { differences } from "../content/changes";
import { textsWithYear } from "../content/copy";
import { withTyped } from "../content/document-fields";
import type { Html } from "../html";
import type { DocumentForm } from "./team-document";
import { nameOfPlace, said, type Typed } from "./team-fields";
import { photosPath } from "./team-photos";
import { isShown, SOLD_PATH, type SoldTrip, soldTrip } from "./team-sold";
import { ALL, partPath } from "./team-sold-parts";

/** The field that says whether the site shows the trip, and its values. */
const SHOWN = "shown";
const SHOWN_WORDS = { yes: "Se muestra", no: "Oculto" };

/** The form of a trip. */
export function soldForm(trip: SoldTrip): DocumentForm {
  const { name, slug, documents, version, fields } = trip;
  return {
    ...{ name, document: `trips/${slug}`, documents, version, fields },
    asItWillBe: `Así queda ${name}`,
    intro: html`<p class="ways"><a href="${photosPath(slug)}">Fotos</a> <a href="${partPath(slug, ALL)}">Paquetes y días</a></p>`,
    control: controlOf(trip),
    page: { slug, label: "Ver la página", isThere: (typed) => typed(SHOWN) !== "no" },
    back: SOLD_PATH,
    texts: (typed) => textsOf(trip, typed),
    words: (before, after) => wordsOf(trip, before, after),
    warnings: (after) => staleNotice(trip, after),
    again(shown) {
      const now = soldTrip(shown, slug);
      return now && soldForm(now);
    },
  };
}

function controlOf(trip: SoldTrip): DocumentForm["control"] {
  const shown = isShown(trip);
  if (shown === null) return null;
  return {
    name: SHOWN,
    written: shown ? "yes" : "no",
    of: (text) =>
      html`<label for="${SHOWN}">En el sitio</label><select id="${SHOWN}" name="${SHOWN}">${Object.entries(
        SHOWN_WORDS,
      ).map(
        ([value, words]) =>
          html`<option value="${value}"${value === text && " selected"}>${words}</option>`,
      )}</select>`,
  };
}

/** The documents that a form changes, by name. */
function textsOf(trip: SoldTrip, typed: Typed["of"]): Record<string, string> {
  const { slug, document, documents, fields } = trip;
  const texts = { [`trips/${slug}`]: JSON.stringify(withTyped(document, fields, typed)) };
  const [was, will] = [isShown(trip), typed(SHOWN) === "yes"];
  if (was === null || was === will) return texts;
  const others = documents.home.trips.filter((each) => each !== slug);
  const home = { ...documents.home, trips: will ? [...others, slug] : others };
  return { ...texts, [HOME]: JSON.stringify(home) };
}

/** What differs between two versions: `Viva, Precio en pesos: 6.500.000, ahora 6.700.000`. */
const wordsOf = (trip: SoldTrip, before: Documents, after: Documents): string[] =>
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

/** Names the texts of a trip that have the year in which it was, once its dates are in another. */
function staleNotice({ slug, document }: SoldTrip, documents: Documents): Html | false {
  const year = document.season?.start.slice(0, 4);
  const moved = documents[`trips/${slug}`];
  if (!year || !moved || moved.season?.start.startsWith(year)) return false;
  const texts = textsWithYear(moved, year).map((line) => line.replace(/^[^:]*: /, ""));
  return (
    texts.length > 0 &&
    html`<div class="notice"><strong>Estos textos nombran el año de antes</strong><ul class="history">${texts.map((text) => html`<li>${text}</li>`)}</ul></div>`
  );
}
