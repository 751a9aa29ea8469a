/**
 * JSON as the language writes it. A page's older library may have given lists a `toJSON` of its own,
 * and a list that it writes is a text to whoever reads it.
 */
export const toJson = (value: unknown) =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
