/** Warnings that were given. */
const given = new Set<string>();

/** Tells a page's developer what is wrong, once. */
export function warnOnce(problem: string): void {
  if (given.has(problem)) return;
  given.add(problem);
  console.warn(`maloca ${problem}`);
}
