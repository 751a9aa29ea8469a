import * as z from "zod";
import { isWebAddress } from "../addresses";
import { nearestName } from "../nearest-name";

// What the schemas of the operator's documents are made of. Each field has a label and a help in Spanish, for editors
// and forms. For documents that are checked at a build or by a server: this is not for a visitor's browser.

/** One line that visitors read. */
export const line = (title: string, description: string, most = 200) =>
  z
    .string()
    .regex(/^[^\p{Cc}\s]([^\p{Cc}]*[^\p{Cc}\s])?$/u, {
      error: "escribe una sola línea, sin espacios al principio ni al final",
    })
    .max(most)
    .meta({ title, description });

/** One paragraph. */
export const paragraph = (title: string, description: string) => line(title, description, 800);

/** The last part of an address. */
export const slug = (title: string, description: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, {
      error: "escribe minúsculas sin tilde, cifras y guiones, como santa-marta",
    })
    .meta({ title, description });

/** Facts that the operator has still to give. */
export const pendingFacts = z
  .array(line("Pendiente", "Un dato que falta.", 300))
  .readonly()
  .meta({
    title: "Pendientes",
    description: "Los lista `npm run check:content`; no se muestran.",
  });

/** Small words over a title. */
export const eyebrow = (description: string) => line("Sobre el título", description, 80);

/** The words of a button or a link. */
export const button = (title: string, description: string) => line(title, description, 60);

/** A part of a document, with its name above its fields. */
export const part = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ title, description });

/** A text with names in braces, each for a value that is written elsewhere ({@link fillIn}). */
export function template(
  title: string,
  description: string,
  values: readonly string[],
  most = 800,
) {
  const names = values.map((name) => `{${name}}`);
  return line(title, description, most).refine(
    (text) => (text.match(/\{\w*\}|[{}]/g) ?? []).every((found) => names.includes(found)),
    { error: `entre llaves solo cabe ${names.join(" o ")}: corrígelo` },
  );
}

/** Lines or things in their order; at least one, so that nobody wonders what an empty list shows. */
export const listOf = <Item extends z.ZodType>(item: Item, most = 30) =>
  z.array(item).min(1).max(most).readonly();

/**
 * Groups of fields in their order. A form of the desk has one of them.
 * @param one what the desk calls one: `un punto`
 */
export const groupsOf = <Item extends z.ZodType>(
  title: string,
  one: string,
  item: Item,
  most = 30,
) => listOf(item.meta({ ...item.meta(), one }), most).meta({ title });

/** A whole number of pesos. */
export const pesos = (title: string) =>
  z.int().min(1000).max(1_000_000_000).meta({
    title,
    description: "En pesos enteros, sin puntos ni signo: 2650000.",
  });

/** A whole number of dollars. */
export const dollars = (title: string) =>
  z.int().min(1).max(100_000).meta({
    title,
    description: "En dólares enteros, sin puntos ni signo: 1300.",
  });

export const people = (title: string) =>
  z.int().min(1).max(99).meta({ title, description: "Un número de personas." });

/** A day of the calendar, as `2026-12-04`. */
export const day = (title: string) =>
  z.iso
    .date({ error: "escribe una fecha que exista, como 2026-12-04" })
    .meta({ title, description: "Año, mes y día: 2026-12-04." });

/** The format of a colour, by which a form offers a choice of them. */
export const COLOUR = "colour";

/** The format of a trip's address without its slash, by which a form offers a choice of them. */
export const TRIP = "trip";

/** The format of a list of choices whose order says nothing, by which a form offers a box for each. */
export const SEVERAL = "several";

/** The format of a picture, which has pages of its own. */
export const PICTURE = "picture";

export const colour = (title: string, description: string) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/, { error: "escribe un color como #12382b, en minúsculas" })
    .meta({ title, description, format: COLOUR });

/** A page elsewhere. */
export const webLink = (title: string, description: string) =>
  z
    .url({ protocol: /^https$/, error: "escribe una dirección que empiece por https://" })
    .refine(isWebAddress, { error: "quita lo que está antes de la @" })
    .meta({ title, description });

/** What is wrong in a document, and how to mend it. */
export interface Problem {
  /** `packages.0.price.cop`, or nothing for the whole document. */
  place: string;
  mend: string;
}

const kinds: Readonly<Record<string, string>> = {
  array: "una lista",
  boolean: "true o false",
  int: "un número entero",
  number: "un número, sin comillas",
  object: "un grupo de campos entre llaves",
  record: "un grupo de campos entre llaves",
  string: "un texto entre comillas",
  tuple: "una lista",
};

/** Says in Spanish how to mend what a schema itself does not say. */
function mendOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "falta: añádelo"
        : `escribe ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return oneOf(issue.input, issue.values.map(String));
    case "too_small":
      return issue.origin === "array"
        ? `pon al menos ${issue.minimum}, o quita el campo`
        : `escribe ${issue.minimum} o más`;
    case "too_big":
      return issue.origin === "string"
        ? `acórtalo: caben ${issue.maximum} letras`
        : `${issue.origin === "array" ? "deja" : "escribe"} ${issue.maximum} o menos`;
    case "unrecognized_keys":
      return `no existe ${issue.keys.map((key) => `"${key}"`).join(", ")}: quítalo o corrige su nombre`;
    case "invalid_key":
      return issue.issues[0]?.message;
    case "invalid_union":
      if (Array.isArray(issue.options)) return oneOf(undefined, issue.options.map(String));
      return "no corresponde a ninguna de sus formas: compáralo con otro documento";
    default:
      return undefined;
  }
}

/** `escribe "Activo" o "Próximamente"`, or of many the one that is meant. */
export const oneOf = (written: unknown, names: readonly string[]): string =>
  names.length > 4 && typeof written === "string"
    ? `no existe "${written}": ¿"${nearestName(written, names)}"?`
    : `escribe ${names.map((name) => `"${name}"`).join(" o ")}`;

/** Checks a document's text. */
export function checkDocument<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): { document: z.output<Schema> } | { problems: Problem[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
    // Editors check the file by it.
    if (typeof parsed === "object" && parsed !== null) Reflect.deleteProperty(parsed, "$schema");
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    return { problems: [{ place: "", mend: `no es JSON; revisa comas y comillas (${reason})` }] };
  }
  const checked = schema.safeParse(parsed, { error: mendOf });
  if (checked.success) return { document: checked.data };
  const mends = new Map<string, string>();
  for (const { path, message } of checked.error.issues.flatMap(meantIssues)) {
    const place = path.map(String).join(".");
    // What follows from the first, such as that a text is also too short for a list, helps nobody.
    if (!mends.has(place)) mends.set(place, message);
  }
  return { problems: [...mends].map(([place, mend]) => ({ place, mend })) };
}

/** What is wrong in the form of a value that was meant, where it may have several: the one that has all of its fields. */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.find((each) => each.length && each.every(({ path }) => path.length));
  if (!meant) return [issue];
  return meant.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}
