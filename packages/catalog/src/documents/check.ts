import type * as z from "zod";
import { checkTrip } from "../trips/trip-document";
import { companyDocument } from "./company-document";
import { consultancyDocument } from "./consultancy-document";
import type { Documents } from "./documents";
import { checkDocument, type Problem } from "./field";
import { homeDocument } from "./home-document";
import { namedIn } from "./named";
import { storyDocument } from "./story-document";
import { trustDocument } from "./trust-document";

/** A document's problem, with the file that has it: `trips/guajira.json`. */
export interface DocumentProblem extends Problem {
  file: string;
}

/** `trips/guajira.json packages.0.price.cop: escribe un número, sin comillas` */
export const problemLine = ({ file, place, mend }: DocumentProblem): string => {
  const where = [file, place].filter(Boolean).join(" ");
  return where ? `${where}: ${mend}` : mend;
};

export const COMPANY = "company";
export const CONSULTANCY = "consultancy";
export const HOME = "home";
export const TRUST = "trust";
export const VOLUNTEERING = "trips/voluntariado";

/** The documents that are one each. */
const schemas: Readonly<Record<string, z.ZodObject>> = {
  [COMPANY]: companyDocument,
  [HOME]: homeDocument,
  [CONSULTANCY]: consultancyDocument,
  [TRUST]: trustDocument,
};

type Slugged = Partial<Record<string, Readonly<{ slug: string; formerSlugs?: readonly string[] }>>>;

/** First parts of addresses that are no trip's: the site's other pages and files, and what the lead server answers. */
const TAKEN = [
  ...["art", "assets", "blog", "consultoria", "fonts", "fotos", "icons"],
  ...["aliados", "auth", "cdn", "docs", "equipo", "formulario", "functions", "healthz", "mcp"],
  ...["newsletter", "page-check", "readyz", "rest", "submissions"],
];

export const fileOf = (name: string) => `${name}.json`;

/**
 * Checks a whole version of the documents, each alone and what they say of each other.
 * @param texts the documents' JSON by their names, such as `home` and `trips/guajira`
 */
export function checkDocuments(
  texts: Readonly<Record<string, string>>,
): { documents: Documents } | { problems: DocumentProblem[] } {
  const problems: DocumentProblem[] = [];
  const documents: Record<string, object> = {};
  const tell = (name: string, place: string, mend: string) =>
    problems.push({ file: fileOf(name), place, mend });
  for (const [name, text] of Object.entries(texts)) {
    const [, folder, slug] = /^(trips|stories)\/(.+)$/.exec(name) ?? [];
    const own = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    const schema = folder === "stories" ? storyDocument : own;
    if (!folder && !schema) {
      const names = Object.keys(schemas).join(", ");
      tell(name, "", `no es un documento del sitio: quítalo; son ${names}, stories/… y trips/…`);
      continue;
    }
    const checked = schema ? checkDocument(schema, text) : checkTrip(text);
    if ("problems" in checked) {
      for (const { place, mend } of checked.problems) tell(name, place, mend);
      continue;
    }
    documents[name] = checked.document;
    if (folder === "trips" && TAKEN.includes(slug ?? ""))
      tell(name, "slug", `/${slug} ya es otra página: cambia el nombre`);
    if ("slug" in checked.document && checked.document.slug !== slug)
      tell(name, "slug", `escribe "${slug}", como se llama el archivo`);
  }
  for (const name of [...Object.keys(schemas), VOLUNTEERING])
    if (!Object.hasOwn(texts, name)) tell(name, "", "falta el documento: añádelo");
  const { trips = [] } = (documents[HOME] ?? {}) as Partial<Documents["home"]>;
  for (const [at, slug] of trips.entries()) {
    const place = `trips.${at}`;
    if (trips.indexOf(slug) !== at) tell(HOME, place, `"${slug}" ya está en la lista: quítalo`);
    else if (`trips/${slug}` === VOLUNTEERING)
      tell(HOME, place, "el voluntariado tiene su propio lugar: quítalo");
    else if (!Object.hasOwn(texts, `trips/${slug}`))
      tell(HOME, place, `no existe trips/${slug}.json: añádelo, o corrige el nombre`);
  }
  for (const [by, place, name] of namedIn(documents as Partial<Documents>))
    if (!Object.hasOwn(texts, name))
      tell(by, place, `no existe ${fileOf(name)}: quítalo, o corrige el nombre`);
  const shown = [...trips.map((slug) => `trips/${slug}`), VOLUNTEERING];
  const leading = new Map<string, string>();
  for (const [name, document] of Object.entries(documents as Slugged))
    for (const [at, former] of (document?.formerSlugs ?? []).entries()) {
      const place = `formerSlugs.${at}`;
      const other = leading.get(former);
      if (TAKEN.includes(former)) tell(name, place, `/${former} es otra página: quítalo`);
      else if (shown.includes(`trips/${former}`))
        tell(
          name,
          place,
          `/${former} es un viaje que se muestra: quítalo de aquí, o de ${fileOf(HOME)}`,
        );
      else if (other) tell(name, place, `/${former} ya lleva a ${fileOf(other)}: quita uno`);
      leading.set(former, name);
    }
  return problems.length ? { problems } : { documents: documents as unknown as Documents };
}
