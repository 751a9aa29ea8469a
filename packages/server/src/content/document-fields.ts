import { COLOUR, SEVERAL, TRIP } from "@maloca/catalog/documents/field";
import { photograph } from "@maloca/catalog/trips/package-document";
import * as z from "zod";
import { isOfGroups, isPicture, partOf, partsOf, unwrapped } from "./schema-walk";

// The fields of a document that a form of the desk changes. Labels, helps and limits are those of its schema.

/** A value of a document, as a form asks for it. */
export interface DocumentField {
  /** `packages.0.price.cop`. */
  place: string;
  /** The package or part that has it; empty where the trip itself has it. */
  group: string;
  label: string;
  help: string;
  /** `photo`: a photograph's file, whose place is that of the photograph. `several`: a list of choices, a line each. `switch`: its text is `1`, or nothing. */
  kind: "switch" | "text" | "number" | "date" | "choice" | "several" | "lines" | "colour" | "photo";
  /** Of a choice. */
  choices: readonly string[];
  /** How a choice is read, where that is not the choice itself. */
  choiceNames?: ReadonlyMap<string, string>;
  /** Whether the trips of the documents are its choices. */
  isOfTrips?: boolean;
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
 * @param without `groups`: the lists below a place whose items have forms of their own
 */
export const fieldsAt = (
  schema: z.ZodType,
  document: object,
  places: readonly string[],
  without?: "groups",
): DocumentField[] =>
  places.flatMap((place) => [
    ...fieldsBelow(schema, document, {
      path: [],
      rest: place.split("."),
      group: "",
      without,
      own: 0,
    }),
  ]);

/** The fields of one part of a document, such as a section, an item of a list or a photograph. */
export const fieldsOfPart = (
  schema: z.ZodType,
  document: object,
  place: string,
  without?: "groups",
): DocumentField[] => {
  const rest = place.split(".");
  const walk = { path: [], rest, group: "", without, own: rest.length };
  return [...fieldsBelow(schema, document, walk)];
};

interface Walk {
  path: readonly (string | number)[];
  /** What of a place is still to be followed. */
  rest: readonly string[];
  group: string;
  without: "groups" | undefined;
  /** How deep the part is that the form is about: it gives its fields no name, and its picture is asked for. */
  own: number;
}

function* fieldsBelow(schema: z.ZodType, value: unknown, walk: Walk): Generator<DocumentField> {
  const { inner, isOptional, title, description, format, names } = unwrapped(schema);
  const { path, rest, without, own } = walk;
  const [next, ...later] = rest;
  const below = (key: string | number, part: z.ZodType, group: string) =>
    fieldsBelow(part, partOf(value, key), { ...walk, path: [...path, key], rest: later, group });
  const parts = partsOf(inner, value);
  if (isPicture(schema)) {
    if (path.length === own || partOf(value, "photo") === "")
      yield* fieldsBelow(photograph, value, walk);
  } else if (parts.length) {
    const isPhoto =
      inner instanceof z.ZodObject &&
      next === undefined &&
      PHOTO_KEYS.every((key) => key in inner.shape);
    const group = path.length > own ? walk.group || title : "";
    if (isPhoto) yield { ...photoField(inner, value), place: path.join("."), group, isOptional };
    for (const [key, part] of parts)
      if (isPhoto ? !PHOTO_KEYS.includes(key) : next === undefined || next === key)
        yield* below(key, part, group);
  } else if (inner instanceof z.ZodArray && !isLines(inner, next)) {
    if (without && next === undefined && isOfGroups(inner)) return;
    const isOne = next !== undefined && next !== "*";
    for (const [at, item] of (Array.isArray(value) ? value : []).entries()) {
      if (isOne && at !== Number(next)) continue;
      // The fields of one alone are those of its form, and need no name.
      const group = isOne ? walk.group : nameOf(item) || walk.group;
      for (const field of below(at, inner.element as z.ZodType, group))
        yield next === undefined ? { ...field, label: `${field.label} (${at + 1})` } : field;
    }
  } else if (title && !isNoText(inner)) {
    yield {
      ...{ place: path.join("."), group: walk.group, label: title, help: description, isOptional },
      kind: kindOf(inner, format),
      mayBeEmpty: inner.safeParse(inner instanceof z.ZodArray ? [] : "").success,
      choices: choicesOf(inner),
      ...(names && { choiceNames: new Map(Object.entries(names)) }),
      isOfTrips: isTrip(inner instanceof z.ZodArray ? (inner.element as z.ZodType) : schema),
      most: inner instanceof z.ZodString ? inner.maxLength : null,
      text: textOf(value),
    };
  }
}

/** Whether a list is typed as lines of one field: it is itself meant, and has neither numbers nor groups. */
function isLines(list: z.ZodArray, next: string | undefined): boolean {
  const { inner } = unwrapped(list.element as z.ZodType);
  return next === undefined && !(inner instanceof z.ZodNumber) && !isOfGroups(list);
}

/** What is typed into no field: a literal, names of any kind, or pictures, which have forms of their own. */
const isNoText = (inner: z.ZodType): boolean =>
  inner instanceof z.ZodLiteral ||
  inner instanceof z.ZodRecord ||
  inner instanceof z.ZodDiscriminatedUnion ||
  (inner instanceof z.ZodArray && isPicture(inner.element as z.ZodType));

/** The text of a switch that is on. */
export const ON = "1";

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

export function textOf(value: unknown): string {
  if (typeof value === "boolean") return value ? ON : "";
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return String(partOf(value, "text") ?? value ?? "");
}

const nameOf = (value: unknown) => String(partOf(value, "name") ?? "");

function choicesOf(inner: z.ZodType): string[] {
  const one = inner instanceof z.ZodArray ? unwrapped(inner.element as z.ZodType).inner : inner;
  return one instanceof z.ZodEnum ? one.options.map(String) : [];
}

const isTrip = (schema: z.ZodType) => unwrapped(schema).format === TRIP;

function kindOf(inner: z.ZodType, format: unknown): DocumentField["kind"] {
  if (inner instanceof z.ZodEnum || format === TRIP) return "choice";
  if (inner instanceof z.ZodArray)
    return isTrip(inner.element as z.ZodType) || format === SEVERAL ? "several" : "lines";
  if (inner instanceof z.ZodBoolean) return "switch";
  if (inner instanceof z.ZodNumber) return "number";
  if (inner instanceof z.ZodISODate) return "date";
  return format === COLOUR ? "colour" : "text";
}
