/** Warnings that were given. */
const given = new Set<string>();

/** Tells a page's developer what is wrong, once, and where: in an element, or in all of them. */
export function warnOnce(problem: string, where = "maloca"): void {
  const line = `${where} ${problem}`;
  if (given.has(line)) return;
  given.add(line);
  console.warn(line);
}
