import { TRUST } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import type { TrustDocument } from "@maloca/catalog/documents/trust-document";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { html } from "hono/html";
import { ADDED, partsOf } from "../content/document-parts";
import { trustFields, trustLabel } from "../content/trust-fields";
import { withTyped } from "../content/typed-document";
import type { Html } from "../html";
import type { DocumentForm } from "./team-document";
import type { Typed } from "./team-fields";
import { addPartForms, partAddress } from "./team-form-routes";
import { type DeskRoutes, deskPage } from "./team-page";
import { fieldWords, type PartList, partForm } from "./team-part";
import { PICTURES } from "./team-pictures";
import type { Publishing } from "./team-publish";
import { TRUST_NAME, TRUST_PATH } from "./team-sold";

/** What an address says of the two facts beside the lists; of an item it says `hosts.0`, or `hosts.nueva`. */
const FACTS = "datos";

const trustPath = (...part: (string | number)[]) => partAddress(TRUST_PATH, part.join("."));

type Given = Pick<DocumentForm, "documents" | "version">;

const listOf = (
  list: "hosts" | "photos" | "reviews",
  one: string,
  most: number,
  nameOf: (part: object) => string,
): PartList & { list: typeof list } => ({
  ...{ document: TRUST, list, one, most, nameOf },
  fields: ({ documents }, changed, places) => trustFields(documents, places, changed),
});

const textOf = (part: object, key: string) => String(Reflect.get(part, key) ?? "");

const LISTS = [
  {
    title: "Quiénes reciben",
    ...listOf("hosts", "un anfitrión", 100, (host) => textOf(host, "name")),
  },
  {
    title: "Fotos de viajeros",
    ...listOf("photos", "una foto", 200, (photo) => textOf(photo, "alt")),
  },
  {
    title: "Reseñas",
    ...listOf("reviews", "una reseña", 200, (review) => `Reseña de ${textOf(review, "author")}`),
  },
];

/** The page of a trip that shows what a form is about: the first that is chosen. */
const slugIn = (own: string) => (typed: Typed["of"]) =>
  (typed(`${own}.pages`) || typed(`${own}.page`)).split("\n")[0] ?? "";

/** The form of an address; undefined if there is none. */
function formAt(given: Given, part: string): DocumentForm | undefined {
  if (part === FACTS) return factsForm(given);
  const [list = "", at = ""] = part.split(".");
  const kind = LISTS.find((one) => one.list === list);
  if (!kind) return undefined;
  const index = at === ADDED ? partsOf(given.documents.trust, list).length : at;
  const slug = slugIn(`${list}.${index}`);
  return partForm(
    given,
    kind,
    { at },
    {
      intro: html``,
      back: TRUST_PATH,
      page: { slug, label: "Ver la página", isThere: (typed) => Boolean(slug(typed)) },
    },
  );
}

function factsForm({ documents, version }: Given): DocumentForm {
  const fields = trustFields(documents, ["rntUrl", "answerTime"]);
  const { trust } = documents;
  return {
    ...{ name: "RNT y tiempo de respuesta", document: TRUST, documents, version, fields },
    asItWillBe: "Así quedan RNT y tiempo de respuesta",
    intro: html`<p class="lead">Se leen al pie de cada página.</p>`,
    page: { slug: "", label: "Ver la portada", isThere: () => true },
    back: TRUST_PATH,
    texts: (typed) => ({ [TRUST]: JSON.stringify(withTyped(trust, fields, typed)) }),
    words: (before, after) => fieldWords(fields, factsOf(before), factsOf(after)),
    again: factsForm,
  };
}

const factsOf = ({ trust: { rntUrl, answerTime } }: Documents) => ({ rntUrl, answerTime });

/** What there is, list by list, with the way to the form of each. */
function trustPage({ trust }: Documents): Html {
  return deskPage(
    TRUST_NAME,
    html`<h1>${TRUST_NAME}</h1>
<p class="lead">Lo que hace que alguien confíe. Solo de quien aceptó aparecer, y de ningún menor sin la palabra escrita de sus padres.</p>
<p><a href="${trustPath(FACTS)}">RNT y tiempo de respuesta</a></p>
${LISTS.map(
  ({ title, list, one, most, nameOf }) => html`<h2>${title}</h2>
<ul class="waiting">${trust[list].map(
    (
      part,
      at,
    ) => html`<li><h3><a href="${trustPath(list, at)}">${nameOf(part)}</a></h3>${photoIn(part)}</li>
`,
  )}</ul>
${trust[list].length < most && html`<p><a class="button quiet" href="${trustPath(list, ADDED)}">Añadir ${one}</a></p>`}
`,
)}`,
  );
}

function photoIn(part: TrustDocument["hosts" | "photos" | "reviews"][number]) {
  const photo = "photo" in part && part.photo;
  const file = typeof photo === "object" ? photo.photo : photo;
  return file && html`<img class="photo" src="${photoAddress(file)}" alt="" loading="lazy">`;
}

/** The pages where both colleagues add, change and take away hosts, travellers' photographs and reviews. */
export const addTrustRoutes = (routes: DeskRoutes, options: Publishing): void =>
  addPartForms(routes, options, {
    ...{
      path: TRUST_PATH,
      list: ({ documents }) => trustPage(documents),
      policy: PICTURES,
      formAt,
      labelOf: trustLabel,
    },
  });
