import { html } from "hono/html";
import type { DocumentForm } from "./team-document";
import type { Typed } from "./team-fields";

// Whether the site shows a trip or a story: a list of the home page's document names those that it shows.

const SHOWN = "shown";
const WORDS = { yes: "Se muestra", no: "Oculto" };

/** The control above a form's fields. */
export const shownControl = (shown: boolean): NonNullable<DocumentForm["control"]> => ({
  name: SHOWN,
  written: shown ? "yes" : "no",
  of: (text) =>
    html`<label for="${SHOWN}">En el sitio</label><select id="${SHOWN}" name="${SHOWN}">${Object.entries(
      WORDS,
    ).map(
      ([value, words]) =>
        html`<option value="${value}"${value === text && " selected"}>${words}</option>`,
    )}</select>`,
});

export const willBeShown = (typed: Typed["of"]) => typed(SHOWN) !== "no";

/** The list as the control has it; undefined where that changes nothing. */
export function shownAs(
  slugs: readonly string[],
  slug: string,
  typed: Typed["of"],
): string[] | undefined {
  const will = willBeShown(typed);
  if (slugs.includes(slug) === will) return undefined;
  const others = slugs.filter((each) => each !== slug);
  return will ? [...others, slug] : others;
}

/** What differs between two lists. */
export function shownWords(slug: string, before: readonly string[], after: readonly string[]) {
  if (before.join() === after.join()) return [];
  const [was, is] = [before.includes(slug), after.includes(slug)];
  if (was === is) return ["Cambió qué otros se muestran"];
  return [is ? "Se muestra, al final de su lista" : "Queda oculto: su página deja de abrir"];
}
