/**
 * JSON as the language specifies it. An older library of the page may have given arrays a `toJSON` of
 * its own, which would send them as text.
 */
export const toJson = (value: unknown) =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
