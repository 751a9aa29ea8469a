/**
 * @template Found
 * @param {Found | undefined} found
 * @param {string} what
 * @returns {Found}
 */
export function required(found, what) {
  if (found === undefined) throw new Error(`manifest: ${what} is missing`);
  return found;
}
