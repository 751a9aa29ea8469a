import { isRequired, type RequestField, type RequestFields } from "../src/requests/fields";
import type { RequestOf } from "../src/requests/schema";

/** A request with what is given, something that fits in every other required field, and nothing in the rest. */
export const sampleOf = <const Fields extends RequestFields>(
  fields: Fields,
  given: Partial<RequestOf<Fields>> = {},
): RequestOf<Fields> => ({
  ...(Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, fieldSample(field)]),
  ) as RequestOf<Fields>),
  ...given,
});

function fieldSample(field: RequestField) {
  if (field.type === "choice") return field.choices[0];
  if (field.type === "number") return null;
  if (field.type === "checkboxes") return [];
  if (!isRequired(field)) return "";
  if (field.type === "email") return "ana@example.org";
  if (field.type === "tel") return "+57 300 123 4567";
  return "Prueba".padEnd(field.limits[0], "-");
}
