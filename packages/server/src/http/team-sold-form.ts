import { formatNumber, formatSeason } from "@maloca/catalog";
import { type DocumentProblem, fileOf, HOME } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";
import { html } from "hono/html";
import { differences } from "../content/changes";
import type { TripField } from "../content/trip-fields";
import type { Html } from "../html";
import { type Desk, deskPage, hiddenFields, sentences } from "./team-page";
import { photosPath } from "./team-photos";
import { isShown, SOLD_PATH, type SoldTrip } from "./team-sold";

/** The field that says whether the site shows the trip, and its values. */
export const SHOWN = "shown";
const SHOWN_WORDS = { yes: "Se muestra", no: "Oculto" };

/** What was typed, and what is wrong with it. */
export interface Typed {
  of: (place: string) => string;
  problems?: readonly DocumentProblem[];
  /** What happened, above the form. */
  notice?: Html;
}

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
  const { fields, name, version } = trip;
  const errors = errorsOf(trip, typed.problems ?? []);
  const groups = new Set(fields.map(({ group }) => group));
  const shown = isShown(trip) === null ? null : typed.of(SHOWN);
  const title = errors.size ? sentences("Hay algo que corregir", name) : name;
  const above = errors.get("");
  const wrong = fields.find(({ place }) => errors.has(place));
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
${[...groups].map((group) => {
  const own = fields.filter((field) => field.group === group);
  const helps = new Map<string, string>();
  const controls = own.map((field) =>
    controlOf(
      field,
      { text: typed.of(field.place), error: errors.get(field.place), isFirst: field === wrong },
      helps,
    ),
  );
  // Folded, so that a phone shows all groups at once; what is wrong or was changed is in sight.
  const isOpen = own.some(({ place, text }) => errors.has(place) || typed.of(place) !== text);
  return group
    ? html`<details${isOpen && " open"}><summary>${[group, glanceAt(own, typed)].filter(Boolean).join(" · ")}</summary><fieldset>${controls}</fieldset></details>`
    : html`<fieldset>${controls}</fieldset>`;
})}
<div class="presses"><button type="submit" name="act" value="check">Ver cómo queda</button>
<a href="${SOLD_PATH}">Dejarlo como está</a></div></form>`,
  );
}

/** What a folded group has first, if that is a number or a choice, such as a package's price. */
function glanceAt([first]: readonly TripField[], typed: Typed): string {
  const text = first ? typed.of(first.place) : "";
  if (first?.kind === "number") return Number(text) ? formatNumber(Number(text)) : text;
  return first?.kind === "choice" ? text : "";
}

/** What is wrong, by the field's place; what belongs to no field stands at an empty place. */
function errorsOf({ slug, fields }: SoldTrip, problems: readonly DocumentProblem[]) {
  const errors = new Map<string, string>();
  for (const { file, place, mend } of problems) {
    const field = file === fileOf(`trips/${slug}`) && fieldAt(fields, place);
    // In a file a text has quotation marks, in a form it has none.
    const said = mend.replace(/, sin comillas| entre comillas/, "");
    const line = field && place.slice(field.place.length + 1);
    const where = !field ? [file, place] : line ? [`línea ${Number(line) + 1}:`] : [];
    const text = [...where, said].filter(Boolean).join(" ");
    const key = field ? field.place : "";
    const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    errors.set(key, [errors.get(key), sentence].filter(Boolean).join(" "));
  }
  return errors;
}

/** A text that may be longer is typed in several lines. */
const LONG_LINE = 120;

/** The field of a place, or of a line of it; else the first below it. */
const fieldAt = (fields: readonly TripField[], place: string): TripField | undefined =>
  fields.find((one) => `${place}.`.startsWith(`${one.place}.`)) ??
  fields.find((one) => place && one.place.startsWith(`${place}.`));

/** A field with its label, help and error. A help that stands above already is only pointed at. */
function controlOf(
  { place, label, help, kind, choices, most, isOptional }: TripField,
  { text, error, isFirst }: { text: string; error: string | undefined; isFirst: boolean },
  helps: Map<string, string>,
): Html {
  const first = helps.get(help) ?? place;
  helps.set(help, first);
  const about = [help && `${first}-help`, error && `${place}-error`].filter(Boolean).join(" ");
  const attributes = html`id="${place}" name="${place}"${about && html` aria-describedby="${about}"`}${error && html` aria-invalid="true"`}${isFirst && html` autofocus`}`;
  const limit = most && html` <span class="optional">(hasta ${most} letras)</span>`;
  return html`<div class="field"><label for="${place}">${label}${limit}</label>${
    help && first === place && html`<p class="help" id="${place}-help">${help}</p>`
  }${
    kind === "choice"
      ? html`<select ${attributes}>${(isOptional ? ["", ...choices] : choices).map(
          (choice) =>
            html`<option value="${choice}"${choice === text && " selected"}>${choice || "Ninguna"}</option>`,
        )}</select>`
      : kind === "lines" || (most ?? 0) > LONG_LINE
        ? html`<textarea ${attributes} rows="${text.split("\n").length + 3}">\n${text}</textarea>`
        : html`<input ${attributes} value="${text}" type="${kind === "date" ? "date" : "text"}"${kind === "number" && html` inputmode="numeric"`} autocomplete="off">`
  }${error && html`<p class="error" id="${place}-error">${error}</p>`}</div>
`;
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
    const field = fieldAt(trip.fields, place);
    const label = field && `${place}.`.startsWith(`${field.place}.`) ? field.label : "";
    return `${[field?.group, label].filter(Boolean).join(", ") || place}: ${told}`;
  });

function shownWords({ slug }: SoldTrip, ...versions: Documents[]): string {
  const [was, is] = versions.map(({ home }) => home.trips.includes(slug));
  if (was === is) return "Cambió qué otros viajes se muestran";
  return is ? "Se muestra, al final de su lista" : "Queda oculto: su página deja de abrir";
}

function said(value: unknown): string {
  if (value === undefined) return "nada";
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "object" && value && "text" in value) return said(value.text);
  if (typeof value === "object" && value) return Object.values(value).map(said).join(" a ");
  const text = String(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatSeason({ start: text, end: text }) : `«${text}»`;
}
