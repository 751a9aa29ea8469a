import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { picturesAt } from "../content/document-pictures";
import { allTextsParts, storyOf, type TextsPart } from "../content/texts-fields";
import { asPhoto, type PhotoPlace, photoLabel, wordsOfPicture } from "../content/trip-photos";
import type { Html } from "../html";
import type { DocumentForm } from "./team-document";
import { addPartForms, partAddress } from "./team-form-routes";
import type { DeskRoutes } from "./team-page";
import { photoForm } from "./team-photos";
import { PICTURES } from "./team-pictures";
import type { Publishing } from "./team-publish";
import { TEXT_PHOTOS_PATH, TEXTS_PATH } from "./team-sold";

type Given = Pick<DocumentForm, "documents" | "version">;

/** The page that shows a part. */
export function pageOf(part: TextsPart, { home }: Documents): DocumentForm["page"] {
  const story = storyOf(part);
  return {
    slug: part.slug,
    label: "Ver la página",
    isThere: () =>
      part.trip ? home.trips.includes(part.slug) : !story || home.blog.stories.includes(story),
  };
}

const ownPictures = ({ schema, document, pictured }: TextsPart, { documents }: Given) =>
  picturesAt(schema, Reflect.get(documents, document), pictured);

/** The pictures of a section or story, with the way to the form of each. */
export function picturesOf(part: TextsPart, given: Given): Html | false {
  const found = ownPictures(part, given);
  const entry = ({ place, name, picture }: PhotoPlace) => {
    const path = partAddress(TEXT_PHOTOS_PATH, `${part.document}.${place}`);
    return html`<li><h3><a href="${path}">${name}</a></h3>${picture && html`<p>${asPhoto(picture) ? "Foto" : "Dibujo"}: ${wordsOfPicture(picture)}</p>`}</li>
`;
  };
  return (
    found.length > 0 &&
    html`<h2>Imágenes</h2>
<ul class="waiting">${found.map(entry)}</ul>
`
  );
}

function formAt(given: Given, name: string): DocumentForm | undefined {
  for (const part of allTextsParts(given.documents))
    for (const picture of ownPictures(part, given))
      if (`${part.document}.${picture.place}` === name)
        return photoForm(given, part.document, picture, {
          page: pageOf(part, given.documents),
          back: partAddress(TEXTS_PATH, part.name),
          removal: Boolean(asPhoto(picture.picture)?.drawing) && "Quitar la foto",
          again: (shown) => formAt(shown, name),
        });
  return undefined;
}

/** The pages where both colleagues put photographs in the place of the drawings of texts. */
export const addTextPhotosRoutes = (routes: DeskRoutes, options: Publishing): void =>
  addPartForms(routes, options, {
    ...{ path: TEXT_PHOTOS_PATH, policy: PICTURES, formAt, labelOf: photoLabel },
    // Each is reached from the texts beside it.
    list: () => undefined,
  });
