import { differences } from "../content/changes";
import type { DocumentField } from "../content/document-fields";
import { type DocumentList, nameOfItem } from "../content/document-lists";
import { partChanges } from "../content/document-parts";
import { partOf } from "../content/schema-walk";
import { fieldAt, nameOfPlace, said } from "./team-fields";

// What differs between two versions of a document, as a colleague reads it.

/**
 * Of a list: of an item that was changed each value, else which came and went.
 * @param own the place of the form's item, which needs no name
 */
export function itemWords(
  list: DocumentList,
  fields: readonly DocumentField[],
  [before, after]: readonly [readonly unknown[], readonly unknown[]],
  own: string,
  labelOf: (place: string) => string,
): string[] {
  const nameOf = (item: unknown) => nameOfItem(list, item);
  const { gone, added } = partChanges(before, after);
  if (before.length === after.length)
    return after.flatMap((now, at) => {
      const place = `${list.place}.${at}`;
      const words = fieldWords(fields, before[at], now, place, labelOf);
      return place === own ? words : words.map((line) => `${nameOf(now)}, ${line}`);
    });
  const [now] = added;
  return [
    ...gone.map((item) => `Se quita ${quote(nameOf(item))}`),
    ...added.map((item) => `Se añade ${quote(nameOf(item))}`),
    ...(now && gone.length + added.length === 1
      ? fieldWords(fields, unsaid(fields, now, own), now, own, labelOf)
      : []),
  ];
}

/** What of a part no field has: how it is one of its list, or the picture that it begins with. */
export const unsaid = (fields: readonly DocumentField[], part: unknown, own: string): unknown =>
  Object.fromEntries(
    Object.entries(Object(part)).filter(([key]) => {
      const place = `${own}.${key}.`;
      return !fields.some((field) => `${field.place}.`.startsWith(place));
    }),
  );

export const quote = (name: string) => `«${name}»`;

/** Of a document, or of its part at a place, value by value. */
export function fieldWords(
  fields: readonly DocumentField[],
  before: unknown,
  after: unknown,
  own = "",
  labelOf: (place: string) => string = () => "",
): string[] {
  const wholeOf = (place: string) => [own, place].filter(Boolean).join(".");
  const hasFields = (place: string) =>
    place !== "" && fields.some((field) => field.place.startsWith(`${wholeOf(place)}.`));
  const words = differences({ own: before }, { own: after }, said, BETWEEN, hasFields).map(
    ({ place, told }) => {
      const whole = wholeOf(place);
      const field = fieldAt(fields, whole);
      const name = field ? nameOfPlace(fields, whole) : labelOf(whole) || whole;
      if (field?.kind === "photo" && isOfFile(whole, field.place))
        return `${name}: ${photoWords(told)}`;
      const names = field?.choiceNames;
      const read = told.replace(/«([^»]+)»/g, (all, slug) =>
        names?.has(slug) ? quote(names.get(slug) ?? "") : all,
      );
      return `${name}: ${read.startsWith(NEW) ? read.slice(NEW.length) : read}`;
    },
  );
  // A photograph's name and size change together.
  return [...new Set(words)];
}

const BETWEEN = ", ahora ";
const NEW = said(undefined) + BETWEEN;

const isOfFile = (place: string, photo: string) =>
  place === photo || /^\.(photo|width|height)$/.test(place.slice(photo.length));

/** A photograph's name says nothing to who reads it. */
function photoWords(told: string): string {
  if (told.startsWith(NEW)) return "una foto";
  return told.endsWith(BETWEEN + said(undefined)) ? "se quita" : "otra foto";
}

/** A picture without the drawing that it stands for, which no field asks for. */
export const withoutDrawing = (picture: unknown): unknown =>
  typeof picture === "object" && partOf(picture, "drawing")
    ? { ...picture, drawing: undefined }
    : picture;
