/**
 * JSON as ECMAScript specifies it. An old library of the page may have added `toJSON` to arrays, which
 * would send them as text.
 */
export const toJson = (value: unknown) =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
