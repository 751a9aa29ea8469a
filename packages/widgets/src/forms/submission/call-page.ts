/**
 * Calls a callback of the page. What it throws is the page's own error: the console shows it, and what
 * became of the request stays as it is.
 * @returns what the callback returned.
 */
export function callPage<Result>(callback: () => Result): Result | undefined {
  try {
    return callback();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
