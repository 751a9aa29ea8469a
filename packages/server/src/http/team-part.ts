import { html } from "hono/html";
import { withChoices } from "../content/document-choices";
import { fieldsOfPart } from "../content/document-fields";
import { type DeskDocument, deskDocument, formsBelow } from "../content/document-kinds";
import {
  type DocumentList,
  freshGroup,
  freshItem,
  listOf,
  nameOfItem,
  wayOf,
} from "../content/document-lists";
import { ADDED, movedPart, withItem, withoutItem } from "../content/document-parts";
import { asPhoto, withPhoto, wordsOfPicture } from "../content/pictured";
import { isPicture, labelAbove, schemaAt, unwrapped, valueAt } from "../content/schema-walk";
import { withTyped, withValue } from "../content/typed-document";
import type { Html } from "../html";
import { addedTo, belowOf, documentPath } from "./team-below";
import { type DocumentForm, REMOVED } from "./team-document";
import { fieldWords, itemWords, quote, unsaid, withoutDrawing } from "./team-words";

/** What of a document a form is about. */
interface Part {
  place: string;
  name: string;
  asItWillBe: string;
  /** The document with the part in it, which may be added. */
  whole: object;
  intro?: Html | false;
  /** Its button, and the document without it. */
  removal?: string | false;
  removed(): object;
  words(fields: DocumentForm["fields"], before: object, after: object): string[];
  /** The part's address in another version; undefined where it is gone. */
  again(now: DeskDocument): string | undefined;
}

/** An address of an item: its list, and its number or that one is added. */
const ITEM = new RegExp(`^(.+)\\.(\\d{1,3}|${ADDED}\\d?)$`);

/**
 * The form of a part of a document: a section, an item of a list, a picture, or one of these that is added.
 * @param part its place; of an item that is added its list, `nueva`, and in which way
 * @param from the number of the item after which one is added, and that it begins as
 * @returns undefined if there is none.
 */
export function partForm(one: DeskDocument, part: string, from = ""): DocumentForm | undefined {
  const { name, documents, version, document, kind, slug } = one;
  const [, above = "", at = ""] = ITEM.exec(part) ?? [];
  const list = above ? listAt(one, above) : undefined;
  const found = list ? itemOf(one, list, at, from) : groupOf(one, part);
  if (!found) return undefined;
  const { place, whole } = found;
  const schema = schemaAt(one.schema, whole, place);
  if (!schema) return undefined;
  const isNew = whole !== document;
  const fields = withChoices(
    fieldsOfPart(one.schema, whole, place, isNew ? undefined : "groups"),
    documents,
    whole,
  );
  const of = (all: object): object => Reflect.get(all, name) ?? {};
  return {
    ...{ name: found.name, document: name, documents, version, fields },
    ...{ asItWillBe: found.asItWillBe, removal: found.removal },
    labelOf: (where) => labelAbove(one.schema, where),
    intro: html`<p><a href="${documentPath(name)}">${one.title}</a></p>${found.intro}`,
    ...(!isNew && !isPicture(schema) && { below: belowOf(one, formsBelow(one, schema, place)) }),
    // What makes visitors believe stands on the page of a trip, the first that is chosen.
    slugOf: (typed) => (typed(`${place}.pages`) || typed(`${place}.page`)).split("\n")[0] || slug,
    back: documentPath(name, formAbove(one, place)),
    texts(typed, files) {
      const follow = kind.follow ?? ((_, after) => after);
      const changed = typed(REMOVED)
        ? found.removed()
        : follow(whole, withTyped(whole, fields, typed, files));
      return { [name]: JSON.stringify(changed) };
    },
    words: (before, after) => found.words(fields, of(before), of(after)),
    again(shown) {
      const now = deskDocument(shown, name);
      const address = now && found.again(now);
      return now && address !== undefined ? partForm(now, address, from) : undefined;
    },
  };
}

/** A list at a place; undefined if there is none. */
function listAt(one: DeskDocument, place: string): DocumentList | undefined {
  const schema = schemaAt(one.schema, one.document, place);
  return (
    schema && listOf(schema, place, labelAbove(one.schema, place), valueAt(one.document, place))
  );
}

/** The address of the form from which a part is reached: of the section or item that has it. */
function formAbove(one: DeskDocument, place: string): string {
  const keys = place.split(".");
  while (keys.pop() && keys.length) {
    const above = keys.join(".");
    const isItem = /^\d+$/.test(keys.at(-1) ?? "");
    if (isItem || (keys.length === 1 && groupOf(one, above))) return above;
  }
  return "";
}

function itemOf(one: DeskDocument, list: DocumentList, at: string, from: string): Part | undefined {
  const { document } = one;
  const { items, least, most, ways } = list;
  const isAdded = at.startsWith(ADDED);
  const other = /^\d{1,3}$/.test(from) ? Number(from) : items.length - 1;
  const index = isAdded ? Math.min(other, items.length - 1) + 1 : Number(at);
  const item = items[index];
  if (isAdded ? items.length >= most : item === undefined) return undefined;
  const [called, way] =
    (isAdded ? [...ways][Number(at.slice(ADDED.length))] : wayOf(list, item)) ?? [];
  if (!called || !way) return undefined;
  const fresh = isAdded ? freshItem(way, items[other] ?? items.at(-1)) : undefined;
  if (isAdded && !fresh) return undefined;
  const place = `${list.place}.${index}`;
  const drawing = asPhoto(item)?.drawing;
  const isPhoto = isPicture(way);
  const name = isAdded ? `Añadir ${called}` : nameOfItem(list, item);
  const itemsIn = (other: object) => (valueAt(other, list.place) ?? []) as readonly unknown[];
  return {
    ...{ place, name },
    asItWillBe: isAdded ? `Así se añade ${called}` : `Así queda: ${name}`,
    whole: isAdded
      ? withItem(document, list, index, fresh)
      : isPhoto
        ? withPhoto(document, place)
        : document,
    intro: html`<p>${list.title}</p>${isAdded ? "" : isPhoto ? nowIn(item) : addedTo(one, list, index)}`,
    removal:
      !isAdded &&
      (items.length > least || Boolean(drawing)) &&
      `Quitar ${called.replace(/^una? /, "")}`,
    removed: () =>
      drawing ? withValue(document, place, drawing) : withoutItem(document, list, index),
    words: (fields, before, after) =>
      drawing &&
      asPhoto(item) &&
      !asPhoto(valueAt(after, place)) &&
      itemsIn(after).length === items.length
        ? [backWords(item)]
        : itemWords(
            list,
            fields,
            [before, after].map((other) => itemsIn(other).map(withoutDrawing)) as never,
            place,
            (where) => labelAbove(one.schema, where),
          ),
    again(now) {
      if (isAdded) return `${list.place}.${at}`;
      const moved = movedPart(items, index, itemsIn(now.document), (other) =>
        nameOfItem(list, other),
      );
      return moved === undefined ? undefined : `${list.place}.${moved}`;
    },
  };
}

const nowIn = (picture: unknown) =>
  html`<p>Ahora hay ${asPhoto(picture) ? "una foto" : "un dibujo"}: ${wordsOfPicture(picture as never)}</p>`;

const backWords = (picture: unknown) =>
  `Se quita ${quote(wordsOfPicture(picture as never))}, y vuelve el dibujo`;

/** Between a part's name and its document's: no line begins with the dot. */
const BEFORE_DOCUMENT = "\u00a0· ";

/** A section of a document, or a picture in one; undefined if neither stands there. */
function groupOf(one: DeskDocument, place: string): Part | undefined {
  const { document, schema } = one;
  const part = schemaAt(schema, document, place);
  if (!part) return undefined;
  const value = valueAt(document, place);
  const again = () => place;
  if (isPicture(part)) {
    const drawing = asPhoto(value)?.drawing;
    const name = [labelAbove(schema, place.replace(/\.\w+$/, "")), one.title]
      .filter(Boolean)
      .join(BEFORE_DOCUMENT);
    return {
      ...{ place, name, asItWillBe: `Así queda: ${name}`, again },
      whole: withPhoto(document, place),
      intro: nowIn(value),
      removal: Boolean(drawing) && "Quitar la foto",
      removed: () => withValue(document, place, drawing),
      words(fields, before, after) {
        const [then, now] = [before, after].map((other) => valueAt(other, place));
        if (asPhoto(then)?.drawing && !asPhoto(now)) return [backWords(then)];
        const isFirst = !asPhoto(then);
        return fieldWords(fields, isFirst ? {} : withoutDrawing(then), withoutDrawing(now), place);
      },
    };
  }
  const { inner, isOptional } = unwrapped(part);
  const { sections } = formsBelow(one, schema, "");
  const section = sections.find((other) => other.place === place);
  if (!section) return undefined;
  const { title, isThere } = section;
  const name = title + BEFORE_DOCUMENT + one.title;
  return {
    ...{ place, name, again },
    asItWillBe: isThere ? `Así queda: ${name}` : `Así se añade ${title}`,
    whole: isThere ? document : withValue(document, place, freshGroup(inner)),
    removal: isThere && isOptional && "Quitar esta sección",
    removed: () => withValue(document, place, undefined),
    words(fields, before, after) {
      const [then, now] = [before, after].map((other) => valueAt(other, place));
      if (then !== undefined && now === undefined) return [`Se quita ${quote(title)}`];
      const label = (where: string) => labelAbove(schema, where);
      if (then === undefined && now !== undefined)
        return [
          `Se añade ${quote(title)}`,
          ...fieldWords(fields, unsaid(fields, now, place), now, place, label),
        ];
      return fieldWords(fields, before, after, "", label);
    },
  };
}
