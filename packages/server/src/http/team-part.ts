import { differences } from "../content/changes";
import type { DocumentField } from "../content/document-fields";
import {
  ADDED,
  holds,
  movedPart,
  partChanges,
  partsOf,
  withoutPart,
  withPart,
} from "../content/document-parts";
import { withTyped } from "../content/typed-document";
import { type DocumentForm, REMOVED } from "./team-document";
import { fieldAt, nameOfPlace, said } from "./team-fields";

/** A list of a document whose items have a form each. */
export interface PartList {
  /** The document, such as `trust`. */
  document: string;
  /** Its place there, such as `hosts`. */
  list: string;
  /** One of them, with its article: `un anfitrión`. */
  one: string;
  /** The fields of a document at places. */
  fields(
    form: Pick<DocumentForm, "documents">,
    document: object,
    places: string[],
  ): DocumentField[];
  /** The places of an item's fields; empty for all of them. */
  places?: readonly string[];
  /** The label of a place that is in no field of the form. */
  labelOf?(place: string): string;
  /** What of the document follows a change of one: names by which others call it. */
  follow?(before: object, after: object): object;
  /** How one is called in titles. */
  nameOf(part: object): string;
  /** What one that is added begins with: from another, or from nothing. */
  fresh?(other: object | undefined): object;
  /** The fewest that may be left. */
  least?: number;
  most: number;
}

/** What of the form depends on the page where it stands. */
type Place = Pick<DocumentForm, "back" | "page" | "intro">;

/**
 * The form of an item, or of one that is added.
 * @param at its number, or `nueva`
 * @param from the number of the item after which one is added, and that it begins as
 * @returns undefined if there is none.
 */
export function partForm(
  given: Pick<DocumentForm, "documents" | "version">,
  kind: PartList,
  { at, from = "" }: { at: string; from?: string },
  where: Place,
): DocumentForm | undefined {
  const { document, list, one, nameOf, least = 0, most } = kind;
  const { documents, version } = given;
  const before = documentOf(documents, document);
  const parts = partsOf(before, list);
  const isAdded = at === ADDED;
  const other = /^\d{1,3}$/.test(from) ? Number(from) : parts.length - 1;
  const index = isAdded
    ? Math.min(other, parts.length - 1) + 1
    : Number(/^\d{1,3}$/.exec(at)?.[0] ?? -1);
  if (isAdded ? parts.length >= most || !holds(before, list) : !parts[index]) return undefined;
  const added = kind.fresh?.(parts[other]) ?? {};
  const whole = isAdded ? withPart(before, list, index, added) : before;
  const own = `${list}.${index}`;
  const places = kind.places?.map((place) => `${own}.${place}`) ?? [own];
  const fields = kind.fields(given, whole, places);
  const part = parts[index];
  const name = isAdded || !part ? `Añadir ${one}` : nameOf(part);
  return {
    ...{ name, document, documents, version, fields, labelOf: kind.labelOf, ...where },
    asItWillBe: isAdded ? `Así se añade ${one}` : `Así queda ${name}`,
    removal: !isAdded && parts.length > least && `Quitar ${one.replace(/^una? /, "")}`,
    texts(typed, files) {
      const { follow = (_, after) => after } = kind;
      const changed = typed(REMOVED)
        ? withoutPart(before, list, index)
        : follow(whole, withTyped(whole, fields, typed, files));
      return { [document]: JSON.stringify(changed) };
    },
    words: (then, now) =>
      partWords(
        kind,
        fields,
        [partsOf(documentOf(then, document), list), partsOf(documentOf(now, document), list)],
        own,
      ),
    again(shown) {
      if (isAdded || !part) return partForm(shown, kind, { at, from }, where);
      const moved = movedPart(
        parts,
        index,
        partsOf(documentOf(shown.documents, document), list),
        nameOf,
      );
      return moved === undefined ? undefined : partForm(shown, kind, { at: `${moved}` }, where);
    },
  };
}

const documentOf = (documents: object, name: string): object => Reflect.get(documents, name);

/** What differs between two versions of a list: of an item that was changed each value, else which came and went. */
function partWords(
  { list, nameOf, labelOf }: PartList,
  fields: readonly DocumentField[],
  [before, after]: [readonly object[], readonly object[]],
  own: string,
): string[] {
  const { gone, added } = partChanges(before, after);
  if (before.length === after.length)
    return after.flatMap((now, at) => {
      const place = `${list}.${at}`;
      const words = fieldWords(fields, before[at] ?? {}, now, place, labelOf);
      return place === own ? words : words.map((line) => `${nameOf(now)}, ${line}`);
    });
  const [now] = added;
  return [
    ...gone.map((part) => `Se quita ${quote(nameOf(part))}`),
    ...added.map((part) => `Se añade ${quote(nameOf(part))}`),
    ...(now && gone.length + added.length === 1
      ? fieldWords(fields, unsaid(fields, now, own), now, own, labelOf)
      : []),
  ];
}

/** What of an item no field has: how it is one of its list, or the picture that it begins with. */
const unsaid = (fields: readonly DocumentField[], item: object, own: string) =>
  Object.fromEntries(
    Object.entries(item).filter(([key]) => {
      const place = `${own}.${key}.`;
      return !fields.some((field) => `${field.place}.`.startsWith(place));
    }),
  );

const quote = (name: string) => `«${name}»`;

/** What differs between two versions of a document, or of its part at a place, as a colleague reads it. */
export function fieldWords(
  fields: readonly DocumentField[],
  before: object,
  after: object,
  own = "",
  labelOf: (place: string) => string = () => "",
): string[] {
  const words = differences({ own: before }, { own: after }, said, BETWEEN).map(
    ({ place, told }) => {
      const whole = [own, place].filter(Boolean).join(".");
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
