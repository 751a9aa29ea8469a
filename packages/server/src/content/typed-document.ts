import { readPesos } from "@maloca/catalog";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import { editDistance, nearestName } from "@maloca/catalog/nearest-name";
import { type DocumentField, ON, textOf } from "./document-fields";
import { partOf } from "./schema-walk";

/**
 * A document with what was typed. What cannot be read as a number stays as it is, for the schema to refuse.
 * @param files the photographs that were chosen, which a field names by their file
 */
export function withTyped(
  document: object,
  fields: readonly DocumentField[],
  typed: (place: string) => string,
  files: readonly PictureFile[] = [],
): object {
  const changed = structuredClone(document) as object;
  // What is said of a photograph goes with it.
  const removed = fields.filter(
    ({ place, kind, text }) => kind === "photo" && text && !typed(place),
  );
  const isRemoved = (place: string) =>
    removed.some((photo) => `${place}.`.startsWith(`${photo.place}.`));
  for (const { place } of removed) put(changed, place.split("."), undefined);
  for (const { place, kind, text, mayBeEmpty, isOptional } of fields) {
    const written = typed(place).trim();
    if (written === text || isRemoved(place)) continue;
    const path = place.split(".");
    if (kind === "photo") {
      const file = files.find(({ photo }) => photo === written) ?? { photo: written };
      for (const [key, value] of Object.entries(file)) put(changed, [...path, key], value);
      continue;
    }
    if (kind === "switch") {
      put(changed, path, written === ON || (isOptional ? undefined : false));
      continue;
    }
    if (kind === "lines" || kind === "several") {
      const lines = withLines(path.reduce(partOf, document as unknown), written);
      put(changed, path, lines.length || mayBeEmpty ? lines : undefined);
      continue;
    }
    const amount = kind === "number" ? readPesos(written) : Number.NaN;
    const value = Number.isNaN(amount) ? written : amount;
    put(changed, path, value === "" && !mayBeEmpty ? undefined : value);
  }
  return changed;
}

/** A list as somebody typed it, a line each. A line that was reworded stays about transport, lodging or meals. */
function withLines(before: unknown, typed: string): unknown[] {
  const lines = typed.split("\n").flatMap((line) => line.trim() || []);
  const items = Array.isArray(before) ? before : [];
  const gone = items.filter((item) => !lines.includes(textOf(item)));
  return lines.map((line) => {
    const same = items.find((item) => textOf(item) === line);
    if (same !== undefined) return same;
    const nearest = nearestName(line, gone.map(textOf));
    if (editDistance(line, nearest) > line.length / 2) return line;
    const [item] = gone.splice(gone.map(textOf).indexOf(nearest), 1);
    return typeof item === "object" ? { ...item, text: line } : line;
  });
}

/** A document with another value at a place, or without one. */
export function withValue(document: object, place: string, value: unknown): object {
  const changed = structuredClone(document);
  put(changed, place.split("."), value);
  return changed;
}

/** Writes a value at its place; without one, removes what is there, and a group that is empty then. */
function put(into: object, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length) {
    const part = partOf(into, key) ?? (/^\d+$/.test(rest[0] ?? "") ? [] : {});
    put(part, rest, value);
    if (Object.keys(part).length) Reflect.set(into, key, part);
    else Reflect.deleteProperty(into, key);
  } else if (value === undefined && !Array.isArray(into)) Reflect.deleteProperty(into, key);
  else Reflect.set(into, key, value ?? "");
}
