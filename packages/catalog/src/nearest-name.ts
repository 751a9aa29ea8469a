/** The name that is most like a misspelt one. */
export const nearestName = (written: string, names: readonly string[]): string =>
  names.toSorted((a, b) => edits(written, a) - edits(written, b))[0] ?? "";

/** How many letters must be added, removed or replaced to make one word of the other. */
export function edits(one: string, other: string): number {
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
