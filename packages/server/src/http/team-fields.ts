import { formatNumber, formatSeason } from "@maloca/catalog";
import { type DocumentProblem, fileOf } from "@maloca/catalog/documents/check";
import { photoAddress } from "@maloca/catalog/trips/from-document";
import { html } from "hono/html";
import { type DocumentField, ON } from "../content/document-fields";
import type { Html } from "../html";
import type { Sent } from "./team-page";
import { FILE_HELP, fileName, withdrawPath } from "./team-pictures";

// A document's fields in a form of the desk, and what was typed into them.

/** What was typed, and what is wrong with it. */
export interface Typed {
  of: (place: string) => string;
  problems?: readonly DocumentProblem[];
  /** What happened, above the form. */
  notice?: Html;
}

/** The fields of a form, those of a package or part together, with what was typed and what is wrong. */
export function fieldGroups(
  fields: readonly DocumentField[],
  typed: Typed["of"],
  errors: ReadonlyMap<string, string>,
): Html {
  const groups = new Set(fields.map(({ group }) => group));
  const wrong = fields.find(({ place }) => errors.has(place));
  return html`${[...groups].map((group) => {
    const own = fields.filter((field) => field.group === group);
    const helps = new Map<string, string>();
    const controls = own.map((field) =>
      controlOf(
        field,
        { text: typed(field.place), error: errors.get(field.place), isFirst: field === wrong },
        helps,
      ),
    );
    // Folded, so that a phone shows all groups at once; what is wrong or was changed is in sight.
    const isOpen = own.some(
      ({ place, kind, text }) => kind === "photo" || errors.has(place) || typed(place) !== text,
    );
    return group && groups.size > 1
      ? html`<details${isOpen && " open"}><summary>${[group, glanceAt(own, typed)].filter(Boolean).join(" · ")}</summary><fieldset>${controls}</fieldset></details>`
      : html`<fieldset>${controls}</fieldset>`;
  })}`;
}

/** What a folded group has first, if that is a number or a choice, such as a package's price. */
function glanceAt([first]: readonly DocumentField[], typed: Typed["of"]): string {
  const text = first ? typed(first.place) : "";
  if (first?.kind === "number") return Number(text) ? formatNumber(Number(text)) : text;
  return first?.kind === "choice" ? (first.choiceNames?.get(text) ?? text) : "";
}

/** What is wrong, by the field's place; what belongs to no field stands at an empty place. */
export function errorsOf(
  fields: readonly DocumentField[],
  name: string,
  problems: readonly DocumentProblem[],
  labelOf: (place: string) => string = () => "",
): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { file, place, mend } of problems) {
    const field = (file === fileOf(name) && fieldAt(fields, place)) || undefined;
    const isPhoto = field?.kind === "photo";
    // Without a file, its size is missing too.
    if (isPhoto && errors.has(field.place)) continue;
    // In a file a text has quotation marks, in a form it has none.
    const said = mend.replace(/, sin comillas| entre comillas/, "");
    const line = field?.kind === "lines" && place.slice(field.place.length + 1);
    const elsewhere = file === fileOf(name) && labelOf(place);
    const where = !field
      ? elsewhere
        ? [`${elsewhere}:`]
        : [file, place]
      : line
        ? [`línea ${Number(line) + 1}:`]
        : [];
    const missing = field && MISSING.test(said) && CHOOSE[field.kind];
    const text = [...where, missing || said].filter(Boolean).join(" ");
    const key = field ? field.place : "";
    const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    errors.set(key, [errors.get(key), sentence].filter(Boolean).join(" "));
  }
  return errors;
}

/** What the schema says where nothing is. */
const MISSING = /^falta/;

/** What is chosen is not added. */
const CHOOSE: Partial<Record<DocumentField["kind"], string>> = {
  photo: "elige una foto",
  choice: "elige uno",
  several: "elige al menos uno",
};

/** A text that may be longer is typed in several lines. */
const LONG_LINE = 120;

/** The field of a place, or of a line of it; else the first below it. */
export const fieldAt = (
  fields: readonly DocumentField[],
  place: string,
): DocumentField | undefined =>
  // A photograph's place is also the beginning of what is said of it.
  fields.findLast((one) => `${place}.`.startsWith(`${one.place}.`)) ??
  fields.find((one) => place && one.place.startsWith(`${place}.`));

/** The letters of a row on a narrow phone. */
const ROW = 30;

/** As many rows as a text takes, and room for more lines in a list. */
const rowsOf = (kind: DocumentField["kind"], text: string): number =>
  kind === "lines" ? text.split("\n").length + 3 : Math.ceil((text.length + 1) / ROW);

const INPUTS: Partial<Record<DocumentField["kind"], string>> = { date: "date", colour: "color" };

/** A field with its label, help and error. A help that stands above already is only pointed at. */
function controlOf(
  field: DocumentField,
  { text, error, isFirst }: { text: string; error: string | undefined; isFirst: boolean },
  helps: Map<string, string>,
): Html {
  const { place, label, kind, most } = field;
  const help = helpOf(field);
  const first = helps.get(help) ?? place;
  helps.set(help, first);
  const about = [help && `${first}-help`, error && `${place}-error`].filter(Boolean).join(" ");
  const states = html`${about && html` aria-describedby="${about}"`}${error && html` aria-invalid="true"`}${isFirst && html` autofocus`}`;
  const limit = most && html` <span class="optional">(hasta ${most} letras)</span>`;
  const aid = help && first === place && html`<p class="help" id="${place}-help">${help}</p>`;
  const fault = error && html`<p class="error" id="${place}-error">${error}</p>`;
  if (kind === "switch")
    return html`<div class="field">${switchOf(field, text, states)}${aid}${fault}</div>
`;
  if (kind === "several")
    return html`<fieldset class="field"${states}><legend>${label}</legend>${aid}${boxesOf(field, text)}${fault}</fieldset>
`;
  return html`<div class="field"><label for="${place}">${label}${limit}</label>${aid}${inputOf(field, text, html`id="${place}" name="${kind === "photo" ? fileName(place) : place}"${states}`)}${fault}</div>
`;
}

function helpOf({ kind, help, choices, exact }: DocumentField): string {
  if (kind === "lines" && choices.length)
    return `${help} Uno por línea, de estos: ${choices.join(", ")}.`;
  if (kind !== "photo") return help;
  return exact
    ? `${help} De ${exact.width} × ${exact.height} píxeles: este navegador lo recorta así; si no puede, elige uno que ya los mida.`
    : FILE_HELP;
}

/** The control that a field is typed into or chosen from. */
function inputOf(field: DocumentField, text: string, attributes: Html): Html {
  const { kind, choices, choiceNames, most, isOptional } = field;
  if (kind === "photo") return photoInput(field, text, attributes);
  if (kind === "choice") {
    const offered = isOptional || !choices.includes(text) ? ["", ...choices] : choices;
    return html`<select ${attributes}>${offered.map(
      (choice) =>
        html`<option value="${choice}"${choice === text && " selected"}>${choice ? (choiceNames?.get(choice) ?? choice) : isOptional ? "Ninguna" : "Elige"}</option>`,
    )}</select>`;
  }
  if (kind === "lines" || (most ?? 0) > LONG_LINE)
    return html`<textarea ${attributes} rows="${rowsOf(kind, text)}">\n${text}</textarea>`;
  // Without `autocomplete="off"`, with which a browser's way back would lose what was typed.
  return html`<input ${attributes} value="${text}" type="${INPUTS[kind] ?? "text"}"${kind === "number" && html` inputmode="numeric"`}>`;
}

/** The photograph that the site shows, a file to choose, and how it is taken away. */
function photoInput(
  { place, text: shown, isOptional, exact }: DocumentField,
  text: string,
  attributes: Html,
) {
  const types = exact ? exact.type : "image/jpeg,image/png,image/webp,image/avif";
  const accept = exact?.type === "image/jpeg" ? "image/*" : types;
  return html`${text && text === shown && html`<img class="photo" src="${photoAddress(text)}" alt="" loading="lazy"><p><a href="${withdrawPath(text)}">Quien aparece quitó su permiso: retirar esta foto</a></p>`}${text && text !== shown && html`<p>Ya hay una; elige otra solo si la quieres cambiar.</p>`}<input type="hidden" name="${place}" value="${text}">
<input type="file" accept="${accept}"${exact && html` data-exact="${exact.width} ${exact.height} ${exact.type}"`} ${attributes}>${isOptional && text && html`<label class="box"><input type="checkbox" name="${place}.remove" value="1"> Quitarla</label>`}`;
}

/** The empty value says that it is off, where a form that lacks the field says nothing. */
const switchOf = ({ place, label }: DocumentField, text: string, states: Html): Html =>
  html`<input type="hidden" name="${place}" value=""><label class="box"><input type="checkbox" name="${place}" value="${ON}"${text === ON && " checked"}${states}> ${label}</label>`;

/** A box for each choice. The empty one says that none was chosen, where a form that lacks the field says nothing. */
const boxesOf = ({ place, choices, choiceNames }: DocumentField, text: string): Html =>
  html`<input type="hidden" name="${place}" value="">${choices.map(
    (choice) =>
      html`<label class="box"><input type="checkbox" name="${place}" value="${choice}"${text.split("\n").includes(choice) && " checked"}> ${choiceNames?.get(choice) ?? choice}</label>`,
  )}`;

/** A place as a form names it: its group and label. */
export function nameOfPlace(fields: readonly DocumentField[], place: string): string {
  const field = fieldAt(fields, place);
  const label = field && `${place}.`.startsWith(`${field.place}.`) ? field.label : "";
  return [...new Set([field?.group, label])].filter(Boolean).join(", ") || place;
}

/** A value of a document, as a colleague reads it. */
export function said(value: unknown): string {
  if (value === undefined) return "nada";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "object" && value && "text" in value) return said(value.text);
  if (typeof value === "object" && value) return Object.values(value).map(said).join(" a ");
  const text = String(value);
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatSeason({ start: text, end: text }) : `«${text}»`;
}

/** What was typed into a form, a line a field, to be given back where the session has ended. */
export const typedLines =
  (labelOf: (place: string) => string) =>
  (sent: Sent, names: readonly string[]): string =>
    names
      .map((name) => [labelOf(name), sent(name)] as const)
      .filter(([label, text]) => label && text)
      .map(([label, text]) => `${label}: ${text}`)
      .join("\n");
