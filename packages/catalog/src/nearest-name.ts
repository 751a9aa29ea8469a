/** The name that is most similar to a misspelt one. */
export const nearestName = (written: string, names: readonly string[]): string =>
  names.toSorted((a, b) => editDistance(written, a) - editDistance(written, b))[0] ?? "";

/** The edit distance of two words: letters added, removed or replaced. */
export function editDistance(one: string, other: string): number {
  let row = [...other, ""].map((_, at) => at);
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1];
    for (const [right, wanted] of [...other].entries()) {
      const replaced = (row[right] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(replaced, (row[right + 1] ?? 0) + 1, (next[right] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
