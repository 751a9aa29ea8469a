import { html } from "hono/html";
import { type DeskDocument, isShown } from "../content/document-kinds";
import { valueAt } from "../content/schema-walk";
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

/** What differs between two versions of who is shown. */
export function shownWords(before?: DeskDocument, after?: DeskDocument): string[] {
  const [old, now] = [before, after].map((one) =>
    String(one?.kind.shownIn && valueAt(one.documents.home, one.kind.shownIn)),
  );
  if (!before || !after || old === now) return [];
  if (isShown(before) === isShown(after)) return ["Cambió qué otros se muestran"];
  return [
    isShown(after) ? "Se muestra, al final de su lista" : "Queda oculto: su página deja de abrir",
  ];
}
