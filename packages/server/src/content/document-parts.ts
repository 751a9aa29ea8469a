import { isSame } from "./changes";
import type { DocumentList } from "./document-lists";
import { withValue } from "./typed-document";

// The items of a document's lists, such as a host or a package, of which a form of the desk has one.

/** What an address says in place of the item's number where one is added. */
export const ADDED = "nueva";

/** A document with an item more, at its number. */
export const withItem = (document: object, list: DocumentList, at: number, item: unknown): object =>
  withValue(document, list.place, list.items.toSpliced(at, 0, item));

/** A document without an item; of a list that need not be there, the last takes it along. */
export function withoutItem(
  document: object,
  { place, items, isOptional }: DocumentList,
  at: number,
) {
  const left = items.toSpliced(at, 1);
  return withValue(document, place, left.length || !isOptional ? left : undefined);
}

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
