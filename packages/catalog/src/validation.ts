import * as z from "zod/mini";
import { commonErrors } from "./locales/es";
import { withOwnKeys } from "./own-keys";
import type { Limits } from "./requests/fields";

/**
 * The answer of {@link check}: the cleaned data, or one message a field, ready to be shown beside the
 * field (docs/product.md, "Checks and messages").
 */
export type Checked<Data> = { data: Data; errors?: never } | { data?: never; errors: FieldErrors };

/** Field name → what is wrong with it. The first failed rule gives the message. */
export type FieldErrors = Record<string, string>;

/** A request's schema: built out of reach of the host page's scripts. */
// @__NO_SIDE_EFFECTS__
export function request<Fields extends z.core.$ZodLooseShape>(fields: () => Fields) {
  return withOwnKeys(() => z.object(fields()));
}

/** Runs a request schema over what was typed or received. Never throws. */
export function check<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
): Checked<z.output<Schema>> {
  const parsed = withOwnKeys(() => schema.safeParse(input));
  if (parsed.success) return { data: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    errors[String(issue.path[0] ?? "")] ??= issue.message;
  }
  return { errors };
}

// Control characters and lone surrogates come from pastes and from attackers, never from a
// request that means something; a database or a mail header chokes on them.
const BLANK = /[\p{Cc}\p{Cs}\s]+/gu;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]+|\p{Cs}+/gu;

/** A text in which nothing is to be seen, such as zero-width spaces alone, is an empty one. */
const orEmpty = (text: string) => (/[^\s\p{DI}\u2800]/u.test(text) ? text.trim() : "");

const oneLine = (text: string) => orEmpty(text.replace(BLANK, " "));
const manyLines = (text: string) =>
  orEmpty(text.replace(/\r\n?/g, "\n").replace(CONTROL_BUT_LINES, ""));

/** What an optional field or a longer text says when it is too long. */
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

/** A single-line text, trimmed, with its limits. If it is required, its one message holds at both ends. */
export const line = (limits: Limits, message: string, tooLongText?: string) =>
  limited(oneLine, limits, message, limits[0] ? message : tooLongText);

/** A multi-line text, trimmed, line ends made `\n`. */
export const lines = (limits: Limits, message: string, tooLongText?: string) =>
  limited(manyLines, limits, message, tooLongText);

/** A well-formed e-mail address. */
export const emailAddress = ([, max]: Limits, message: string) =>
  z.string(message).check(z.overwrite(oneLine), z.email(message), z.maxLength(max, message));
