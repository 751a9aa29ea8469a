import { readPesos } from "@maloca/catalog";
import { COLOUR, PICTURE, SEVERAL, TRIP } from "@maloca/catalog/documents/field";
import type { PictureFile } from "@maloca/catalog/documents/photos";
import { editDistance, nearestName } from "@maloca/catalog/nearest-name";
import * as z from "zod";

// The fields of a document that a form of the desk changes. Labels, helps and limits are those of its schema.

/** A value of a document, as a form asks for it. */
export interface DocumentField {
  /** `packages.0.price.cop`. */
  place: string;
  /** The package or part that has it; empty where the trip itself has it. */
  group: string;
  label: string;
  help: string;
  /** `photo`: a photograph's file, whose place is that of the photograph. `several`: a list of choices, a line each. */
  kind: "text" | "number" | "date" | "choice" | "several" | "lines" | "colour" | "photo";
  /** Of a choice. */
  choices: readonly string[];
  /** How a choice is read, where that is not the choice itself. */
  choiceNames?: ReadonlyMap<string, string>;
  /** What a photograph must be exactly, in pixels. */
  exact?: { width: number; height: number; type: string } | undefined;
  /** The longest text. */
  most: number | null;
  isOptional: boolean;
  /** Whether nothing can stand in it, as an empty text or list. */
  mayBeEmpty: boolean;
  /** What stands in the document; empty where nothing does. */
  text: string;
}

/**
 * The fields at places of a document, in the order of the places.
 * @param places `*` is each of a list; all fields below a place are meant
 */
export const fieldsAt = (
  schema: z.ZodType,
  document: object,
  places: readonly string[],
): DocumentField[] =>
  places.flatMap((place) => [
    ...fieldsBelow(schema, document, { path: [], rest: place.split("."), group: "" }),
  ]);

interface Walk {
  path: readonly (string | number)[];
  /** What of a place is still to be followed. */
  rest: readonly string[];
  group: string;
}

function* fieldsBelow(schema: z.ZodType, value: unknown, walk: Walk): Generator<DocumentField> {
  const { inner, isOptional, title, description, format } = unwrapped(schema);
  const { path, rest } = walk;
  const [next, ...later] = rest;
  const below = (key: string | number, part: z.ZodType, group: string) =>
    fieldsBelow(part, partOf(value, key), { path: [...path, key], rest: later, group });
  if (inner instanceof z.ZodDiscriminatedUnion) {
    const chosen = inner.options.find((option) => fits(option, inner.def.discriminator, value));
    if (chosen)
      yield* fieldsBelow(chosen as z.ZodType, value, { ...walk, group: walk.group || title });
  } else if (inner instanceof z.ZodObject) {
    const isPhoto = next === undefined && PHOTO_KEYS.every((key) => key in inner.shape);
    const group = walk.group || title;
    if (isPhoto) yield { ...photoField(inner, value), place: path.join("."), group, isOptional };
    for (const [key, part] of Object.entries(inner.shape))
      if (isPhoto ? !PHOTO_KEYS.includes(key) : next === undefined || next === key)
        yield* below(key, part, group);
  } else if (inner instanceof z.ZodArray && !isLines(inner, next)) {
    const isOne = next !== undefined && next !== "*";
    for (const [at, item] of (Array.isArray(value) ? value : []).entries()) {
      if (isOne && at !== Number(next)) continue;
      // The fields of one alone are those of its form, and need no name.
      const group = isOne ? walk.group : nameOf(item) || walk.group;
      for (const field of below(at, inner.element as z.ZodType, group))
        yield next === undefined ? { ...field, label: `${field.label} (${at + 1})` } : field;
    }
  } else if (!(inner instanceof z.ZodLiteral || isNoText(inner))) {
    yield {
      ...{ place: path.join("."), group: walk.group, label: title, help: description, isOptional },
      kind: kindOf(inner, format),
      mayBeEmpty: inner.safeParse(inner instanceof z.ZodArray ? [] : "").success,
      choices: choicesOf(inner),
      most: inner instanceof z.ZodString ? inner.maxLength : null,
      text: textOf(value),
    };
  }
}

/** Whether a list is typed as lines of one field: it is itself meant, and has neither numbers nor groups. */
function isLines({ element }: z.ZodArray, next: string | undefined): boolean {
  const { inner } = unwrapped(element as z.ZodType);
  const isOfGroups = [z.ZodObject, z.ZodDiscriminatedUnion].some((kind) => inner instanceof kind);
  return next === undefined && !(inner instanceof z.ZodNumber) && !isOfGroups;
}

/** A picture has pages of its own; true or false is for who edits the file. */
function isNoText(schema: z.ZodType): boolean {
  const { inner } = unwrapped(schema);
  if (inner instanceof z.ZodArray) return isNoText(inner.element as z.ZodType);
  return inner instanceof z.ZodBoolean || inner.meta()?.format === PICTURE;
}

/** What of a photograph its file says. */
const PHOTO_KEYS: readonly string[] = ["photo", "width", "height"];

function photoField({ shape }: z.ZodObject, value: unknown) {
  const { title, description } = unwrapped(shape.photo as z.ZodType);
  const [width, height] = [shape.width, shape.height].map((side) =>
    side instanceof z.ZodLiteral ? Number(side.value) : 0,
  );
  const type = `image/${(shape.photo as z.ZodType).meta()?.format}`;
  return {
    ...{ label: title, help: description, kind: "photo" as const, choices: [], most: null },
    mayBeEmpty: false,
    text: String(partOf(value, "photo") ?? ""),
    exact: width && height ? { width, height, type } : undefined,
  };
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return String(partOf(value, "text") ?? value ?? "");
}

/** What stands in wrappers, with the words of the outermost that has some. */
function unwrapped(schema: z.ZodType) {
  let [inner, meta, isOptional] = [schema, schema.meta(), false];
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodReadonly) {
    isOptional ||= inner instanceof z.ZodOptional;
    inner = inner.unwrap() as z.ZodType;
    meta ??= inner.meta();
  }
  const { title = "", description = "", format } = meta ?? {};
  return { inner, isOptional, title, description, format };
}

const partOf = (value: unknown, key: string | number): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

const nameOf = (value: unknown) => String(partOf(value, "name") ?? "");

const fits = (option: unknown, key: string, value: unknown) =>
  option instanceof z.ZodObject && option.shape[key]?.safeParse(partOf(value, key)).success;

function choicesOf(inner: z.ZodType): string[] {
  const one = inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType).inner : inner;
  return one instanceof z.ZodEnum ? one.options.map(String) : [];
}

const isTrip = (schema: z.ZodType) => unwrapped(schema).format === TRIP;

function kindOf(inner: z.ZodType, format: unknown): DocumentField["kind"] {
  if (inner instanceof z.ZodEnum || format === TRIP) return "choice";
  if (inner instanceof z.ZodArray)
    return isTrip(inner.element as z.ZodType) || format === SEVERAL ? "several" : "lines";
  if (inner instanceof z.ZodNumber) return "number";
  if (inner instanceof z.ZodISODate) return "date";
  return format === COLOUR ? "colour" : "text";
}

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
  for (const { place, kind, text, mayBeEmpty } of fields) {
    const written = typed(place).trim();
    if (written === text || isRemoved(place)) continue;
    const path = place.split(".");
    if (kind === "photo") {
      const file = files.find(({ photo }) => photo === written) ?? { photo: written };
      for (const [key, value] of Object.entries(file)) put(changed, [...path, key], value);
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

/** Writes a value at its place; without one, removes what is there, and a group that is empty then. */
function put(into: object, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length) {
    const part = partOf(into, key) ?? {};
    put(part, rest, value);
    if (Object.keys(part).length) Reflect.set(into, key, part);
    else Reflect.deleteProperty(into, key);
  } else if (value === undefined && !Array.isArray(into)) Reflect.deleteProperty(into, key);
  else Reflect.set(into, key, value ?? "");
}

/** The label of a place of a schema; empty where there is none. */
export function labelIn(schema: z.ZodType, place: string): string {
  let part: z.ZodType | undefined = schema;
  let number = "";
  for (const key of place.split(".")) {
    const { inner }: { inner: z.ZodType } = unwrapped(part);
    if (inner instanceof z.ZodArray) number = ` (${Number(key) + 1})`;
    part = partAt(inner, key);
    if (!part) return "";
  }
  return unwrapped(part).title + number;
}

function partAt(inner: z.ZodType, key: string): z.ZodType | undefined {
  if (inner instanceof z.ZodArray) return inner.element as z.ZodType;
  if (inner instanceof z.ZodObject)
    return Object.hasOwn(inner.shape, key) ? inner.shape[key] : undefined;
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined;
  return inner.options.map((option) => partAt(option as z.ZodType, key)).find(Boolean);
}
