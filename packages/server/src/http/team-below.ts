import { photosIn } from "@maloca/catalog/documents/photos";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { html } from "hono/html";
import type { DeskDocument } from "../content/document-kinds";
import { type Children, type DocumentList, freshItem, nameOfItem } from "../content/document-lists";
import { ADDED } from "../content/document-parts";
import { asPhoto, wordsOfPicture } from "../content/pictured";
import { valueAt } from "../content/schema-walk";
import type { Html } from "../html";
import { DOCUMENT_PATH } from "./team-uploads";

// What of a document has forms of its own, as links below the form that has the rest.

/** The names in an address: of a document, of its part, and of the number of the item after which one is added. */
export const NAMES = { document: "documento", part: "parte", from: "de" } as const;

export const documentPath = (document: string, part = "", from?: number): string =>
  `${DOCUMENT_PATH}?${new URLSearchParams({
    [NAMES.document]: document,
    ...(part && { [NAMES.part]: part }),
    ...(from !== undefined && { [NAMES.from]: `${from}` }),
  })}`;

/** The sections, lists and pictures below a form. */
export const belowOf = (one: DeskDocument, { sections, lists, pictures }: Children): Html => {
  const there = sections.filter(({ isThere }) => isThere);
  const absent = sections.filter(({ isThere }) => !isThere);
  const way = ({ place, title }: { place: string; title: string }) =>
    html`<a href="${documentPath(one.name, place)}">${title}</a>`;
  return html`${
    sections.length > 0 &&
    html`<h2>Secciones de la página</h2>
<ul class="waiting">${there.map((section) => html`<li><h3>${way(section)}</h3></li>\n`)}</ul>
${absent.length > 0 && html`<p class="ways">${absent.map((section) => html`${way({ ...section, title: `Añadir «${section.title}»` })} `)}</p>`}`
  }
${lists.map((list) => itemsOf(one, list))}
${
  pictures.length > 0 &&
  html`<h2>Imágenes</h2>
<ul class="waiting">${pictures.map(
    (picture) =>
      html`<li><h3>${way(picture)}</h3>${wordsIn(valueAt(one.document, picture.place))}</li>\n`,
  )}</ul>`
}`;
};

/** The items of a list, with the way to the form of each. */
function itemsOf(one: DeskDocument, list: DocumentList): Html {
  return html`<h2>${list.title}</h2>
<ul class="waiting">${list.items.map(
    (item, at) =>
      html`<li><h3><a href="${documentPath(one.name, `${list.place}.${at}`)}">${at + 1}. ${nameOfItem(list, item)}</a></h3>${photoIn(item)}</li>\n`,
  )}</ul>
${addedTo(one, list)}`;
}

/** The ways to add an item, as the last or after another. */
export function addedTo(one: DeskDocument, list: DocumentList, after?: number): Html {
  const { items, most, place, ways } = list;
  if (items.length >= most) return html`<p>Caben ${most}.</p>`;
  const where = after === undefined ? "" : " después";
  return html`<p class="ways">${[...ways].map(
    ([name, way], number) =>
      freshItem(way, items.at(-1)) &&
      html`<a href="${documentPath(one.name, `${place}.${ADDED}${number || ""}`, after)}">Añadir ${name}${where}</a> `,
  )}</p>
`;
}

/** The photograph that the site shows; a drawing is named only: it is longer than a page of the desk. */
const photoIn = (item: unknown) =>
  photosIn(item)
    .slice(0, 1)
    .map(
      ({ photo }) => html`<img class="photo" src="${photoAddress(photo)}" alt="" loading="lazy">`,
    );

const wordsIn = (picture: unknown) =>
  html`<p>${asPhoto(picture) ? "Foto" : "Dibujo"}: ${wordsOfPicture(picture as never)}</p>${photoIn(picture)}`;
