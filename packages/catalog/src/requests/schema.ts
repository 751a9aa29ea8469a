import * as z from "zod/mini";
import { commonErrors } from "../locales/es";
import { type Checked, check, emailAddress, line, lines, request } from "../validation";
import { type Wording, wordsIn } from "../words";
import type { Limits, RequestField, RequestFields } from "./fields";

/** What a field holds once it is checked. */
type Value<Field extends RequestField> = Field extends { choices: readonly (infer Choice)[] }
  ? Field extends { type: "choice" }
    ? Choice
    : string[]
  : Field extends { type: "number" }
    ? number | null
    : string;

/** A request that was checked. */
export type RequestOf<Fields extends RequestFields> = {
  -readonly [Name in keyof Fields]: Value<Fields[Name]>;
};

type MayBeEmpty = { type: "number" } | { type: "checkboxes" } | { limits: readonly [0, number] };

/** A field's schema: an optional one may be left out, and is then empty. */
type FieldSchema<Field extends RequestField> = Field extends MayBeEmpty
  ? z.ZodMiniDefault<z.ZodMiniType<Value<Field>, Value<Field>>>
  : z.ZodMiniType<Value<Field>, Value<Field>>;

type Shape<Fields extends RequestFields> = { [Name in keyof Fields]: FieldSchema<Fields[Name]> };

/**
 * What each field says when it is empty, too short or wrong. Where anything may be written, and in a group of
 * boxes, no visitor can be wrong.
 */
export type Errors<Fields extends RequestFields> = Readonly<
  Record<
    {
      [Name in keyof Fields & string]: Fields[Name] extends { type: "number" }
        ? Name
        : Fields[Name] extends MayBeEmpty
          ? never
          : Name;
    }[keyof Fields & string],
    string
  >
>;

type CommonErrors = Pick<typeof commonErrors, "tooLong" | "invalid">;

/** The schema of a request: its fields, each with its limits and its message. */
// @__NO_SIDE_EFFECTS__
export function schemaOf<const Fields extends RequestFields>(
  fields: Fields,
  errors: Errors<Fields>,
  common: CommonErrors = commonErrors,
): z.ZodMiniObject<Shape<Fields>> {
  return request(() => {
    const schemas = Object.entries(fields).map(([name, field]) => [
      name,
      fieldSchema(name, field, errors, common),
    ]);
    // Entries forget which name goes with which schema; a test compares them with the types.
    return Object.fromEntries(schemas) as Shape<Fields>;
  });
}

/**
 * Checks a request, with messages in the visitor's language.
 * @param errors a schema's messages, under the name by which other languages have them.
 */
// @__NO_SIDE_EFFECTS__
export function checkOf<const Fields extends RequestFields>(
  fields: Fields,
  errors: Readonly<Record<string, Errors<Fields>>>,
): (input: unknown, wording?: Wording) => Checked<RequestOf<Fields>> {
  let latest: { of: Wording; schema: z.ZodMiniObject<Shape<Fields>> } | undefined;
  return (input, wording = {}) => {
    const { lang, strings } = wording;
    // Runs at every keystroke while a field is wrong.
    if (!latest || latest.of.lang !== lang || latest.of.strings !== strings) {
      const words = wordsIn(wording, { commonErrors, ...errors }, "errors");
      latest = {
        of: { lang, strings },
        schema: schemaOf(fields, words as Errors<Fields>, words),
      };
    }
    return check(latest.schema, input) as Checked<RequestOf<Fields>>;
  };
}

function fieldSchema(
  name: string,
  field: RequestField,
  errors: Readonly<Record<string, string>>,
  { invalid, tooLong }: CommonErrors,
) {
  const error = errors[name] ?? invalid;
  if (field.type === "choice") return z.enum(field.choices, error);
  if (field.type === "number") return z._default(count(field.limits, error), null);
  if (field.type === "checkboxes") {
    const each = line(field.limits, error, tooLong);
    return z._default(z.array(each, error).check(z.maxLength(field.count[1], error)), []);
  }
  const text = textSchema(field, error, tooLong);
  return field.limits[0] ? text : z._default(text, "");
}

function textSchema(
  field: Exclude<RequestField, { type: "choice" | "number" | "checkboxes" }>,
  error: string,
  tooLong: string,
) {
  if (field.type === "multi-line") return lines(field.limits, error, tooLong);
  const format = field.type === "email" && field.format;
  if (format === "address") return emailAddress(field.limits, error);
  const text = line(field.limits, error, tooLong);
  return format === "at" ? text.check(z.includes("@", error)) : text;
}

/** A form's text counts as the number it holds; an empty one is unknown. */
const toCount = (value: unknown) => {
  if (typeof value !== "string") return value;
  return value.trim() ? Number(value) : null;
};

/** A whole number, or nothing. Not a number schema: every form of the script-tag build would load it. */
const count = ([min, max]: Limits, error: string) =>
  z.unknown().check(
    z.overwrite(toCount),
    z.refine(
      (value) =>
        value === null || (Number.isInteger(value) && Number(value) >= min && Number(value) <= max),
      error,
    ),
  ) as z.ZodMiniType<number | null>;

/** The limits of a request's texts, by field. */
export type TextLimits<Fields extends RequestFields> = {
  [Name in keyof Fields as Fields[Name] extends { type: "text" | "multi-line" | "tel" | "email" }
    ? Name
    : never]: Fields[Name] extends { limits: infer Own } ? Own : never;
};

// @__NO_SIDE_EFFECTS__
export function limitsOf<Fields extends RequestFields>(fields: Fields): TextLimits<Fields> {
  const texts = Object.entries(fields).flatMap(([name, field]) =>
    field.type === "choice" || field.type === "number" || field.type === "checkboxes"
      ? []
      : [[name, field.limits]],
  );
  return Object.fromEntries(texts);
}
