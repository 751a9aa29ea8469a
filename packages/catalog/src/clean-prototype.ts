/**
 * Runs a function while properties that a page's scripts have added to `Object.prototype` are not enumerable: zod's
 * `for…in` loops would take them for its own members, and throw. They are enumerable again afterwards.
 */
export function withCleanPrototype<Result>(run: () => Result): Result {
  const added = Object.keys(Object.prototype);
  const setEnumerable = (enumerable: boolean) => {
    for (const name of added) {
      // Unlike `Object.defineProperty`, does not throw if the page has frozen the prototype.
      Reflect.defineProperty(Object.prototype, name, { __proto__: null, enumerable } as object);
    }
  };
  setEnumerable(false);
  try {
    return run();
  } finally {
    setEnumerable(true);
  }
}
