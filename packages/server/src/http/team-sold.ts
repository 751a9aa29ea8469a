import { formatSeason, leastQuote, priceTexts, tripName } from "@maloca/catalog";
import type { Documents } from "@maloca/catalog/documents/documents";
import { tripOf } from "@maloca/catalog/trips/from-document";
import { endedSeason, monthsWords } from "@maloca/catalog/trips/when";
import { html } from "hono/html";
import { textsWithYear } from "../content/copy";
import type { DocumentField } from "../content/document-fields";
import { type SoldDocument, tripFields } from "../content/trip-fields";
import type { Version } from "../content/versions";
import type { Html } from "../html";
import { TEAM_PATH } from "../leads/team-access";
import { longMoment } from "../moments";
import { authorWords, type Desk, deskPage, pressForm, sentences } from "./team-page";
import { WITHDRAW_PATH } from "./team-pictures";
import { PHOTOS_PATH } from "./team-uploads";
import { NAMES } from "./team-view";

export const SOLD_PATH = `${TEAM_PATH}/viajes`;

/** What makes visitors believe, below the path that photographs are sent to. */
export const TRUST_PATH = `${PHOTOS_PATH}/confianza`;
/** The texts of the pages that are no trip's. */
export const TEXTS_PATH = `${TEAM_PATH}/textos`;
/** Their pictures, below the path that photographs are sent to. */
export const TEXT_PHOTOS_PATH = `${PHOTOS_PATH}/textos`;
export const TEXTS_NAME = "Textos de la portada, la consultoría y las historias";

export const TRUST_NAME = "Anfitriones, fotos de viajeros y reseñas";

/** Where the form of a trip stands. */
export const soldPath = (slug: string) =>
  `${SOLD_PATH}?${new URLSearchParams({ [NAMES.trip]: slug })}`;

/** What a press did, by the word in the page's address. */
export const doneWords = {
  publicado: "Publicado",
  deshecho: "Deshecho",
  retirada: "La foto se retiró",
  tarde: "No se deshizo: alguien publicó entretanto",
} as const;

/** Says in the list's address what a press did. */
export const DONE = "hecho";
export const listAt = (done: keyof typeof doneWords) => `${SOLD_PATH}?${DONE}=${done}`;

/** A trip as its form changes it. */
export interface SoldTrip {
  slug: string;
  name: string;
  document: SoldDocument;
  /** The documents that the form was made from, and their version. */
  documents: Documents;
  version: number;
  fields: readonly DocumentField[];
}

/** A trip of documents; undefined if there is none of this name. */
export function soldTrip(
  { documents, version }: Pick<SoldTrip, "documents" | "version">,
  slug: string,
): SoldTrip | undefined {
  const name = `trips/${slug}` as const;
  const document = Object.hasOwn(documents, name) ? documents[name] : undefined;
  if (!document) return undefined;
  const fields = tripFields(document);
  return { slug, name: tripName(tripOf(document)), document, documents, version, fields };
}

/** Whether the site shows a trip; null of volunteering, which has a place of its own. */
export const isShown = ({ document, documents, slug }: SoldTrip): boolean | null =>
  "card" in document ? documents.home.trips.includes(slug) : null;

interface Shown {
  documents: Documents;
  version: number;
  /** The version that is shown, if somebody published it. */
  latest: Version | undefined;
  done: keyof typeof doneWords | undefined;
}

/** All trips: those that the site shows in its order, then the others. */
export function soldListPage({ documents, version, latest, done }: Shown, desk: Desk): Html {
  const names = Object.keys(documents).filter((name) => name.startsWith("trips/"));
  const slugs = new Set([...documents.home.trips, ...names.map((name) => name.slice(6))]);
  const trips = [...slugs].flatMap((slug) => soldTrip({ documents, version }, slug) ?? []);
  const title = "Lo que se vende";
  return deskPage(
    done ? sentences(doneWords[done], title) : title,
    html`${latestNotice(latest, done, desk)}<h1>${title}</h1>
<p><a href="${TRUST_PATH}">${TRUST_NAME}</a></p>
<p><a href="${TEXTS_PATH}">${TEXTS_NAME}</a></p>
<p><a href="${WITHDRAW_PATH}">Fotos guardadas</a></p>
<ul class="waiting">${trips.map((trip) => entryOf(trip, desk))}</ul>
<p>Un viaje nuevo empieza como otro: abre el que más se le parezca y toca «Otro viaje como este».</p>`,
    SOLD_PATH,
  );
}

function latestNotice(latest: Version | undefined, done: Shown["done"], desk: Desk) {
  const said = done && html`<strong>${doneWords[done]}</strong>`;
  if (!latest) return said && html`<div class="notice">${said}</div>`;
  const { number, base, author, publishedAt, note } = latest;
  const undo = { act: "undo", version: String(number), base: String(base) };
  return html`<div class="notice">${said}Lo último lo publicó ${authorWords(author)}, ${longMoment(publishedAt)}${note && html`<br>${note}`}
${base !== null && html`<div class="presses">${pressForm(desk, undo, { label: "Deshacer", spoken: "Deshacer lo último que se publicó", quiet: true })}</div>`}</div>`;
}

function entryOf(trip: SoldTrip, { now }: Desk): Html {
  const { season, packages, ...rest } = tripOf(trip.document);
  const [price] = priceTexts(leastQuote(packages));
  const facts = [
    `desde ${price}`,
    season ? formatSeason(season) : monthsWords({ ...rest, season, packages }),
    endedSeason(season, now) && "ya pasó",
    isShown(trip) === false && "oculto",
  ];
  return html`<li><h2><a href="${soldPath(trip.slug)}">${trip.name}</a></h2>
<p>${facts.filter(Boolean).join(" · ")}</p></li>
`;
}

/** Names the texts of a trip that have the year in which it was, once its dates are in another. */
export function staleNotice(
  year: string | undefined,
  moved: SoldDocument | undefined,
): Html | false {
  if (!year || !moved || moved.season?.start.startsWith(year)) return false;
  const texts = textsWithYear(moved, year).map((line) => line.replace(/^[^:]*: /, ""));
  return (
    texts.length > 0 &&
    html`<div class="notice"><strong>Estos textos nombran el año de antes</strong><ul class="history">${texts.map((text) => html`<li>${text}</li>`)}</ul></div>`
  );
}
