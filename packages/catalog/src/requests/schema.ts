import * as z from "zod/mini";
import { commonErrors } from "../locales/es";
import {
  added,
  type Checked,
  check,
  choice,
  emailAddress,
  line,
  lines,
  request,
} from "../validation";
import { type Wording, wordsIn } from "../words";
import type { Limits, RequestField, RequestFields } from "./fields";

/** The value of a field after the check. */
type Value<Field extends RequestField> = Field extends { choices: readonly (infer Choice)[] }
  ? Field extends { type: "choice" }
    ? Choice
    : string[]
  : Field extends { type: "number" }
    ? number | null
    : string;

/** A request after the check. */
export type RequestOf<Fields extends RequestFields> = {
  -readonly [Name in keyof Fields]: Value<Fields[Name]>;
};

type MayBeEmpty = { type: "number" } | { type: "checkboxes" } | { limits: readonly [0, number] };

/** A field's schema. A missing optional field becomes empty. */
type FieldSchema<Field extends RequestField> = Field extends MayBeEmpty
  ? z.ZodMiniDefault<z.ZodMiniType<Value<Field>, Value<Field>>>
  : z.ZodMiniType<Value<Field>, Value<Field>>;

type Shape<Fields extends RequestFields> = { [Name in keyof Fields]: FieldSchema<Fields[Name]> };

/**
 * The message of each field that can be wrong: when it is empty, too short or invalid. Optional texts and
 * checkboxes need none.
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

/** The schema of a request: its fields with their limits and messages. */
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
    // `Object.fromEntries` loses the types of single fields; a test compares the result with them.
    return Object.fromEntries(schemas) as Shape<Fields>;
  });
}

/**
 * Checks a request, with messages in the visitor's language.
 * @param errors a section of messages under its name, which is the same in other languages.
 */
// @__NO_SIDE_EFFECTS__
export function checkOf<const Fields extends RequestFields>(
  fields: Fields,
  errors: Readonly<Record<string, Errors<Fields>>>,
): (input: unknown, wording?: Wording) => Checked<RequestOf<Fields>> {
  let latest: { of: Wording; schema: z.ZodMiniObject<Shape<Fields>> } | undefined;
  return (input, wording = {}) => {
    const { lang, strings } = wording;
    // The schema is kept, because a check runs at every keystroke while a field is wrong.
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
  if (field.type === "choice") return choice(field.choices, error);
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
  if ("added" in field) return added(field.limits);
  if (field.type === "multi-line") return lines(field.limits, error, tooLong);
  const format = field.type === "email" && field.format;
  if (format === "address") return emailAddress(field.limits, error);
  const text = line(field.limits, error, tooLong);
  return format === "at" ? text.check(z.refine((text) => text.includes("@"), error)) : text;
}

/** Converts a form's text to a number; an empty text is null. */
const toCount = (value: unknown) => {
  if (typeof value !== "string") return value;
  return value.trim() ? Number(value) : null;
};

/** A whole number or null. */
const count = ([min, max]: Limits, error: string) =>
  z.unknown().check(
    z.overwrite(toCount),
    z.refine(
      (value) =>
        value === null || (Number.isInteger(value) && Number(value) >= min && Number(value) <= max),
      error,
    ),
  ) as z.ZodMiniType<number | null>;

/** The limits of a request's text fields. */
export type TextLimits<Fields extends RequestFields> = {
  [Name in keyof Fields as Fields[Name] extends { type: "text" | "multi-line" | "tel" | "email" }
    ? Name
    : never]: Fields[Name] extends { limits: infer FieldLimits } ? FieldLimits : never;
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
