import { fileOf } from "@maloca/catalog/documents/check";
import type { Documents } from "@maloca/catalog/documents/documents";

/** A text longer than this is cut where it is shown. */
const SHOWN_CHARACTERS = 60;

const NOTHING = "–";

function quoted(value: unknown): string {
  if (value === undefined) return NOTHING;
  const text = JSON.stringify(value);
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** What is in one list and not in another: `quita "guajira"`. */
function listChanges(before: readonly unknown[], after: readonly unknown[], say: Say): string {
  const lacks = (list: readonly unknown[]) => (each: unknown) =>
    !list.some((other) => isSame(each, other));
  const gone = before.filter(lacks(after));
  const added = after.filter(lacks(before));
  const told = [
    ...gone.map((each) => `quita ${say(each)}`),
    ...added.map((each) => `añade ${say(each)}`),
  ];
  return told.join(", ") || "cambia el orden";
}

/** A list with texts or numbers, perhaps beside groups: its items have no place of their own. */
const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((item) => !isGroup(item));

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** How a value is written in what differs. */
type Say = (value: unknown) => string;

/** A value that differs. */
export interface Difference {
  /** The document's name. */
  name: string;
  /** Its place there, such as `packages.0.price.cop`. */
  place: string;
  /** `2650000 → 2700000`. */
  told: string;
}

/** What differs, one line a value: `trips/guajira.json packages.0.price.cop: 2650000 → 2700000`. */
export const changesOf = (before: object, after: object): string[] =>
  differences(before, after).map(
    ({ name, place, told }) => `${[fileOf(name), place].filter(Boolean).join(" ")}: ${told}`,
  );

/**
 * The same, value by value.
 * @param isTold whether a group that came or went at a place is told by its values
 */
export function differences(
  before: object,
  after: object,
  say: Say = quoted,
  between = " → ",
  isTold: (place: string) => boolean = () => false,
): Difference[] {
  const found: Difference[] = [];
  const compare = (name: string, place: string, one: unknown, other: unknown): void => {
    if (one === undefined && isGroup(other) && isTold(place)) compare(name, place, {}, other);
    else if (other === undefined && isGroup(one) && isTold(place)) compare(name, place, one, {});
    else if (isPlainList(one) && isPlainList(other)) {
      if (JSON.stringify(one) !== JSON.stringify(other))
        found.push({ name, place, told: listChanges(one, other, say) });
    } else if (isGroup(one) && isGroup(other)) {
      // What editors check a file by is nothing that a document says.
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
        if (key !== "$schema") compare(name, place ? `${place}.${key}` : key, one[key], other[key]);
    } else if (one !== other) found.push({ name, place, told: say(one) + between + say(other) });
  };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  for (const name of [...names].sort()) {
    const [one, other] = [before, after].map((all) => (all as Record<string, unknown>)[name]);
    compare(name, "", one, other);
  }
  return found;
}

/** Whether two values say the same, in whatever order their fields stand. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isGroup(one) && isGroup(other) ? changesOf({ one }, { one: other }).length === 0 : one === other;

/**
 * The documents that somebody changed, put into the current ones.
 * @param base the version that they were changed from
 * @param changed a document that is missing is as in the base
 * @returns the names of those that somebody else has changed too, if there are such.
 */
export function merged(
  base: Documents,
  changed: object,
  current: Documents,
): { documents: Documents } | { conflicts: string[] } {
  const documents: Record<string, unknown> = { ...current };
  const conflicts: string[] = [];
  const of = (all: object, name: string) => (all as Record<string, unknown>)[name];
  for (const name of Object.keys(changed)) {
    const [old, mine, theirs] = [base, changed, current].map((all) => of(all, name));
    if (isSame(mine, old) || isSame(mine, theirs)) continue;
    if (isSame(theirs, old)) documents[name] = mine;
    else conflicts.push(name);
  }
  return conflicts.length ? { conflicts } : { documents: documents as unknown as Documents };
}
