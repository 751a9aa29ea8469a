import * as z from "zod/mini";
import { addedText } from "./added-text";
import { withCleanPrototype } from "./clean-prototype";
import { commonErrors } from "./locales/es";
import type { Limits } from "./requests/fields";

/**
 * The result of {@link check}: the cleaned data, or one message for each wrong field
 * (docs/product.md, "Checks and messages").
 */
export type Checked<Data> = { data: Data; errors?: never } | { data?: never; errors: FieldErrors };

/** Messages by field. Each is that of the first rule that failed. */
export type FieldErrors = Record<string, string>;

/** A request's schema, built without what a page's scripts added to `Object.prototype`. */
// @__NO_SIDE_EFFECTS__
export function request<Fields extends z.core.$ZodLooseShape>(fields: () => Fields) {
  return withCleanPrototype(() => z.object(fields()));
}

/** Checks what was typed or received with a schema. Never throws. */
export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): Checked<z.output<Schema>> {
  const parsed = withCleanPrototype(() => schema.safeParse(input));
  if (parsed.success) return { data: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    errors[String(issue.path[0] ?? "")] ??= issue.message;
  }
  return { errors };
}

// Control characters and lone surrogates come from pasted texts and from attackers. Databases and mail headers do
// not accept them.
const BLANK = /[\p{Cc}\p{Cs}\s]+/gu;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]+|\p{Cs}+/gu;

/** A text of invisible characters only, such as zero-width spaces, counts as empty. */
const orEmpty = (text: string) => (/[^\s\p{DI}\u2800]/u.test(text) ? text.trim() : "");

const oneLine = (text: string) => orEmpty(text.replace(BLANK, " "));
const manyLines = (text: string) =>
  orEmpty(text.replace(/\r\n?/g, "\n").replace(CONTROL_BUT_LINES, ""));

/** The message for an optional or multi-line text that is too long. */
export const tooLong = (max: number, text: string = commonErrors.tooLong) =>
  text.replace("{max}", String(max));

const limited = (
  clean: (text: string) => string,
  [min, max]: Limits,
  message: string,
  tooLongText?: string,
) =>
  z
    .string(message)
    .check(
      z.overwrite(clean),
      z.minLength(min, message),
      z.maxLength(max, tooLong(max, tooLongText)),
    );

/** A single-line text, trimmed. If it is required, the message is the same for too short and too long. */
export const line = (limits: Limits, message: string, tooLongText?: string) =>
  limited(oneLine, limits, message, limits[0] ? message : tooLongText);

/** A multi-line text, trimmed, with `\n` as line ends. */
export const lines = (limits: Limits, message: string, tooLongText?: string) =>
  limited(manyLines, limits, message, tooLongText);

/** A single line that the page adds: cut to its limit, and empty if it is no text. */
export const added = ([, max]: Limits) =>
  z
    .unknown()
    .check(
      z.overwrite((text) => (typeof text === "string" ? addedText(text, max) : "")),
    ) as z.ZodMiniType<string>;

// Refinements below, because each of zod's own schemas and checks is code that every form of the script-tag build loads.

/** A well-formed e-mail address. */
export const emailAddress = (limits: Limits, message: string) =>
  line(limits, message).check(z.refine((text) => z.regexes.email.test(text), message));

/** One of some texts. */
export const choice = <const Choice extends string>(choices: readonly Choice[], message: string) =>
  z
    .unknown()
    .check(z.refine((value) => choices.includes(value as Choice), message)) as z.ZodMiniType<
    Choice,
    Choice
  >;
