/**
 * Runs something while `Object.prototype` shows none of what scripts of the page have put on it.
 * zod reads tables of its own with `for…in`, takes such a name for one of its members, and throws.
 * The names are there again before anybody else's code runs.
 */
export function withOwnKeys<Result>(run: () => Result): Result {
  const foreign = Object.keys(Object.prototype);
  const show = (enumerable: boolean) => {
    for (const name of foreign) {
      // Gives false, and does not throw, where the page has frozen it.
      Reflect.defineProperty(Object.prototype, name, { __proto__: null, enumerable } as object);
    }
  };
  show(false);
  try {
    return run();
  } finally {
    show(true);
  }
}
