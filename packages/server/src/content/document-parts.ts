import { isSame } from "./changes";

// The items of a document's lists, such as a host or a package, of which a form of the desk has one.

/** What an address says in place of the item's number where one is added. */
export const ADDED = "nueva";

const listAt = (document: object, list: string): readonly object[] =>
  list.split(".").reduce<unknown>((part, key) => Reflect.get(Object(part), key), document) as never;

/** Whether a document has what holds a list, which may be empty. */
export const holds = (document: object, list: string): boolean =>
  !list.includes(".") || Boolean(listAt(document, list.replace(/\.\w+$/, "")));

/** The items of a list. */
export const partsOf = (document: object, list: string): readonly object[] =>
  listAt(document, list) ?? [];

/** A document with another list. */
function withParts(document: object, list: string, parts: readonly object[]): object {
  const changed = structuredClone(document);
  const keys = list.split(".");
  const last = keys.pop() ?? "";
  const holder = keys.reduce<object>((part, key) => Reflect.get(part, key), changed);
  Reflect.set(holder, last, parts);
  return changed;
}

/** A document with one item more, at its number. */
export const withPart = (document: object, list: string, at: number, part: object): object =>
  withParts(document, list, partsOf(document, list).toSpliced(at, 0, part));

/** A document without an item. */
export const withoutPart = (document: object, list: string, at: number): object =>
  withParts(document, list, partsOf(document, list).toSpliced(at, 1));

/**
 * The number of an item in another version of its list; undefined where it is gone. One that was changed in its place is
 * the same, under another name only where no item came or went.
 */
export function movedPart<Part>(
  parts: readonly Part[],
  at: number,
  others: readonly Part[],
  nameOf: (part: Part) => string,
): number | undefined {
  const [part, there] = [parts[at] as Part, others[at]];
  const same = others.findIndex((other) => isSame(other, part));
  if (same >= 0) return same;
  const isRenamed = parts.length === others.length && !parts.some((one) => isSame(one, there));
  return there && (isRenamed || nameOf(there) === nameOf(part)) ? at : undefined;
}

/** What went from a list and what came, also of those that say the same: an item that was changed is in both. */
export const partChanges = <Part>(before: readonly Part[], after: readonly Part[]) => ({
  gone: without(before, after),
  added: without(after, before),
});

function without<Part>(parts: readonly Part[], others: readonly Part[]): Part[] {
  const rest = [...others];
  return parts.filter((part) => {
    const at = rest.findIndex((other) => isSame(part, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
